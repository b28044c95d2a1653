import { Button, classes, RelativeTime, VisuallyHidden } from '@talkgraph/ui'
import { Paperclip } from 'lucide-react'
import { memo } from 'react'
import type { DeskFile, DeskMessage } from '#api/records.js'
import { plainText } from '../../../text/plain-text.js'
import { type Outgoing, uploadPath } from '../chart/talk.js'
import type { DeskActor } from '../use-desk.js'
import { MessageStatus } from '../via/message-status.js'
import { sizeOf } from '../who.js'
import styles from './message.module.css'

const looks = {
  USER_MESSAGE: 'visitor',
  BOT_MESSAGE: 'bot',
  AGENT_MESSAGE: 'agent',
  NOTE: 'note',
} as const

/** One message: whatever a visitor wrote is shown as text. The first of a group says who speaks, and when. */
export const Message = memo(function Message({
  message,
  isFirst,
  visitor,
  bot,
  onAgain,
  onTeach,
}: {
  readonly message: DeskMessage
  readonly isFirst: boolean
  /** What the visitor and the bot are called. */
  readonly visitor: string
  readonly bot: string
  /** Sends again what failed. */
  readonly onAgain?: ((message: DeskMessage) => void) | undefined
  /** Proposes what an agent answered as knowledge. */
  readonly onTeach?: ((message: DeskMessage) => void) | undefined
}) {
  const { question, answer, messageType, agentName, prompts, file, reaction } = message
  const words = question ?? answer
  const author = {
    USER_MESSAGE: visitor,
    BOT_MESSAGE: bot,
    AGENT_MESSAGE: agentName ?? 'Agent',
    NOTE: `Note by ${agentName ?? 'an agent'}`,
  }[messageType]
  return (
    <li className={classes(styles.message, styles[looks[messageType]], isFirst && styles.first)}>
      {isFirst ? (
        <p className={styles.meta}>
          <span dir="auto">{author}</span>
          {words && <RelativeTime value={words.timestamp} isStop={false} short />}
        </p>
      ) : (
        <VisuallyHidden>{`${author}:`}</VisuallyHidden>
      )}
      <div className={styles.bubble} dir="auto">
        {file && <File file={file} />}
        {words && words.text !== file?.name && (
          <div>{messageType === 'BOT_MESSAGE' ? plainText(words.text) : words.text}</div>
        )}
      </div>
      {prompts.length > 0 && (
        <ul className={styles.prompts} aria-label="Options">
          {prompts.map(({ id, title }) => (
            <li key={id} className={styles.prompt} dir="auto">
              {title}
            </li>
          ))}
        </ul>
      )}
      {message.status && (
        <MessageStatus
          status={message.status}
          reason={message.statusReason}
          onAgain={
            onAgain && messageType === 'AGENT_MESSAGE' && !file ? () => onAgain(message) : undefined
          }
        />
      )}
      {onTeach && messageType === 'AGENT_MESSAGE' && answer && !file && (
        <Button size="small" variant="plain" onClick={() => onTeach(message)}>
          Add to knowledge
        </Button>
      )}
      {reaction === 'POSITIVE' && <p className={styles.meta}>Found helpful</p>}
      {reaction === 'NEGATIVE' && <p className={styles.meta}>Found not helpful</p>}
    </li>
  )
})

/** What the server may not have yet. */
export function PendingMessage({
  item,
  isLost,
  desk,
}: {
  readonly item: Outgoing
  readonly isLost: boolean
  readonly desk: DeskActor
}) {
  const { key, kind, text, file, refusal } = item
  return (
    <li
      className={classes(
        styles.message,
        kind === 'note' ? styles.note : styles.agent,
        styles.pending,
      )}
    >
      <div className={styles.bubble} dir="auto">
        {file ? file.name : text}
      </div>
      {refusal ? (
        <div className={styles.refusal} role="alert">
          <span>Not sent. {refusal}</span>
          <Button
            size="small"
            variant="plain"
            onClick={() => desk.send({ type: 'message.retry', key })}
          >
            Try again
          </Button>
          <Button
            size="small"
            variant="plain"
            onClick={() => desk.send({ type: 'message.dropped', key })}
          >
            Discard
          </Button>
        </div>
      ) : (
        <p className={styles.meta}>{isLost ? 'Waits for the line' : 'Sending…'}</p>
      )}
    </li>
  )
}

const shownTypes = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])

function File({ file }: { readonly file: DeskFile }) {
  const path = uploadPath(file)
  const size = file.size === undefined ? '' : ` (${sizeOf(file.size)})`
  if (!path) return <>{file.name}</>
  const isPicture = shownTypes.has(file.type ?? '') || /\.(?:png|jpe?g|gif|webp)$/.test(path)
  return (
    <a
      href={path}
      download={file.name}
      className={styles.file}
      target="_blank"
      rel="noopener noreferrer"
    >
      {isPicture && <img src={path} alt="" className={styles.picture} loading="lazy" />}
      <span className={styles.fileName}>
        <Paperclip size={16} />
        {file.name}
        {size}
      </span>
    </a>
  )
}
