import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './accordion.module.css'

/** Headings that open what is below them: the browser's own, so that it works without a script. `single` leaves one open. */
export const Accordion = ({
  items,
  single,
}: {
  readonly items: readonly {
    readonly id: string
    readonly title: ReactNode
    readonly content: ReactNode
    readonly open?: boolean
  }[]
  /** A name that no other accordion of the page has. */
  readonly single?: string
}) => (
  <div className={styles.accordion}>
    {items.map(({ id, title, content, open }) => (
      <details key={id} id={id} name={single} open={open} className={styles.item}>
        <summary className={styles.title}>
          {title}
          <ChevronDown size={20} className={styles.chevron} />
        </summary>
        <div className={styles.content}>{content}</div>
      </details>
    ))}
  </div>
)
