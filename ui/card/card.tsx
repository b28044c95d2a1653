import type { ReactNode } from 'react'
import { classes } from '../classes.js'
import styles from './card.module.css'

/** A bordered surface; `title`, `help` and `actions` make its head, `flush` lets tables reach the border. */
export function Card({
  title,
  help,
  actions,
  footer,
  flush = false,
  level = 2,
  className,
  children,
}: {
  readonly title?: ReactNode
  readonly help?: ReactNode
  readonly actions?: ReactNode
  readonly footer?: ReactNode
  readonly flush?: boolean
  readonly level?: 2 | 3
  readonly className?: string
  readonly children?: ReactNode
}) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={classes(styles.card, className)}>
      {(title || actions) && (
        <header className={styles.head}>
          <div className={styles.about}>
            {title && <Heading className={styles.title}>{title}</Heading>}
            {help && <p className={styles.help}>{help}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      {children && <div className={classes(styles.body, flush && styles.flush)}>{children}</div>}
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </section>
  )
}
