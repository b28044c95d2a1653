import {
  Badge,
  Card,
  Cell,
  EmptyState,
  LinkButton,
  RelativeTime,
  Table,
  TableHead,
} from '@talkgraph/ui'
import { Download, Newspaper } from 'lucide-react'
import type { SubscriberCounts, SubscriberRecord } from '#api/records.js'
import { counted } from '../../../text/counted.js'
import { topicNames } from './topic-names.js'

/** Who asked for newsletters. */
export function SubscriberList({
  subscribers,
  counts: { confirmed, unconfirmed },
}: {
  readonly subscribers: readonly SubscriberRecord[]
  readonly counts: SubscriberCounts
}) {
  const all = confirmed + unconfirmed
  return (
    <Card
      title="Readers"
      flush
      help={`${confirmed} confirmed, ${unconfirmed} not yet.${all > subscribers.length ? ` The first ${subscribers.length} are shown; the table has all.` : ''}`}
      actions={
        all > 0 && (
          <LinkButton
            href="/v1/server/subscribers/export"
            download
            size="small"
            icon={<Download size={16} />}
          >
            Export as CSV
          </LinkButton>
        )
      }
    >
      {subscribers.length > 0 ? (
        <Table caption={counted(all, 'reader')} stacks>
          <TableHead columns={['E-mail address', 'How often', 'What about', 'Since', 'State']} />
          <tbody>
            {subscribers.map(({ email, frequency, preferences, createdAt, confirmedAt }) => (
              <tr key={email}>
                <Cell>{email}</Cell>
                <Cell quiet label="How often">
                  {frequency}
                </Cell>
                <Cell quiet label="What about">
                  {topicNames(preferences)}
                </Cell>
                <Cell quiet label="Since">
                  <RelativeTime value={createdAt} />
                </Cell>
                <Cell label="State">
                  {confirmedAt ? (
                    <Badge tone="good">Confirmed</Badge>
                  ) : (
                    <Badge>Not confirmed</Badge>
                  )}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : (
        <EmptyState title="Nobody reads it yet" icon={<Newspaper size={20} />}>
          Who subscribes on the site, and confirms it by the link in a mail, stands here.
        </EmptyState>
      )}
    </Card>
  )
}
