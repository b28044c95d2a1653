import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.js'
import { Field, type FieldProps } from './field.js'
import styles from './field.module.css'

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'size'> & {
    readonly size?: 'small' | 'medium' | 'large'
    /** An icon inside, before the text. */
    readonly icon?: ReactNode
    /** A button beside, after the text. */
    readonly after?: ReactNode
    /** A button inside, at the end of the text. */
    readonly inside?: ReactNode
  }

/** One line of text: also numbers, addresses, dates and searches, by `type`. */
export function TextField({
  label,
  help,
  error,
  optional,
  labelHidden,
  className,
  size = 'medium',
  icon,
  after,
  inside,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, help, error, optional, labelHidden, className }}>
      {control => (
        <span className={styles.frame}>
          {icon && <span className={styles.icon}>{icon}</span>}
          <input
            type="text"
            {...control}
            {...rest}
            className={classes(
              styles.control,
              styles[size],
              icon !== undefined && styles.withIcon,
              inside !== undefined && styles.withInside,
            )}
          />
          {inside && <span className={styles.inside}>{inside}</span>}
          {after}
        </span>
      )}
    </Field>
  )
}
