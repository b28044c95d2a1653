import { classes } from '../classes.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import styles from './spinner.module.css'

/** Turns while something is on its way; `label` is read out. */
export function Spinner({
  label,
  className,
}: {
  readonly label?: string
  readonly className?: string | undefined
}) {
  return (
    <span className={classes(styles.spinner, className)} role={label ? 'status' : undefined}>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
