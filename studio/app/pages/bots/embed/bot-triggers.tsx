import { Link, SkeletonRows } from '@talkgraph/ui'
import { useFlow } from '../api/queries.js'
import styles from './bot-triggers.module.css'
import { pictures } from './pictures.js'
import { isOnWords, kinds, triggersOf } from './triggers.js'

/** The conditions on which a version of the bot opens by itself, each with its picture, and the way to change them. */
export function BotTriggers({
  id,
  version,
}: {
  readonly id: string
  readonly version: number | null
}) {
  const flow = useFlow(id, version)
  const set = new Set(
    triggersOf(flow.data?.triggers).flatMap(each => (isOnWords(each) ? [] : [each.on])),
  )
  return (
    <div className={styles.triggers}>
      <p>
        {flow.data && set.size === 0
          ? 'This bot does not open by itself yet. '
          : 'What the bot opens on is part of the bot, for all pages with the snippet. '}
        <Link href={`/bots/${id}/flow`}>Set it in Flow</Link>, where no step is selected, under “The
        chat opens by itself”, and publish.
      </p>
      {version !== null && !flow.data ? (
        <SkeletonRows label="Looking when the bot opens" rows={1} />
      ) : (
        <ul className={styles.list}>
          {kinds.map(({ value, label }) => (
            <li key={value} className={set.has(value) ? styles.set : styles.trigger}>
              {pictures[value]}
              <span>
                {label}
                {set.has(value) && <strong className={styles.mark}>set</strong>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
