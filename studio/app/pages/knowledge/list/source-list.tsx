import {
  Badge,
  Button,
  Card,
  Cell,
  EmptyState,
  ErrorState,
  Link,
  SkeletonRows,
  Table,
  TableHead,
} from '@talkgraph/ui'
import { BookOpen } from 'lucide-react'
import { wordsOf } from '../../../api/problem.js'
import { useBotTitles } from '../api/bot-titles.js'
import { kindNames, piecesInWords, runInWords, stateNames } from '../api/run-words.js'
import { useSources } from '../api/sources.js'

/** The sources there are, each with how it stands. */
export function SourceList({ onAdd }: { readonly onAdd: () => void }) {
  const { data, error, refetch, isFetching } = useSources()
  const bots = useBotTitles()
  const titleOf = (id: string) => bots.data?.find(bot => bot.id === id)?.title ?? id
  return (
    <Card title="Sources" flush>
      {data && data.length > 0 ? (
        <Table caption="Sources" stacks>
          <TableHead
            columns={['Source', 'Bots', 'State', 'Last run', { label: 'Pieces', align: 'end' }]}
          />
          <tbody>
            {data.map(({ id, title, kind, chatbotIds, state, lastRun, pieces }) => (
              <tr key={id}>
                <Cell>
                  <Link href={`/knowledge/${id}`}>{title}</Link> <Badge>{kindNames[kind]}</Badge>
                </Cell>
                <Cell quiet label="Bots">
                  {chatbotIds.map(titleOf).join(', ') || 'None'}
                </Cell>
                <Cell label="State">
                  <Badge tone={stateNames[state].tone}>{stateNames[state].label}</Badge>
                </Cell>
                <Cell quiet label="Last run">
                  {lastRun ? (lastRun.reason ?? runInWords(lastRun)) : 'Not yet'}
                </Cell>
                <Cell align="end" label="Pieces">
                  {piecesInWords(pieces)}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : data ? (
        <EmptyState
          title="Your bots know nothing yet"
          icon={<BookOpen size={20} />}
          action={
            <Button variant="primary" onClick={onAdd}>
              Add your site
            </Button>
          }
        >
          Add the address of your site, and they answer from its pages.
        </EmptyState>
      ) : error ? (
        <ErrorState title="The sources could not be loaded" onRetry={refetch} busy={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      ) : (
        <SkeletonRows label="Loading the sources" rows={3} />
      )}
    </Card>
  )
}
