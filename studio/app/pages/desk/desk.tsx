import { classes, EmptyState } from '@talkgraph/ui'
import { MessagesSquare } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { counted } from '#text/counted.js'
import { tellProblem } from '../../api/query-client.js'
import { useCommands } from '../../shell/palette/commands.js'
import { answerField } from './conversation/answer-field.js'
import { Conversation } from './conversation/conversation.js'
import styles from './desk.module.css'
import { findNewestWaiting, takeThread } from './desk-calls.js'
import { Shortcuts } from './shortcuts/shortcuts.js'
import { useShortcuts } from './shortcuts/use-shortcuts.js'
import { ThreadPane } from './threads/thread-pane.js'
import { useDesk, useDeskValue } from './use-desk.js'
import { useThreadCall } from './use-thread-call.js'
import { VisitorPane } from './visitor/visitor-pane.js'

/** The desk: threads, the conversation, and about the visitor; on a phone one at a time. */
export function Desk() {
  const { threadId = null } = useParams()
  const navigate = useNavigate()
  const desk = useDesk()
  const waiting = useDeskValue(desk, ({ context }) => context.counts.waiting)
  const isWaiting = useDeskValue(
    desk,
    ({ context }) => threadId !== null && context.book.get(threadId)?.state === 'waiting',
  )
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [isVisitorShown, setVisitorShown] = useState(false)
  const take = useThreadCall(desk, takeThread)
  const open = useCallback((id: string | null) => navigate(id === null ? '/desk' : `/desk/${id}`), [navigate])
  useEffect(() => {
    desk.send({ type: 'thread.opened', id: threadId })
    setVisitorShown(false)
  }, [desk, threadId])

  const openNewest = () => {
    findNewestWaiting(threadId).then(
      next => (next ? open(next.id) : undefined),
      error => tellProblem(error),
    )
  }
  const step = (by: number) => {
    const { book, view } = desk.getSnapshot().context
    const all = book.list(view).threads
    const at = all.findIndex(({ id }) => id === threadId)
    const next = all[Math.min(all.length - 1, Math.max(0, at + by))]
    if (next) open(next.id)
    if (at + by >= all.length - 1) desk.send({ type: 'more.wanted' })
  }
  const takeOpen = () => {
    if (isWaiting && threadId !== null) take(threadId)
  }
  useShortcuts({
    '?': () => setHelpOpen(true),
    n: openNewest,
    j: () => step(1),
    k: () => step(-1),
    t: takeOpen,
    r: () => answerField()?.focus(),
    '/': () => document.querySelector<HTMLElement>('[data-desk-search]')?.focus(),
  })
  useCommands([
    {
      id: 'desk-next',
      label: 'Open the newest waiting thread',
      group: 'Desk',
      shortcut: 'N',
      run: openNewest,
    },
    { id: 'desk-take', label: 'Take this thread', group: 'Desk', shortcut: 'T', run: takeOpen },
    {
      id: 'desk-keys',
      label: 'Keys of the desk',
      group: 'Desk',
      shortcut: '?',
      run: () => setHelpOpen(true),
    },
  ])

  const shown = threadId === null ? 'threads' : isVisitorShown ? 'visitor' : 'conversation'
  return (
    <main className={classes(styles.desk, styles[shown])} id="main" tabIndex={-1}>
      <title>{`${waiting > 0 ? `(${waiting}) ` : ''}Desk · Talkgraph`}</title>
      <ThreadPane desk={desk} openId={threadId} onHelp={() => setHelpOpen(true)} />
      {threadId === null ? (
        <section className={styles.nothing} aria-label="Conversation">
          <EmptyState title="No thread is selected" icon={<MessagesSquare size={20} />}>
            {waiting > 0
              ? `${counted(waiting, 'visitor')} ${waiting === 1 ? 'waits' : 'wait'} for a person. Choose a thread on the left, or press N for the newest.`
              : 'Choose one on the left. Threads that wait ring here.'}
          </EmptyState>
        </section>
      ) : (
        <Conversation
          key={threadId}
          desk={desk}
          id={threadId}
          onBack={() => open(null)}
          onAbout={() => setVisitorShown(true)}
        />
      )}
      {threadId !== null && <VisitorPane desk={desk} id={threadId} onBack={() => setVisitorShown(false)} />}
      <Shortcuts isOpen={isHelpOpen} onOpenChange={setHelpOpen} />
    </main>
  )
}
