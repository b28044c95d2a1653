import { type ReactNode, useId } from 'react'
import { classes } from '../classes.js'
import styles from './checkbox.module.css'
import { Notes } from './field.js'
import type { Option } from './select.js'

/** One of a few, all of them seen at once. */
export function RadioGroup({
  label,
  labelHidden = false,
  help,
  error,
  options,
  value,
  defaultValue,
  name,
  across = false,
  onValueChange,
}: {
  readonly label: ReactNode
  readonly labelHidden?: boolean
  readonly help?: ReactNode
  readonly error?: string | undefined
  readonly options: readonly (Option & { readonly help?: ReactNode })[]
  readonly value?: string
  readonly defaultValue?: string
  readonly name?: string
  /** Puts the options beside one another where there is room. */
  readonly across?: boolean
  readonly onValueChange?: (value: string) => void
}) {
  const id = useId()
  const about = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset aria-describedby={about || undefined} className={styles.group}>
      <legend className={labelHidden ? styles.hidden : styles.legend}>{label}</legend>
      <div className={classes(styles.group, across && styles.across)}>
        {options.map((option, place) => (
          <div key={option.value} className={styles.line}>
            <input
              type="radio"
              id={`${id}-${place}`}
              name={name ?? id}
              value={option.value}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onValueChange?.(option.value)}
              className={classes(styles.tick, styles.round)}
              aria-describedby={option.help ? `${id}-${place}-help` : undefined}
            />
            <div className={styles.words}>
              <label htmlFor={`${id}-${place}`} className={styles.label}>
                {option.label}
              </label>
              <Notes id={`${id}-${place}`} help={option.help} />
            </div>
          </div>
        ))}
      </div>
      <Notes id={id} help={help} error={error} />
    </fieldset>
  )
}
