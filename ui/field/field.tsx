import { type ReactNode, useId } from 'react'
import { classes } from '../classes.js'
import styles from './field.module.css'

/** What every field has: a label above, help below, and in place of the help what is wrong. */
export interface FieldProps {
  readonly label: ReactNode
  readonly help?: ReactNode
  readonly error?: string | undefined
  /** Says that the field may stay empty. */
  readonly optional?: boolean
  /** Keeps the label for assistive technology alone. */
  readonly labelHidden?: boolean
  readonly className?: string | undefined
}

/** What a control within a field has to carry. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
}

/** A label, a control, and what helps with it; `children` draws the control with the attributes that it is handed. */
export function Field({
  label,
  help,
  error,
  optional = false,
  labelHidden = false,
  className,
  children,
}: FieldProps & { readonly children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const about = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classes(styles.field, className)}>
      <label htmlFor={id} className={labelHidden ? styles.hidden : styles.label}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children({
        id,
        ...(about && { 'aria-describedby': about }),
        ...(error && { 'aria-invalid': true }),
      })}
      <Notes id={id} help={help} error={error} />
    </div>
  )
}

/** What is wrong, and the help. Both stand below the control. */
export function Notes({
  id,
  help,
  error,
}: {
  readonly id: string
  readonly help?: ReactNode
  readonly error?: string | undefined
}) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </>
  )
}
