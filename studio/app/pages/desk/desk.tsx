import { classes, EmptyState } from '@talkgraph/ui'
import { MessagesSquare } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useCommands } from '../../shell/palette/commands.js'
import { listed, waitingIn } from './chart/talk.js'
import { answerField } from './conversation/answer-field.js'
import { Conversation } from './conversation/conversation.js'
import styles from './desk.module.css'
import { takeThread } from './desk-calls.js'
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
  const threads = useDeskValue(desk, ({ context }) => context.threads)
  const agentId = useDeskValue(desk, ({ context }) => context.agentId)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [isVisitorShown, setVisitorShown] = useState(false)
  const waiting = waitingIn(threads)
  const thread = threadId === null ? undefined : threads[threadId]
  const take = useThreadCall(desk, takeThread)
  const open = useCallback((id: string | null) => navigate(id === null ? '/desk' : `/desk/${id}`), [navigate])
  useEffect(() => {
    desk.send({ type: 'thread.opened', id: threadId })
    setVisitorShown(false)
  }, [desk, threadId])

  const openNewest = () => {
    const next = waiting.findLast(({ id }) => id !== threadId) ?? waiting[0]
    if (next) open(next.id)
  }
  const step = (by: number) => {
    const all = listed(threads, 'open', agentId)
    const at = all.findIndex(({ id }) => id === threadId)
    const next = all[Math.min(all.length - 1, Math.max(0, at + by))]
    if (next) open(next.id)
  }
  const takeOpen = () => {
    if (thread?.state === 'waiting') take(thread.id)
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
      <title>{`${waiting.length > 0 ? `(${waiting.length}) ` : ''}Desk · Talkgraph`}</title>
      <ThreadPane desk={desk} openId={threadId} onHelp={() => setHelpOpen(true)} />
      {threadId === null ? (
        <section className={styles.nothing} aria-label="Conversation">
          <EmptyState title="No thread is open" icon={<MessagesSquare size={20} />}>
            {waiting.length > 0
              ? 'Somebody waits. Press N to open the newest waiting thread.'
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
