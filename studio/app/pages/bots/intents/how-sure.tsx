import { Button, Card, Cell, Field, Table, TableHead } from '@talkgraph/ui'
import type { IntentReport } from '@talkgraph/wire/intents'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { inPercent } from './in-percent.js'
import styles from './intents.module.css'
import { change, intentsKey } from './intents-api.js'

const mostShown = 6

/** How sure a guess must be, with what that accepts and refuses of the utterances that were tried. */
export function HowSure({
  botId,
  report,
  threshold,
}: {
  readonly botId: string
  readonly report: IntentReport
  readonly threshold: number
}) {
  const client = useQueryClient()
  const [chosen, setChosen] = useState(threshold)
  const set = useMutation({
    mutationFn: () => change(botId, { threshold: chosen }),
    onSettled: () => client.invalidateQueries({ queryKey: intentsKey(botId) }),
  })
  const at = report.thresholds.find(step => step.threshold >= chosen - 0.001)
  const isAccepted = ({ confidence }: IntentReport['tried'][number]) => confidence >= chosen
  const accepted = report.tried.filter(isAccepted).slice(-mostShown)
  const refused = report.tried.filter(row => !isAccepted(row)).slice(0, mostShown)
  return (
    <Card
      title="How sure it must be"
      help="Each fifth of the utterances was tried with what the others taught. What is less sure than this goes on by Not understood."
    >
      <Field label="Threshold">
        {control => (
          <input
            {...control}
            className={styles.slider}
            type="range"
            min={0}
            max={0.95}
            step={0.05}
            value={chosen}
            aria-valuetext={inPercent(chosen)}
            onChange={event => setChosen(Number(event.target.value))}
          />
        )}
      </Field>
      <p role="status">
        {`At ${inPercent(chosen)}, ${inPercent(at?.accepted ?? 0)} are accepted, and of these ${inPercent(at?.right ?? 0)} are right.`}
      </p>
      <Rows caption="Just accepted" rows={accepted} />
      <Rows caption="Just refused" rows={refused} />
      <div className={styles.buttons}>
        <Button disabled={chosen === threshold} busy={set.isPending} onClick={() => set.mutate()}>
          Use this threshold
        </Button>
      </div>
    </Card>
  )
}

const Rows = ({
  caption,
  rows,
}: {
  readonly caption: string
  readonly rows: IntentReport['tried']
}) =>
  rows.length > 0 && (
    <section>
      <h3>{caption}</h3>
      <Table caption={caption} stacks>
        <TableHead
          columns={['Utterance', 'Understood as', 'Is', { label: 'Sure', align: 'end' }]}
        />
        <tbody>
          {rows.map(({ utterance, guess, intent, confidence }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: One utterance may stand there twice.
            <tr key={place}>
              <Cell>{utterance}</Cell>
              <Cell label="Understood as">{guess}</Cell>
              <Cell label="Is" quiet={guess === intent}>
                {intent}
              </Cell>
              <Cell align="end" label="Sure">
                {inPercent(confidence)}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
