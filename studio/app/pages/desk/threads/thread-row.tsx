import { Avatar, Badge, classes, Link, RelativeTime, VisuallyHidden } from '@talkgraph/ui'
import type { DeskLabel, DeskThread } from '@talkgraph/wire/desk'
import { Label } from '../visitor/label.js'
import { previewText, visitorName } from '../who.js'
import styles from './thread-row.module.css'

const by = { USER_MESSAGE: '', BOT_MESSAGE: 'Bot: ', AGENT_MESSAGE: 'You: ', NOTE: 'Note: ' } as const

/** A thread in the list; what was not read is told by weight and by number. */
export function ThreadRow({
  thread,
  isOpen,
  isMine,
  labels,
}: {
  readonly thread: DeskThread
  readonly isOpen: boolean
  readonly isMine: boolean
  readonly labels: readonly DeskLabel[]
}) {
  const { id, state, preview, unread, priority, waitingSince, updatedAt, agentName, visitorLeftAt } = thread
  const isOpenThread = state === 'waiting' || state === 'taken'
  const name = visitorName(thread)
  return (
    <li>
      <Link
        href={`/desk/${id}`}
        className={classes(styles.row, unread > 0 && styles.unread)}
        aria-current={isOpen ? 'true' : undefined}
      >
        <Avatar name={name} />
        <span className={styles.words}>
          <span className={styles.line}>
            <span className={styles.name} dir="auto">
              {name}
            </span>
            <span className={styles.time}>
              <RelativeTime
                value={state === 'waiting' ? (waitingSince ?? updatedAt) : updatedAt}
                isStop={false}
                short
              />
            </span>
          </span>
          <span className={styles.line}>
            <span className={styles.preview} dir="auto">
              {preview
                ? `${preview.by === 'AGENT_MESSAGE' && !isMine ? `${agentName ?? 'Agent'}: ` : by[preview.by]}${previewText(thread)}`
                : 'Nothing said yet'}
            </span>
            {unread > 0 && (
              <span className={styles.count}>
                {unread > 99 ? '99+' : unread}
                <VisuallyHidden> unread</VisuallyHidden>
              </span>
            )}
          </span>
          <span className={styles.marks}>
            {state === 'waiting' && (
              <Badge tone="warn" dot>
                {isMine ? 'Waits for you' : 'Waiting'}
              </Badge>
            )}
            {priority === 'high' && <Badge tone="bad">Urgent</Badge>}
            {state === 'taken' && agentName && (
              <span className={styles.agent}>{isMine ? 'Yours' : agentName}</span>
            )}
            {isOpenThread && visitorLeftAt !== null && <Badge>Has left</Badge>}
            {thread.labels.slice(0, 3).map(label => (
              <Label key={label} name={label} labels={labels} />
            ))}
          </span>
        </span>
      </Link>
    </li>
  )
}
