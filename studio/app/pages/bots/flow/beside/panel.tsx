import type { ReactNode } from 'react'
import styles from './panel.module.css'

/** What stands beside the drawing under a title of its own. */
export const Panel = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title} className={styles.panel}>
    <h2 className={styles.title}>{title}</h2>
    {children}
  </section>
)
