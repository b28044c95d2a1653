import { useId } from 'react'
import type { AnyFieldForms } from 'talkgraph/builder'
import styles from '../fields.module.css'
import { FieldList } from './field-list.js'
import type { Slot } from './slot.js'
import { SlotFrame } from './slot-frame.js'

/** Fields that belong together. */
export function StepGroupField({
  slot,
}: {
  readonly slot: Slot & {
    readonly form: { readonly title: string; readonly help: string; readonly fields: AnyFieldForms }
  }
}) {
  const id = useId()
  return (
    <SlotFrame slot={slot}>
      <fieldset className={styles.group} aria-describedby={`${id}-help`}>
        <legend className={styles.label}>{slot.form.title}</legend>
        <p id={`${id}-help`} className={styles.help}>
          {slot.form.help}
        </p>
        <FieldList
          fields={slot.form.fields}
          path={slot.path}
          read={slot.value}
          written={slot.written}
          defaults={slot.fallback}
        />
      </fieldset>
    </SlotFrame>
  )
}
