import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../classes.js'
import styles from './callout.module.css'

const icons = { accent: Info, good: CircleCheck, warn: TriangleAlert, bad: OctagonAlert }

/** Something to know beside what one reads. `live` has it read out when it appears. */
export function Callout({
  tone = 'accent',
  title,
  live = false,
  action,
  children,
}: {
  readonly tone?: keyof typeof icons
  readonly title?: string
  readonly live?: boolean
  readonly action?: ReactNode
  readonly children?: ReactNode
}) {
  const Icon = icons[tone]
  return (
    <div className={classes(styles.callout, styles[tone])} role={live ? 'alert' : undefined}>
      <Icon size={20} className={styles.icon} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
