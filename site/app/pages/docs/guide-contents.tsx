import { ChevronDown } from 'lucide-react'
import type { Heading } from '../../kit/contents.js'
import styles from './guide-contents.module.css'

const title = 'On this page'

interface Headings {
  readonly headings: readonly Heading[]
}

/** The headings of a guide beside its text, where there is room for them. */
export const ContentsBeside = ({ headings }: Headings) => (
  <nav className={styles.beside} aria-label={title}>
    <p className={styles.title}>{title}</p>
    <List headings={headings} />
  </nav>
)

/** The headings of a guide above its text, folded. */
export const FoldedContents = ({ headings }: Headings) => (
  <details className={styles.folded}>
    <summary className={styles.summary}>
      {title}
      <ChevronDown size={20} aria-hidden="true" className={styles.chevron} />
    </summary>
    <List headings={headings} />
  </details>
)

const List = ({ headings }: Headings) => (
  <ul className={styles.list}>
    {headings.map(({ id, text, level }) => (
      <li key={id} data-level={level}>
        <a className={styles.entry} href={`#${id}`}>
          {text}
        </a>
      </li>
    ))}
  </ul>
)
