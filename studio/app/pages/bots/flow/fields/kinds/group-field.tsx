import { useId } from 'react'
import type { AnyFieldForms } from 'talkgraph/builder'
import styles from '../fields.module.css'
import { FieldList } from './field-list.js'
import type { Slot } from './slot.js'
import { SlotFrame } from './slot-frame.js'

/** Fields that belong together. Behind a switch that comes first and is off, the others count for nothing and are not shown. */
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
          fields={shownOf(slot)}
          path={slot.path}
          read={slot.value}
          written={slot.written}
          defaults={slot.fallback}
        />
      </fieldset>
    </SlotFrame>
  )
}

function shownOf({
  form,
  value,
}: Slot & { readonly form: { readonly fields: AnyFieldForms } }): AnyFieldForms {
  const [first] = Object.entries(form.fields)
  if (first?.[1].kind !== 'switch') return form.fields
  const isOn = typeof value === 'object' && value !== null && Reflect.get(value, first[0]) === true
  return isOn ? form.fields : Object.fromEntries([first])
}
