import type { ReactNode } from 'react'
import { classes } from '../classes.js'
import styles from './badge.module.css'

export type Tone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad'

/** A state in a word or two; the colour repeats what the words say. `dot` puts a point before them. */
export const Badge = ({
  tone = 'neutral',
  dot = false,
  children,
}: {
  readonly tone?: Tone
  readonly dot?: boolean
  readonly children: ReactNode
}) => <span className={classes(styles.badge, styles[tone], dot && styles.dot)}>{children}</span>
