import { Card, Cell, Table, TableHead } from '@talkgraph/ui'
import { givenAnswers } from '@talkgraph/wire/given-answers'
import type { WholeResultRecord } from '#api/records.js'
import { type FlowWords, formerStep } from '../model/flow-words.js'
import styles from './answer-table.module.css'
import { valueText } from './message-text.js'

/** What was asked and answered, each once. */
export function AnswerTable({
  result: { answers, answerVariables },
  words,
}: {
  readonly result: WholeResultRecord
  readonly words: FlowWords
}) {
  const rows = givenAnswers({ answers, answerVariables }).map(({ key, variable, value }) => ({
    id: `${key} ${variable ?? ''}`,
    question: words.question(key),
    variable,
    value,
  }))
  return (
    <Card title="Answers" flush={rows.length > 0}>
      {rows.length === 0 ? (
        <p className={styles.none}>The visitor answered no question.</p>
      ) : (
        <Table caption="Answers">
          <TableHead columns={['Question', 'Answer']} />
          <tbody>
            {rows.map(({ id, question, variable, value }) => (
              <tr key={id}>
                <Cell className={styles.question}>
                  {question ?? variable ?? formerStep}
                  {question && variable && <span className={styles.name}>{variable}</span>}
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
