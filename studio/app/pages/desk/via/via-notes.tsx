import { Button } from '@talkgraph/ui'
import type { DeskChannel } from '@talkgraph/wire/channels'
import type { DeskThread } from '@talkgraph/wire/desk'
import { MessageSquareText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import styles from './via.module.css'
import { lackWords, windowWords } from './via-words.js'

const TemplateDialog = lazy(() => import('./template-dialog.js'))

/** What the visitor's channel does not show of an answer, said before it is sent. */
export function ViaNotes({ via, text }: { readonly via: DeskChannel; readonly text: string }) {
  const notes = lackWords(via, text)
  return notes.length === 0 ? null : (
    <ul className={styles.notes} aria-live="polite">
      {notes.map(note => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

/** In place of the answer's field, where the channel takes none now. */
export const ViaClosed = ({
  thread,
  via,
  now,
}: {
  readonly thread: DeskThread
  readonly via: DeskChannel
  readonly now: number
}) => (
  <div className={styles.closed}>
    <p>{`${windowWords(via, now)}.`}</p>
    {via.hasTemplates && <TemplateButton thread={thread} />}
  </div>
)

/** Opens the approved messages. */
export function TemplateButton({ thread }: { readonly thread: DeskThread }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" icon={<MessageSquareText size={16} />} onClick={() => setOpen(true)}>
        Approved messages
      </Button>
      {isOpen && (
        <Suspense>
          <TemplateDialog thread={thread} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
