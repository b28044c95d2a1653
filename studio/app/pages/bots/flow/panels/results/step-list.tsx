import { Badge, Link } from '@talkgraph/ui'
import type { StepResults } from '#api/records.js'
import { useFlowRoom } from '../../model/edit/flow-context.js'
import { figure, lasting, leastForShare, share } from './figures.js'
import type { Measure } from './measures.js'
import { type LayerChoice, listPath } from './result-choice.js'
import styles from './results-panel.module.css'

/** A step that is drawn, with what is counted of it. */
interface ListedStep {
  readonly counts: StepResults
  readonly name: string
}

/** How much a measure has to say of a step: nothing where it is 0. */
const weight: Readonly<Record<Measure, (counts: StepResults) => number>> = {
  passed: ({ came }) => came,
  left: ({ left }) => left,
  time: ({ stays }) => stays.median ?? 0,
  calls: ({ calls }) => calls.made && calls.failed + 0.5,
}

/** The steps, that first which a measure has most to say of. */
export function StepList({
  steps,
  choice,
}: {
  readonly steps: readonly ListedStep[]
  readonly choice: LayerChoice
}) {
  const { view, camera } = useFlowRoom()
  const listed = steps
    .map(step => ({ ...step, weight: weight[choice.measure](step.counts) }))
    .filter(step => step.weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  if (listed.length === 0) return <p className={styles.quiet}>{nothing[choice.measure]}</p>
  return (
    <ul className={styles.list} aria-label="Steps">
      {listed.map(({ counts, name }) => (
        <li key={counts.nodeId} className={styles.row}>
          <button
            type="button"
            className={styles.step}
            onClick={() => {
              view.select([counts.nodeId])
              camera.reveal(counts.nodeId)
            }}
          >
            <bdi>{name}</bdi>
          </button>
          <Told counts={counts} choice={choice} />
        </li>
      ))}
    </ul>
  )
}

const nothing: Readonly<Record<Measure, string>> = {
  passed: 'Nobody came by a step that is drawn.',
  left: 'Nobody left before the end.',
  time: 'Nobody went on from a step.',
  calls: 'No step made a call.',
}

/** A number of a step, and the way to its conversations. */
function Told({ counts, choice }: { readonly counts: StepResults; readonly choice: LayerChoice }) {
  const { botId, prefix } = useFlowRoom()
  const { nodeId, came, left, stays, calls } = counts
  switch (choice.measure) {
    case 'passed':
      return (
        <Link className={styles.figure} href={listPath(botId, choice, { passed: prefix + nodeId })}>
          {figure(came)} came by
        </Link>
      )
    case 'left':
      return (
        <span className={styles.figure}>
          <Link href={listPath(botId, choice, { left: prefix + nodeId })}>
            {figure(left)} left here
          </Link>
          <Part count={left} all={came} />
        </span>
      )
    case 'time':
      return (
        <span className={styles.figure}>
          {stays.median !== null && stays.measured >= leastForShare ? (
            `about ${lasting(stays.median)}`
          ) : (
            <Badge>too few</Badge>
          )}
        </span>
      )
    case 'calls':
      return (
        <span className={styles.figure}>
          {figure(calls.failed)} of {figure(calls.made)} failed
          {calls.failed > 0 && <Part count={calls.failed} all={calls.made} />}
        </span>
      )
  }
}

const Part = ({ count, all }: { readonly count: number; readonly all: number }) => (
  <Badge>{share(count, all)}</Badge>
)
