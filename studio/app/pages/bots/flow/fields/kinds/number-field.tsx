import { Field } from '@talkgraph/ui'
import { useStepEdit } from '../../model/edit/step-edit.js'
import styles from '../fields.module.css'
import { TextControl } from '../text/text-control.js'
import { useTyped } from '../text/use-typed.js'
import { type Slot, standIn, textOf, useSlot } from './slot.js'
import { HelpOf, SlotFrame } from './slot-frame.js'

/** A number with its unit; blank, the default counts. */
export function StepNumberField({ slot }: { readonly slot: Slot }) {
  const { error, warning, set } = useSlot(slot)
  const { step, change } = useStepEdit()
  const keep = (text: string) => {
    const trimmed = text.trim().replace(',', '.')
    if (trimmed === '')
      return slot.written === undefined
        ? undefined
        : change(
            [{ op: 'unset', nodeId: step.id, path: [...slot.path] }],
            `Emptied “${slot.form.title}”`,
          )
    const number = Number(trimmed)
    return Number.isFinite(number) ? set(number) : 'Write a number, such as 2 or 0.5.'
  }
  const typed = useTyped(
    textOf(slot),
    keep,
    (one, other) => Number(one) === Number(other.replace(',', '.')),
  )
  const unit = 'unit' in slot.form ? slot.form.unit : undefined
  return (
    <SlotFrame slot={slot} typed={typed}>
      <Field
        label={
          <>
            {slot.form.title}
            {unit && <span className={styles.unit}>{` (${unit})`}</span>}
          </>
        }
        help={<HelpOf help={slot.form.help} warning={warning} />}
        error={typed.refusal ?? error}
      >
        {control => (
          <TextControl
            control={control}
            typed={typed}
            inputMode="decimal"
            placeholder={standIn(slot)}
            takesNames={false}
          />
        )}
      </Field>
    </SlotFrame>
  )
}
