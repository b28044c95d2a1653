import { Button } from '@talkgraph/ui'
import { MessageSquareCheck } from 'lucide-react'
import type { DeskChannel } from '#api/records.js'
import styles from './via.module.css'
import { lackWords, windowWords } from './via-words.js'

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
  via,
  now,
  onTemplates,
}: {
  readonly via: DeskChannel
  readonly now: number
  /** Opens the approved messages. */
  readonly onTemplates: () => void
}) => (
  <div className={styles.closed}>
    <p>{`${windowWords(via, now)}.`}</p>
    {via.hasTemplates && (
      <Button size="small" icon={<MessageSquareCheck size={16} />} onClick={onTemplates}>
        Approved messages
      </Button>
    )}
  </div>
)
