import { Badge, Card, Cell, RelativeTime, Table, TableHead } from '@talkgraph/ui'
import type { NewsletterRecord } from '#api/records.js'
import { topicNames } from './topic-names.js'

/** The newsletters that were sent, and those that are under way; nothing where there was none. */
export const NewsletterList = ({
  newsletters,
}: {
  readonly newsletters: readonly NewsletterRecord[]
}) =>
  newsletters.length === 0 ? null : (
    <Card title="Sent" flush>
      <Table caption="Sent" stacks>
        <TableHead
          columns={['Subject', 'What about', { label: 'Readers', align: 'end' }, 'State', 'Begun']}
        />
        <tbody>
          {newsletters.map(({ id, subject, topics, sent, createdAt, endedAt }) => (
            <tr key={id}>
              <Cell>{subject}</Cell>
              <Cell quiet label="What about">
                {topics.length === 0 ? 'Everything' : topicNames(topics)}
              </Cell>
              <Cell align="end" label="Readers">
                {sent}
              </Cell>
              <Cell label="State">
                {endedAt ? <Badge tone="good">Sent</Badge> : <Badge tone="accent">Under way</Badge>}
              </Cell>
              <Cell quiet label="Begun">
                <RelativeTime value={createdAt} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
