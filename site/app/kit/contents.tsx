import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import styles from './contents.module.css'
import { useActiveHeading } from './use-active-heading.js'

/** A heading of an article. */
export interface Heading {
  readonly id: string
  readonly text: string
  readonly level: number
}

/** The table of contents of an article: it follows on a wide screen, and folds on a narrow one. */
export function Contents({
  title,
  headings,
}: {
  readonly title: string
  readonly headings: readonly Heading[]
}) {
  const folded = useRef<HTMLDetailsElement>(null)
  const active = useActiveHeading(headings)
  const close = () => {
    if (folded.current) folded.current.open = false
  }
  return (
    <>
      <details ref={folded} className={styles.folded}>
        <summary className={styles.summary}>
          {title}
          <ChevronDown size={20} aria-hidden="true" className={styles.chevron} />
        </summary>
        <List headings={headings} active={active} onChoose={close} />
      </details>
      <nav className={styles.beside} aria-labelledby="contents-title">
        <h2 id="contents-title" className={styles.title}>
          {title}
        </h2>
        <List headings={headings} active={active} />
      </nav>
    </>
  )
}

function List({
  headings,
  active,
  onChoose,
}: {
  readonly headings: readonly Heading[]
  readonly active: string | undefined
  readonly onChoose?: () => void
}) {
  return (
    <ul className={styles.list}>
      {headings.map(({ id, text, level }) => (
        <li key={id} data-level={level}>
          <a
            className={styles.entry}
            href={`#${id}`}
            aria-current={id === active ? 'location' : undefined}
            onClick={onChoose}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
