import type { DeskThread } from '@talkgraph/wire/desk'
import { type DeskActor, useDeskValue } from '../use-desk.js'
import styles from './thread-pane.module.css'
import { ThreadRow } from './thread-row.js'

/** Threads one below the other. */
export function ThreadRows({
  desk,
  threads,
  openId,
}: {
  readonly desk: DeskActor
  readonly threads: readonly DeskThread[]
  readonly openId: string | null
}) {
  const agentId = useDeskValue(desk, ({ context }) => context.agentId)
  const labels = useDeskValue(desk, ({ context }) => context.labels)
  return (
    <ul className={styles.rows}>
      {threads.map(thread => (
        <ThreadRow
          key={thread.id}
          thread={thread}
          isOpen={thread.id === openId}
          isMine={thread.agentId === agentId}
          labels={labels}
        />
      ))}
    </ul>
  )
}
