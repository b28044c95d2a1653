import {
  Button,
  Card,
  ErrorState,
  Link,
  Menu,
  MenuItem,
  RelativeTime,
  SkeletonRows,
} from '@talkgraph/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Merge, Trash2, UserX } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { api } from '../../api/client.js'
import { may, useMe } from '../../api/me.js'
import { codeOf, wordsOf } from '../../api/problem.js'
import { channelTitle } from '../../channels/channel-mark.js'
import { Page, Stack } from '../../shell/page.js'
import { ContactFacts } from './contact-facts.js'
import { ContactNotes } from './contact-notes.js'
import { ConsentBadge } from './contact-table.js'
import styles from './contacts.module.css'
import { MergeContact } from './merge-contact.js'
import { SameAddress } from './same-address.js'
import { Sure } from './sure.js'
import { contactName, contactsKey, useContact, type WholeContact } from './use-contacts.js'

const back = { href: '/contacts', label: 'Contacts' }

/** One contact: who they are, what they said, what is noted of them. */
export function OneContact() {
  const { contactId = '' } = useParams()
  const { data, isPending, error, refetch, isFetching } = useContact(contactId)
  if (data) return <Whole known={data} />
  return (
    <Page title="Contact" back={back}>
      <Card>
        {isPending ? (
          <SkeletonRows label="Loading the contact" rows={6} avatar />
        ) : codeOf(error) === 'CONTACT_NOT_FOUND' ? (
          <ErrorState title="This contact is not here">They were deleted or forgotten.</ErrorState>
        ) : (
          <ErrorState title="The contact could not be loaded" onRetry={refetch} busy={isFetching}>
            {wordsOf(error)}
          </ErrorState>
        )}
      </Card>
    </Page>
  )
}

function Whole({ known }: { readonly known: WholeContact }) {
  const { contact } = known
  const client = useQueryClient()
  const navigate = useNavigate()
  const me = useMe()
  const [open, setOpen] = useState<'merge' | 'delete' | 'forget'>()
  const close = () => setOpen(undefined)
  const leave = async () => {
    await client.invalidateQueries({ queryKey: contactsKey })
    void navigate('/contacts')
  }
  const contactId = contact.id
  const name = contactName(contact)
  return (
    <Page
      title={name}
      back={back}
      help={
        <>
          Last heard of <RelativeTime value={contact.lastSeenAt} />
        </>
      }
      action={
        may(me.role, 'editor') && (
          <>
            <Button icon={<Merge size={16} />} onClick={() => setOpen('merge')}>
              Merge
            </Button>
            <Menu trigger={<Button>More</Button>}>
              <MenuItem icon={<UserX size={16} />} danger onSelect={() => setOpen('forget')}>
                Forget the person
              </MenuItem>
              <MenuItem icon={<Trash2 size={16} />} danger onSelect={() => setOpen('delete')}>
                Delete the contact alone
              </MenuItem>
            </Menu>
          </>
        )
      }
    >
      <div className={styles.columns}>
        <Stack>
          <ContactFacts key={contact.updatedAt} contact={contact} />
          <SameAddress known={known} />
          <Card title="Consent">
            {known.consents.length === 0 ? (
              <p className={styles.quiet}>
                Nothing is known. A bot notes what is answered under the name ‘consent’.
              </p>
            ) : (
              <ul className={styles.list}>
                {known.consents.map(consent => (
                  <li key={`${consent.at} ${consent.text}`} className={styles.entry}>
                    <ConsentBadge consent={consent} />
                    <p className={styles.text}>{consent.text}</p>
                    <RelativeTime value={consent.at} />
                  </li>
                ))}
              </ul>
            )}
          </Card>
        </Stack>
        <Stack>
          <ContactNotes contactId={contactId} notes={known.notes} />
          <Talks known={known} />
        </Stack>
      </div>
      {open === 'merge' && <MergeContact contact={contact} onClose={close} />}
      {open === 'delete' && (
        <Sure
          title={`Delete ${name}?`}
          action="Delete"
          onConfirm={async () => {
            await api.deleteContact({ contactId })
            await leave()
          }}
          onClose={close}
        >
          Notes, labels and fields go. Conversations stay, and do not bring the contact back.
        </Sure>
      )}
      {open === 'forget' && (
        <Sure
          title={`Forget ${name}?`}
          action="Forget"
          onConfirm={async () => {
            await api.forgetContact({ contactId })
            await leave()
          }}
          onClose={close}
        >
          Everything that is kept of the person goes: conversations, threads, mails, files and
          appointments, with the contact. Nothing brings it back.
        </Sure>
      )}
    </Page>
  )
}

function Talks({ known: { conversations, threads, bookings } }: { readonly known: WholeContact }) {
  const isEditor = may(useMe().role, 'editor')
  const nothing = conversations.length + threads.length + bookings.length === 0
  return (
    <Card title="Conversations">
      {nothing && <p className={styles.quiet}>None is kept.</p>}
      <ul className={styles.list}>
        {conversations.map(({ id, channel, startedAt }) => (
          <li key={id} className={styles.entry}>
            {isEditor ? (
              <Link href={`/results/${id}`}>Conversation, {channelTitle(channel)}</Link>
            ) : (
              `Conversation, ${channelTitle(channel)}`
            )}
            <RelativeTime value={startedAt} />
          </li>
        ))}
        {threads.map(({ id, channel, startedAt }) => (
          <li key={id} className={styles.entry}>
            <Link href={`/desk/${id}`}>At the desk, {channelTitle(channel)}</Link>
            <RelativeTime value={startedAt} />
          </li>
        ))}
        {bookings.map(({ id, start, state }) => (
          <li key={id} className={styles.entry}>
            <Link href={`/bookings?view=day&date=${start.slice(0, 10)}`}>
              {state === 'cancelled' ? 'Cancelled appointment' : 'Appointment'}
            </Link>
            <RelativeTime value={start} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
