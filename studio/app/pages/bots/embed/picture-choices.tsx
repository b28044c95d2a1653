import { useId } from 'react'
import type { Choice } from './choices.js'
import styles from './picture-choices.module.css'
import { pictures } from './pictures.js'

/** One of a few, each with a picture of what it does. */
export function PictureChoices<Value extends keyof typeof pictures>({
  label,
  help,
  choices,
  value,
  onChange,
}: {
  readonly label: string
  readonly help?: string
  readonly choices: readonly Choice<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}) {
  const id = useId()
  return (
    <fieldset className={styles.group} aria-describedby={help ? `${id}-help` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      <div className={styles.cards}>
        {choices.map(choice => (
          <label key={choice.value} className={styles.card}>
            <input
              type="radio"
              className={styles.input}
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              aria-labelledby={`${id}-${choice.value}`}
              aria-describedby={`${id}-${choice.value}-help`}
            />
            {pictures[choice.value]}
            <span id={`${id}-${choice.value}`} className={styles.label}>
              {choice.label}
            </span>
            <span id={`${id}-${choice.value}-help`} className={styles.help}>
              {choice.help}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
