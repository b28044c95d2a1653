import { LinkButton } from '@talkgraph/ui'
import { useSearchParams } from 'react-router'
import type { StepResults } from '#api/records.js'
import { AnswerChart } from '#pages/results/charts/answer-chart.js'
import { insidePath } from '#paths/flow-path.js'
import { useFlowRoom } from '../../model/edit/flow-context.js'
import type { DraftFlow, StepOfFlow } from '../../model/graph/read-graph.js'
import { figure, lasting, leastForShare, share, shareInWords } from './figures.js'
import { type LayerChoice, listPath } from './result-choice.js'
import styles from './results-panel.module.css'
import { useStepAnswers } from './use-flow-results.js'
import { waysOn } from './ways-on.js'

/** What conversations did at the step that is selected, whatever the measure, and what was answered there. */
export function StepResultsPart({
  step,
  flow,
  counts,
  choice,
}: {
  readonly step: StepOfFlow
  readonly flow: DraftFlow
  readonly counts: StepResults | undefined
  readonly choice: LayerChoice
}) {
  const { botId, prefix } = useFlowRoom()
  const [search] = useSearchParams()
  const path = (of: Parameters<typeof listPath>[2]) => listPath(botId, choice, of)
  if (!counts)
    return (
      <>
        <Title step={step} />
        <p className={styles.quiet}>Nobody came by.</p>
      </>
    )
  const { came, left, ended, stays, calls } = counts
  const rows = [
    ['Came by', figure(came)],
    ['Left here', `${figure(left)} · ${shareInWords(left, came)}`],
    ...(ended > 0
      ? [['Came to their end here', `${figure(ended)} · ${shareInWords(ended, came)}`]]
      : []),
    ...waysOn(flow)(step, counts).map(({ exits, count }) => [
      `Went on by ${exits.map(({ title }) => `“${title}”`).join(' or ')}`,
      `${figure(count)} · ${shareInWords(count, came)}`,
    ]),
    ...(stays.median === null
      ? []
      : [
          [
            'Half of them stayed at most',
            stays.measured >= leastForShare ? `about ${lasting(stays.median)}` : 'too few',
          ],
        ]),
    ...(calls.made === 0
      ? []
      : [
          [
            'Calls that failed',
            `${figure(calls.failed)} of ${figure(calls.made)} · ${share(calls.failed, calls.made)}`,
          ],
        ]),
  ]
  return (
    <>
      <Title step={step} />
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt dir="auto">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {came > 0 && (
        <div className={styles.links}>
          {left > 0 && (
            <LinkButton size="small" variant="primary" href={path({ left: prefix + step.id })}>
              {figure(left)} left here
            </LinkButton>
          )}
          {ended > 0 && (
            <LinkButton size="small" href={path({ ended: prefix + step.id })}>
              {figure(ended)} ended here
            </LinkButton>
          )}
          <LinkButton size="small" href={path({ passed: prefix + step.id })}>
            {figure(came)} came by
          </LinkButton>
        </div>
      )}
      {step.type === 'sub-flow' && (
        <LinkButton size="small" href={insidePath(botId, `${prefix}${step.id}`, search)}>
          Results of the steps inside
        </LinkButton>
      )}
      <Answers nodeId={step.id} choice={choice} />
    </>
  )
}

const Title = ({ step: { name } }: { readonly step: StepOfFlow }) => (
  <h3 className={styles.title} dir="auto">
    {name}
  </h3>
)

function Answers({ nodeId, choice }: { readonly nodeId: string; readonly choice: LayerChoice }) {
  const { botId, prefix } = useFlowRoom()
  const { data } = useStepAnswers(botId, prefix + nodeId, choice)
  return data && data.answered > 0 ? <AnswerChart {...data} /> : null
}
