import type { ComponentProps } from 'react'
import { classes } from '../classes.js'
import { Field, type FieldProps } from './field.js'
import styles from './field.module.css'

/** Several lines of text; grows with them where the browser can. */
export function TextArea({
  label,
  help,
  error,
  optional,
  labelHidden,
  className,
  ...rest
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>) {
  return (
    <Field {...{ label, help, error, optional, labelHidden, className }}>
      {control => (
        <textarea
          rows={4}
          {...control}
          {...rest}
          className={classes(styles.control, styles.area)}
        />
      )}
    </Field>
  )
}
