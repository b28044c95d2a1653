import { Logo, useBrand } from '@talkgraph/ui'
import type { ReactNode } from 'react'
import styles from './frame.module.css'

/** A page of those who are not signed in: the mark, a title, and one thing to do. */
export const Frame = ({
  title,
  help,
  footer,
  children,
}: {
  readonly title: string
  readonly help?: ReactNode
  readonly footer?: ReactNode
  readonly children?: ReactNode
}) => (
  <main className={styles.page}>
    <title>{`${title} · ${useBrand().name}`}</title>
    <div className={styles.column}>
      <Logo />
      <section className={styles.card}>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {help && <p className={styles.help}>{help}</p>}
        </header>
        {children}
      </section>
      {footer && <p className={styles.footer}>{footer}</p>}
    </div>
  </main>
)
