import { Card, Cell, Table, TableHead } from '@talkgraph/ui'
import type { WholeResultRecord } from '@talkgraph/wire/stored-results'
import type { FlowWords } from '../model/flow-words.js'
import styles from './answer-table.module.css'
import { valueText } from './message-text.js'

/** What was answered, by variable or step. */
export function AnswerTable({
  result: { answers, answerVariables },
  words,
}: {
  readonly result: WholeResultRecord
  readonly words: FlowWords
}) {
  const named = new Map(answerVariables.map(({ nodeId, key }) => [nodeId, key]))
  const rows = [
    ...answerVariables.map(({ nodeId, key, value }) => ({
      id: `v ${key}`,
      question: words.name(nodeId),
      name: key,
      value,
    })),
    ...Object.entries(answers)
      .filter(([step]) => !named.has(step))
      .map(([step, value]) => ({ id: `s ${step}`, question: words.name(step), name: step, value })),
  ]
  return (
    <Card title="Answers" flush={rows.length > 0}>
      {rows.length === 0 ? (
        <p className={styles.none}>The visitor answered no question.</p>
      ) : (
        <Table caption="Answers">
          <TableHead columns={['Question', 'Answer']} />
          <tbody>
            {rows.map(({ id, question, name, value }) => (
              <tr key={id}>
                <Cell className={styles.question}>
                  {question ?? name}
                  {question && <span className={styles.name}>{name}</span>}
                </Cell>
                <Cell className={styles.answer}>{words.inWords(valueText(value)) || '–'}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  )
}
