import type { ComponentProps } from 'react'
import styles from './visually-hidden.module.css'

/** Words for assistive technology alone. */
export const VisuallyHidden = (props: ComponentProps<'span'>) => (
  <span className={styles.hidden} {...props} />
)
