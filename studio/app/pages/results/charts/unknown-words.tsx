import { Card, Cell, LinkButton, RelativeTime, Table, TableHead } from '@talkgraph/ui'
import { useOpenQuestions } from '#pages/knowledge/api/sources.js'

const most = 10

/** What visitors wrote and the bot did not know, what was written most often first. */
export function UnknownWords({ chatbotId }: { readonly chatbotId: string }) {
  const { data = [] } = useOpenQuestions()
  const those = data.filter(each => each.chatbotId === chatbotId).slice(0, most)
  if (those.length === 0) return null
  return (
    <Card
      flush
      title="What the bot did not know"
      help="What visitors wrote and nothing of yours answers."
      footer={<LinkButton href="/knowledge">Answer them in Knowledge</LinkButton>}
    >
      <Table caption="What the bot did not know" stacks>
        <TableHead columns={['They wrote', 'How often', 'Last']} />
        <tbody>
          {those.map(({ id, question, count, lastAt }) => (
            <tr key={id}>
              <Cell>{question}</Cell>
              <Cell quiet label="How often">
                {count === 1 ? 'Once' : `${count} times`}
              </Cell>
              <Cell quiet label="Last">
                <RelativeTime value={lastAt} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}
