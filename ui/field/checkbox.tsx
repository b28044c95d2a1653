import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from '../classes.js'
import styles from './checkbox.module.css'
import { Notes } from './field.js'

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> & {
  readonly label: ReactNode
  readonly help?: ReactNode
  readonly error?: string | undefined
  /** Keeps the label for assistive technology alone, as in a row of a table. */
  readonly labelHidden?: boolean
}

/** Something that is so or not, once the form is sent. */
export const Checkbox = (props: Props) => <Tick {...props} look={styles.box} />

/** Something that is switched on or off at once. */
export const Switch = (props: Props) => <Tick {...props} look={styles.switch} role="switch" />

function Tick({
  label,
  help,
  error,
  labelHidden,
  look,
  ...rest
}: Props & { readonly look?: string }) {
  const id = useId()
  const about = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.line}>
      <input
        {...rest}
        id={id}
        type="checkbox"
        className={classes(styles.tick, look)}
        aria-describedby={about || undefined}
        aria-invalid={error ? true : undefined}
      />
      <div className={labelHidden ? styles.hidden : styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <Notes id={id} help={help} error={error} />
      </div>
    </div>
  )
}
