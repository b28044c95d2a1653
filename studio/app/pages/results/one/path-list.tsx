import { Card } from '@talkgraph/ui'
import type { PathEntry } from '@talkgraph/wire/stored-results'
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
  names,
}: {
  readonly path: readonly PathEntry[]
  readonly names: ReadonlyMap<string, string>
}) {
  const steps = path.flatMap(({ node, at }) => (node === undefined ? [] : [{ node, at }]))
  if (steps.length === 0) return null
  return (
    <Card title="Path">
      <ol className={styles.path}>
        {steps.map(({ node, at }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: A step may be visited more than once.
          <li key={place} className={styles.step}>
            <span className={styles.name}>{names.get(node) ?? node}</span>
            <time className={styles.time} dateTime={at}>
              {time.format(new Date(at))}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  )
}
