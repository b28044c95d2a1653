import type { ReactNode } from 'react'
import styles from './state.module.css'

/** What a list is that has nothing yet, and the one next step. */
export function EmptyState({
  title,
  icon,
  action,
  children,
}: {
  readonly title: string
  readonly icon?: ReactNode
  readonly action?: ReactNode
  readonly children?: ReactNode
}) {
  return (
    <div className={styles.state}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
