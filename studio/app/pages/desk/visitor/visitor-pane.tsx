import { IconButton, SkeletonRows } from '@talkgraph/ui'
import { ArrowLeft } from 'lucide-react'
import { ThreadTicket } from '../tickets/thread-ticket.js'
import { type DeskActor, useDeskValue } from '../use-desk.js'
import { visitorName } from '../who.js'
import { ThreadLabels } from './thread-labels.js'
import { VisitorFacts } from './visitor-facts.js'
import { VisitorHistory } from './visitor-history.js'
import styles from './visitor-pane.module.css'

/** Who the visitor is, what the visitor answered, labels, and earlier threads. */
export function VisitorPane({
  desk,
  id,
  onBack,
}: {
  readonly desk: DeskActor
  readonly id: string
  readonly onBack: () => void
}) {
  const thread = useDeskValue(desk, ({ context }) => context.book.get(id))
  const known = useDeskValue(desk, ({ context }) => context.talks[id]?.visitor)
  const hasFailed = useDeskValue(desk, snapshot => snapshot.matches({ thread: 'failed' }))
  // The conversation says why.
  if (hasFailed && !(thread && known)) return null
  if (!thread || !known)
    return (
      <aside className={styles.pane} aria-label="About the visitor">
        <SkeletonRows label="Loading the visitor" rows={4} />
      </aside>
    )
  return (
    <aside className={styles.pane} aria-label="About the visitor">
      <header className={styles.head}>
        <span className={styles.back}>
          <IconButton
            label="Back to the conversation"
            icon={<ArrowLeft size={20} />}
            onClick={onBack}
          />
        </span>
        <h2 className={styles.title} dir="auto">
          {visitorName(thread)}
        </h2>
      </header>
      <section className={styles.part}>
        <VisitorFacts thread={thread} />
      </section>
      <ThreadTicket key={id} thread={thread} />
      <ThreadLabels desk={desk} thread={thread} />
      <VisitorHistory known={known} isVerified={thread.visitor.identity?.verified === true} />
    </aside>
  )
}
