import { Badge, Button, Cell, Link, RelativeTime, Table, TableHead } from '@talkgraph/ui'
import { Buttons } from '../../forms/form.js'
import styles from './contacts.module.css'
import { type ContactRecord, contactName } from './use-contacts.js'

/** Contacts one below the other. */
export const ContactTable = ({
  contacts,
  more,
  isBusy,
}: {
  readonly contacts: readonly ContactRecord[]
  /** Loads those that come after; undefined: there are none. */
  readonly more: (() => void) | undefined
  readonly isBusy: boolean
}) => (
  <>
    <Table caption="Contacts" stacks>
      <TableHead columns={['Name', 'E-mail', 'Phone', 'Labels', 'Consent', 'Last heard of']} />
      <tbody>
        {contacts.map(contact => (
          <tr key={contact.id}>
            <Cell>
              <Link href={`/contacts/${contact.id}`}>
                <bdi>{contactName(contact)}</bdi>
              </Link>
            </Cell>
            <Cell label="E-mail">
              <Proven value={contact.email} isProven={contact.verified.email} />
            </Cell>
            <Cell label="Phone">
              <Proven value={contact.phone} isProven={contact.verified.phone} />
            </Cell>
            <Cell label="Labels">
              <span className={styles.labels}>
                {contact.labels.map(label => (
                  <Link key={label} href={`/contacts?${new URLSearchParams({ label })}`}>
                    <Badge>{label}</Badge>
                  </Link>
                ))}
              </span>
            </Cell>
            <Cell label="Consent">
              <ConsentBadge consent={contact.consent} />
            </Cell>
            <Cell quiet label="Last heard of">
              <RelativeTime value={contact.lastSeenAt} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
    {more && (
      <Buttons>
        <Button busy={isBusy} onClick={more}>
          Show more
        </Button>
      </Buttons>
    )}
  </>
)

/** An address or a number, and whether it is known to be theirs. */
export const Proven = ({
  value,
  isProven,
}: {
  readonly value: string
  readonly isProven: boolean
}) =>
  value === '' ? (
    '–'
  ) : (
    <>
      <bdi>{value}</bdi> {isProven && <Badge tone="good">Proven</Badge>}
    </>
  )

/** What somebody said last of being written to. */
export const ConsentBadge = ({ consent }: Pick<ContactRecord, 'consent'>) =>
  consent === null ? (
    '–'
  ) : (
    <Badge tone={consent.given ? 'good' : 'warn'}>{consent.given ? 'Agreed' : 'Refused'}</Badge>
  )
