import { Cell, EmptyState, Table, TableHead } from '@talkgraph/ui'
import type { IntentReport, IntentsRecord } from '@talkgraph/wire/intents'
import { MessagesSquare } from 'lucide-react'
import { inPercent } from './in-percent.js'

const figure = (label: string) => ({ label, align: 'end' }) as const

/** The intents of a bot with how well each is told from the others. */
export function IntentTable({
  intents,
  report,
}: {
  readonly intents: IntentsRecord['intents']
  readonly report: IntentReport | null
}) {
  if (intents.length === 0)
    return (
      <EmptyState title="The bot knows no intents yet" icon={<MessagesSquare size={20} />}>
        Upload a table with two columns, the intent and an utterance of it, or write some here. Ten
        utterances for each intent are a good beginning.
      </EmptyState>
    )
  return (
    <>
      <Table caption="Intents" stacks>
        <TableHead
          columns={['Intent', figure('Utterances'), figure('Precision'), figure('Recall')]}
        />
        <tbody>
          {intents.map(({ name, utterances }) => {
            const { precision, recall } = report?.perIntent[name] ?? {}
            return (
              <tr key={name}>
                <Cell>{name}</Cell>
                <Cell align="end" label="Utterances">
                  {utterances}
                </Cell>
                <Cell align="end" label="Precision">
                  {precision === undefined ? '–' : inPercent(precision)}
                </Cell>
                <Cell align="end" label="Recall">
                  {recall === undefined ? '–' : inPercent(recall)}
                </Cell>
              </tr>
            )
          })}
        </tbody>
      </Table>
      {report && report.confused.length > 0 && <Confused report={report} />}
    </>
  )
}

const mostConfused = 5

const Confused = ({ report: { confused } }: { readonly report: IntentReport }) => (
  <section aria-label="Mixed up most often">
    <h3>Mixed up most often</h3>
    <ul>
      {confused.slice(0, mostConfused).map(({ intent, takenFor, count }) => (
        <li key={`${intent} ${takenFor}`}>
          {`“${intent}” was taken for “${takenFor}” ${count === 1 ? 'once' : `${count} times`}`}
        </li>
      ))}
    </ul>
  </section>
)
