import { ArrowUp } from 'lucide-react'
import styles from './to-top.module.css'

/** Leads back to the head of a page, seen after 100 px. */
export function ToTop() {
  return (
    <a className={styles.top} href="#top" aria-label="Back to top">
      <ArrowUp aria-hidden="true" className={styles.icon} />
    </a>
  )
}
