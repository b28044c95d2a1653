import { classes } from '@talkgraph/ui'
import type { ReactNode } from 'react'
import styles from './section.module.css'

/** A part of a marketing page: a heading, a few words, and what they are about. */
export function Section({
  id,
  title,
  lead,
  tone,
  centred = false,
  children,
}: {
  readonly id?: string
  readonly title: ReactNode
  readonly lead?: ReactNode
  /** `sunken` sets a part apart from those around it. */
  readonly tone?: 'sunken'
  readonly centred?: boolean
  readonly children?: ReactNode
}) {
  return (
    <section id={id} className={classes(styles.section, tone && styles[tone])}>
      <div className={styles.inner}>
        <header className={classes(styles.head, centred && styles.centred)}>
          <h2 className={styles.title}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  )
}
