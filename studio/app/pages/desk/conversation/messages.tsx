import { Button, Spinner } from '@talkgraph/ui'
import { Fragment, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { DeskMessage, DeskThread } from '#api/records.js'
import { makeKey } from '../../../api/make-key.js'
import { tellProblem } from '../../../api/query-client.js'
import { forgetWithSession } from '../../../api/session-end.js'
import { useKeptFocus } from '../../../shell/use-kept-focus.js'
import { answerField } from '../answer-field.js'
import type { Talk } from '../chart/talk.js'
import { loadMessages } from '../desk-calls.js'
import { type DeskActor, useDeskValue } from '../use-desk.js'
import { isWritable } from '../via/via-words.js'
import { visitorName } from '../who.js'
import { AddToKnowledge } from './add-to-knowledge.js'
import { dayName, grouped } from './groups.js'
import { Message, PendingMessage } from './message.js'
import styles from './messages.module.css'

const near = 80

/** Where each conversation was scrolled to, as its distance from the end. */
const places = new Map<string, number>()
forgetWithSession(() => places.clear())

/** What was said, the newest at the end; earlier pages are fetched when they are asked for. */
export function Messages({
  desk,
  thread,
  talk: { messages, hasEarlier },
}: {
  readonly desk: DeskActor
  readonly thread: DeskThread
  readonly talk: Talk
}) {
  const { id, visitorReadId } = thread
  const outbox = useDeskValue(desk, ({ context }) => context.outbox)
  const isTyping = useDeskValue(desk, ({ context }) => context.typing[id] ?? false)
  const isLost = useDeskValue(desk, snapshot => snapshot.matches({ line: 'lost' }))
  const keptFocus = useKeptFocus(answerField)
  const [isLoading, setLoading] = useState(false)
  const [taught, setTaught] = useState<DeskMessage>()
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const first = messages[0]?.id
  const arrived = new Set(messages.map(({ key }) => key))
  const pending = outbox.filter(({ threadId, key }) => threadId === id && !arrived.has(key))
  const lastOwn = messages.findLast(({ messageType }) => messageType === 'AGENT_MESSAGE')?.id
  const hasRead = lastOwn !== undefined && Number(visitorReadId ?? 0) >= Number(lastOwn)

  // What grows, such as a picture that comes late, or shrinks, such as this pane beside a taller composer, moves nothing away.
  useEffect(() => {
    const [element, content] = [box.current, list.current]
    if (!element || !content) return
    const observer = new ResizeObserver(() => {
      if ((places.get(id) ?? 0) < near) element.scrollTop = element.scrollHeight
    })
    observer.observe(element)
    observer.observe(content)
    return () => observer.disconnect()
  }, [id])

  // The end stays in view if it was; otherwise what was in view stays where it is, also when earlier pages come above it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: It is about what is drawn anew.
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const fromEnd = places.get(id) ?? 0
    element.scrollTop = element.scrollHeight - element.clientHeight - (fromEnd < near ? 0 : fromEnd)
  }, [id, first, messages.length, pending.length, isTyping])

  const again = useCallback(
    ({ question, prompts }: DeskMessage) =>
      desk.send({
        type: 'message.written',
        item: {
          key: makeKey(),
          threadId: id,
          kind: 'message',
          text: question?.text ?? '',
          prompts,
        },
      }),
    [desk, id],
  )
  const mayHelp = !thread.isOver && (!thread.via || isWritable(thread.via, Date.now()))

  const loadEarlier = () => {
    setLoading(true)
    loadMessages(id, first)
      .then(
        page => desk.send({ type: 'earlier.loaded', id, ...page }),
        error => tellProblem(error),
      )
      .finally(() => setLoading(false))
  }

  return (
    <div
      ref={box}
      className={styles.box}
      role="log"
      aria-label="Messages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls must be reached by keyboard.
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
        places.set(id, scrollHeight - scrollTop - clientHeight)
      }
    >
      {hasEarlier && (
        <div className={styles.earlier}>
          <Button size="small" variant="plain" busy={isLoading} onClick={loadEarlier}>
            Show earlier messages
          </Button>
        </div>
      )}
      <ol ref={list} className={styles.list} {...keptFocus}>
        {grouped(messages).map(({ message, isFirst, day }) => (
          <Fragment key={message.id}>
            {day && (
              <li className={styles.day}>
                <time dateTime={day.toISOString().slice(0, 10)}>{dayName(day)}</time>
              </li>
            )}
            <Message
              message={message}
              isFirst={isFirst}
              visitor={visitorName(thread)}
              bot={thread.chatbotName || 'Bot'}
              onAgain={mayHelp ? again : undefined}
              onTeach={setTaught}
            />
          </Fragment>
        ))}
        {pending.map(item => (
          <PendingMessage key={item.key} item={item} isLost={isLost} desk={desk} />
        ))}
      </ol>
      {hasRead &&
        !messages.at(-1)?.status &&
        pending.length === 0 &&
        messages.at(-1)?.id === lastOwn && <p className={styles.read}>Read</p>}
      <p className={styles.typing} aria-live="polite">
        {isTyping && (
          <>
            <Spinner /> {`${visitorName(thread)} types…`}
          </>
        )}
      </p>
      {taught && (
        <AddToKnowledge
          thread={thread}
          asked={askedBefore(messages, taught)}
          answer={taught}
          onClose={() => setTaught(undefined)}
        />
      )}
    </div>
  )
}

/** What the visitor said last before a message. */
const askedBefore = (messages: readonly DeskMessage[], { id }: DeskMessage): string =>
  messages
    .slice(
      0,
      messages.findIndex(each => each.id === id),
    )
    .findLast(({ question, file }) => question && !file)?.question?.text ?? ''
