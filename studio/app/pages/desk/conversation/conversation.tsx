import {
  Badge,
  Button,
  ErrorState,
  IconButton,
  Menu,
  MenuItem,
  MenuSeparator,
  RelativeTime,
  SkeletonRows,
  TooltipButton,
} from '@talkgraph/ui'
import { ArrowLeft, Check, CornerUpLeft, EllipsisVertical, MailOpen, UserRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { codeOf, wordsOf } from '../../../api/problem.js'
import { ChannelMark } from '../../../channels/channel-mark.js'
import { useKeptFocus } from '../../../shell/use-kept-focus.js'
import { answerField } from '../answer-field.js'
import { assignThread, changeThread, markRead, takeThread } from '../desk-calls.js'
import { type DeskActor, useDeskValue } from '../use-desk.js'
import { useThreadCall } from '../use-thread-call.js'
import { isWritable, windowWords } from '../via/via-words.js'
import { visitorName } from '../who.js'
import { Composer } from './composer.js'
import styles from './conversation.module.css'
import { Messages } from './messages.js'

const states = {
  bot: 'With the bot',
  waiting: 'Waiting',
  taken: 'Open',
  'handed-back': 'Handed back',
  ended: 'Ended',
}

/** What was said in a thread, and what an agent does there. */
export function Conversation({
  desk,
  id,
  onBack,
  onAbout,
}: {
  readonly desk: DeskActor
  readonly id: string
  readonly onBack: () => void
  readonly onAbout: () => void
}) {
  const thread = useDeskValue(desk, ({ context }) => context.book.get(id))
  const talk = useDeskValue(desk, ({ context }) => context.talks[id])
  const agents = useDeskValue(desk, ({ context }) => context.agents)
  const agentId = useDeskValue(desk, ({ context }) => context.agentId)
  const hasFailed = useDeskValue(desk, snapshot => snapshot.matches({ thread: 'failed' }))
  const fault = useDeskValue(desk, ({ context }) => context.threadFault)
  const take = useThreadCall(desk, takeThread)
  const give = useThreadCall(desk, assignThread)
  const change = useThreadCall(desk, changeThread)
  const read = useThreadCall(desk, markRead)
  const keptFocus = useKeptFocus(answerField)
  const now = useNow()
  const last = talk?.messages.findLast(({ messageType }) => messageType === 'USER_MESSAGE')?.id
  const isUnread = (thread?.unread ?? 0) > 0
  useEffect(() => {
    const mark = () => {
      if (last && isUnread && document.visibilityState === 'visible') read(id, last)
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [id, last, isUnread, read])

  if (!thread || !talk)
    return (
      <section className={styles.pane} aria-label="Conversation">
        <header className={styles.head}>{back()}</header>
        <div className={styles.blank}>
          {hasFailed ? (
            <NotShown fault={fault} onRetry={() => desk.send({ type: 'thread.retry' })} />
          ) : (
            <SkeletonRows label="Loading the conversation" rows={6} />
          )}
        </div>
      </section>
    )

  const name = visitorName(thread)
  const isMine = thread.agentId === agentId
  const isOpen = thread.state === 'waiting' || thread.state === 'taken'
  // Once nothing goes out freely, that stands where the answer is written.
  const clock =
    thread.via && isOpen && isWritable(thread.via, now) ? windowWords(thread.via, now) : undefined
  const others = agents.filter(agent => agent.id !== thread.agentId)
  return (
    <section className={styles.pane} aria-label={`Conversation with ${name}`}>
      <header className={styles.head}>
        {back()}
        <div className={styles.who}>
          <h2 className={styles.name} dir="auto">
            {name}
          </h2>
          <p className={styles.state}>
            <Badge
              tone={
                thread.state === 'waiting' ? 'warn' : thread.state === 'taken' ? 'good' : 'neutral'
              }
            >
              {states[thread.state]}
            </Badge>
            {thread.state === 'taken' && <span>{isMine ? 'Yours' : thread.agentName}</span>}
            <ChannelMark channel={thread.channel} title={thread.via?.title} />
            {isOpen && thread.visitorLeftAt !== null && (
              <span role="status">
                Has left <RelativeTime value={thread.visitorLeftAt} />
              </span>
            )}
          </p>
        </div>
        <div className={styles.actions} {...keptFocus}>
          {thread.state === 'waiting' && (
            <Button variant="primary" size="small" onClick={() => take(id)}>
              Take
            </Button>
          )}
          {thread.state === 'taken' && (
            <Button
              size="small"
              icon={<CornerUpLeft size={16} />}
              onClick={() => change(thread, { state: 'handed-back' })}
            >
              Hand back
            </Button>
          )}
          <span className={styles.about}>
            <TooltipButton
              label="About the visitor"
              icon={<UserRound size={16} />}
              size="small"
              onClick={onAbout}
            />
          </span>
          <Menu
            trigger={<IconButton label="More" icon={<EllipsisVertical size={16} />} size="small" />}
          >
            {isOpen &&
              others.map(agent => (
                <MenuItem key={agent.id} onSelect={() => give(id, agent.id)}>
                  {`Give to ${agent.name}${agent.isPresent && agent.isAvailable ? '' : ' (away)'}`}
                </MenuItem>
              ))}
            {isOpen && others.length > 0 && <MenuSeparator />}
            <MenuItem
              icon={<MailOpen size={16} />}
              onSelect={() => {
                onBack()
                read(id, null)
              }}
            >
              Mark as unread
            </MenuItem>
            {isOpen && (
              <MenuItem
                icon={<Check size={16} />}
                onSelect={() => change(thread, { state: 'ended' })}
              >
                End
              </MenuItem>
            )}
          </Menu>
        </div>
        {clock && <p className={styles.clock}>{clock}</p>}
      </header>
      <Messages desk={desk} thread={thread} talk={talk} />
      <Composer desk={desk} agentId={agentId} thread={thread} isOver={thread.isOver} now={now} />
    </section>
  )

  function back() {
    return (
      <span className={styles.back}>
        <IconButton label="Back to the threads" icon={<ArrowLeft size={20} />} onClick={onBack} />
      </span>
    )
  }
}

const NotShown = ({ fault, onRetry }: { readonly fault: unknown; readonly onRetry: () => void }) =>
  codeOf(fault) === 'THREAD_NOT_FOUND' ? (
    <ErrorState title="This thread is not here">
      It was deleted, or belongs to another account.
    </ErrorState>
  ) : (
    <ErrorState title="The thread cannot be shown" onRetry={onRetry}>
      {wordsOf(fault)}
    </ErrorState>
  )

/** Milliseconds since 1970, anew each half minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
