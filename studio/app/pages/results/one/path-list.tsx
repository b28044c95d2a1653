import { Card } from '@talkgraph/ui'
import type { PathEntry } from '#api/records.js'
import { type FlowWords, formerStep } from '../model/flow-words.js'
import styles from './path-list.module.css'

const time = new Intl.DateTimeFormat('en', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** The steps that were visited, one after the other. */
export function PathList({
  path,
  words,
}: {
  readonly path: readonly PathEntry[]
  readonly words: FlowWords
}) {
  const steps = path.flatMap(({ node, at }, place) =>
    node === undefined ? [] : [{ node, at, exit: exitBehind(path, place, words) }],
  )
  if (steps.length === 0) return null
  return (
    <Card title="Path">
      <ol className={styles.path}>
        {steps.map(({ node, at, exit }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: A step may be visited more than once.
          <li key={place} className={styles.step}>
            <span className={styles.name}>
              {words.name(node) ?? formerStep}
              {exit && <span className={styles.exit}>{exit}</span>}
            </span>
            <time className={styles.time} dateTime={at}>
              {time.format(new Date(at))}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** The exit by which the step at this place was left, where it has a name. */
function exitBehind(
  path: readonly PathEntry[],
  place: number,
  words: FlowWords,
): string | undefined {
  const edge = path[place + 1]?.edge
  if (typeof edge !== 'object' || edge === null || !('source' in edge)) return undefined
  const handle = 'sourceHandle' in edge ? edge.sourceHandle : undefined
  return words.exit(String(edge.source), typeof handle === 'string' ? handle : undefined)
}
