import styles from './skip-link.module.css'

/** The first link of each page, seen when it has the focus: past the header. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      Skip to content
    </a>
  )
}
