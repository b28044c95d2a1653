import { Avatar, Badge, classes, Link, RelativeTime, VisuallyHidden } from '@talkgraph/ui'
import { memo } from 'react'
import type { DeskLabel, DeskThread } from '#api/records.js'
import { ChannelMark } from '../../../channels/channel-mark.js'
import { Label } from '../visitor/label.js'
import { botName, previewText, visitorName } from '../who.js'
import styles from './thread-row.module.css'

/** A thread in the list; what was not read is told by weight and by number. */
export const ThreadRow = memo(function ThreadRow({
  thread,
  isOpen,
  isMine,
  isReached,
  labels,
  onReach,
}: {
  readonly thread: DeskThread
  readonly isOpen: boolean
  readonly isMine: boolean
  /** Whether Tab leads here. */
  readonly isReached: boolean
  readonly labels: readonly DeskLabel[]
  readonly onReach: (id: string) => void
}) {
  const {
    id,
    state,
    preview,
    unread,
    priority,
    waitingSince,
    updatedAt,
    agentName,
    visitorLeftAt,
  } = thread
  const isOpenThread = state === 'waiting' || state === 'taken'
  const name = visitorName(thread)
  return (
    <Link
      href={`/desk/${id}`}
      data-thread={id}
      tabIndex={isReached ? 0 : -1}
      onFocus={() => onReach(id)}
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
            {preview ? `${speaker()}${previewText(thread)}` : 'Nothing said yet'}
          </span>
          {unread > 0 && (
            <span className={styles.count}>
              {unread > 99 ? '99+' : unread}
              <VisuallyHidden> unread</VisuallyHidden>
            </span>
          )}
        </span>
        <span className={styles.marks}>
          <ChannelMark channel={thread.channel} title={thread.via?.title} quiet />
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
  )

  /** Only where the visitor has said nothing it is somebody else. */
  function speaker() {
    if (preview?.by === 'BOT_MESSAGE') return `${botName(thread)}: `
    if (preview?.by === 'AGENT_MESSAGE') return isMine ? 'You: ' : `${agentName ?? 'Agent'}: `
    return preview?.by === 'NOTE' ? 'Note: ' : ''
  }
})
