import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from '../classes.js'
import { Field, type FieldProps } from './field.js'
import styles from './field.module.css'

/** One entry of a `Select` or of a `RadioGroup`. */
export interface Option {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

/** One of several: the browser's own list, which phones draw well and which works without a script. */
export function Select({
  label,
  help,
  error,
  optional,
  labelHidden,
  className,
  options,
  size = 'medium',
  ...rest
}: FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'size' | 'children'> & {
    readonly options: readonly Option[]
    readonly size?: 'small' | 'medium' | 'large'
  }) {
  return (
    <Field {...{ label, help, error, optional, labelHidden, className }}>
      {control => (
        <span className={styles.frame}>
          <select
            {...control}
            {...rest}
            className={classes(styles.control, styles.select, styles[size])}
          >
            {options.map(({ value, label: text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown size={16} className={styles.chevron} />
        </span>
      )}
    </Field>
  )
}
