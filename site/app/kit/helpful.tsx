import { ThumbsDown, ThumbsUp } from 'lucide-react'
import styles from './helpful.module.css'

/** Asks whether a part of a page helped. The answer is counted: a plain form, which the page's script sends without leaving the page. */
export function Helpful({
  part,
  action,
  isThanked,
}: {
  /** The id of the part. */
  readonly part: string
  readonly action: string
  /** Whether the answer to this one has just been given. */
  readonly isThanked: boolean
}) {
  if (isThanked) return <p className={styles.thanks}>{thanks}</p>
  return (
    <form method="post" action={action} className={styles.helpful} data-helpful={thanks}>
      <input type="hidden" name="part" value={part} />
      <span className={styles.question}>Was this page helpful?</span>
      <button type="submit" className={styles.answer} name="answer" value="yes">
        <ThumbsUp size={16} aria-hidden="true" />
        Yes
      </button>
      <button type="submit" className={styles.answer} name="answer" value="no">
        <ThumbsDown size={16} aria-hidden="true" />
        No
      </button>
    </form>
  )
}

const thanks = 'Thank you. Your answer was counted.'
