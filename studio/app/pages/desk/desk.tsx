import { classes, EmptyState, useBrand } from '@talkgraph/ui'
import { MessagesSquare } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { counted } from '#text/counted.js'
import { tellProblem } from '../../api/query-client.js'
import { useCommands } from '../../shell/palette/commands.js'
import { answerField } from './answer-field.js'
import styles from './desk.module.css'
import { findNewestWaiting, takeThread } from './desk-calls.js'
import { useShortcuts } from './shortcuts/use-shortcuts.js'
import { ThreadPane } from './threads/thread-pane.js'
import { useDesk, useDeskValue } from './use-desk.js'
import { useThreadCall } from './use-thread-call.js'

const fetchOpenThread = () => import('./open-thread.js')
const OpenThread = lazy(async () => ({ default: (await fetchOpenThread()).OpenThread }))
const Shortcuts = lazy(async () => ({
  default: (await import('./shortcuts/shortcuts.js')).Shortcuts,
}))

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
  /** Undefined: its keys were not asked for yet. */
  const [isHelpOpen, setHelpOpen] = useState<boolean>()
  const [isVisitorShown, setVisitorShown] = useState(false)
  const take = useThreadCall(desk, takeThread)
  const open = useCallback(
    (id: string | null) => navigate(id === null ? '/desk' : `/desk/${id}`),
    [navigate],
  )
  useEffect(() => {
    desk.send({ type: 'thread.opened', id: threadId })
    setVisitorShown(false)
  }, [desk, threadId])

  // The list is there first; what shows a thread comes while somebody looks at it.
  useEffect(() => void fetchOpenThread(), [])

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
  const openTickets = () => void navigate('/desk/tickets')
  useShortcuts({
    '?': () => setHelpOpen(true),
    n: openNewest,
    j: () => step(1),
    k: () => step(-1),
    t: takeOpen,
    r: () => answerField()?.focus(),
    i: openTickets,
    m: ticketOfThread,
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
    { id: 'desk-tickets', label: 'Tickets', group: 'Desk', shortcut: 'I', run: openTickets },
    {
      id: 'desk-ticket',
      label: 'Ticket of this thread',
      group: 'Desk',
      shortcut: 'M',
      run: ticketOfThread,
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
      <title>{`${waiting > 0 ? `(${waiting}) ` : ''}Desk · ${useBrand().name}`}</title>
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
        <Suspense fallback={<section className={styles.nothing} aria-label="Conversation" />}>
          <OpenThread
            desk={desk}
            id={threadId}
            onBack={() => open(null)}
            onAbout={setVisitorShown}
          />
        </Suspense>
      )}
      <Suspense>
        {isHelpOpen !== undefined && <Shortcuts isOpen={isHelpOpen} onOpenChange={setHelpOpen} />}
      </Suspense>
    </main>
  )
}

/** Opens the form of a ticket, or goes to the state of the one that there is. */
function ticketOfThread(): void {
  const control = document.querySelector<HTMLElement>('[data-desk-ticket]')
  if (control instanceof HTMLButtonElement) control.click()
  else control?.focus()
}
