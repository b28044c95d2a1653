import type { ReactNode } from 'react'
import { classes } from '../classes.js'
import styles from './grid.module.css'

/** Things of one kind beside one another, in as many columns of equal width as there is room for. */
export const Grid = ({
  as: Element = 'ul',
  column,
  gap = 5,
  fit = false,
  className,
  children,
}: {
  readonly as?: 'ul' | 'ol' | 'dl' | 'div'
  /** How wide a column is at least. */
  readonly column: 'narrow' | 'small' | 'medium' | 'large' | 'wide'
  /** The step of space between them. */
  readonly gap?: 3 | 4 | 5 | 6
  /** Where they are few, they share the whole width. */
  readonly fit?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}) => (
  <Element
    className={classes(
      styles.grid,
      fit && styles.fit,
      styles[column],
      styles[`gap${gap}`],
      className,
    )}
  >
    {children}
  </Element>
)
