import { useId } from 'react'
import type { AnyFieldForm } from 'talkgraph/builder'
import styles from '../fields.module.css'
import { StepChoice } from './plain-fields.js'
import type { Slot } from './slot.js'
import { StepTextField } from './text-field.js'

/** Two values and what is done with them, as a sentence: 'If {age} is more than 18'. */
export function SentenceField({
  slots: [left, done, right],
}: {
  readonly slots: readonly Slot<AnyFieldForm>[]
}) {
  const id = useId()
  if (!left || !done || !right) return null
  const isAsked = 'patternAfter' in right.form || 'takesNames' in right.form === false
  const help = [...new Set([left, done, right].map(({ form }) => `${form.title}: ${form.help}`))]
  return (
    // biome-ignore lint/a11y/useSemanticElements: the sentence names it
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-help`}
      className={styles.sentence}
    >
      <p id={id} className={styles.said} dir="auto">
        {isAsked && <span>If </span>}
        <b dir="auto">{told(left)}</b> <span>{titleOf(done)}</span> <b dir="auto">{told(right)}</b>
      </p>
      <StepTextField slot={left} isBare />
      <StepChoice slot={done} isBare />
      <StepTextField slot={right} isBare />
      <details id={`${id}-help`} className={styles.help}>
        <summary>What can be written here</summary>
        {help.map(text => (
          <p key={text}>{text}</p>
        ))}
      </details>
    </div>
  )
}

const told = ({ value }: Slot) => String(value ?? '').trim() || '…'

function titleOf({ form, value }: Slot): string {
  const choices = 'choices' in form ? (form.choices ?? []) : []
  return choices.find(choice => choice.value === value)?.title ?? String(value ?? '')
}
