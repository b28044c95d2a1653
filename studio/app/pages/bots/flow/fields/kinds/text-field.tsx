import { Field } from '@talkgraph/ui'
import { takesPlaceholders } from 'talkgraph/builder'
import { TextControl } from '../text/text-control.js'
import { useTyped } from '../text/use-typed.js'
import { type Slot, standIn, textOf, useSlot } from './slot.js'
import { HelpOf, SlotFrame } from './slot-frame.js'

/** A text, in one line or in several. */
export function StepTextField({
  slot,
  isLong = false,
  isCode = false,
  isBare = false,
  inputMode,
  list,
}: {
  readonly slot: Slot
  readonly isLong?: boolean
  readonly isCode?: boolean
  /** Part of a sentence, which shows what it is for. */
  readonly isBare?: boolean
  readonly inputMode?: 'url' | 'email' | 'numeric'
  /** The id of a list of what can be written. */
  readonly list?: string
}) {
  const { error, warning, set } = useSlot(slot)
  const typed = useTyped(textOf(slot), set)
  return (
    <SlotFrame slot={slot} typed={typed}>
      <Field
        label={slot.form.title}
        labelHidden={isBare}
        help={
          isBare ? (
            warning && <HelpOf help="" warning={warning} />
          ) : (
            <HelpOf help={slot.form.help} warning={warning} />
          )
        }
        error={typed.refusal ?? error}
      >
        {control => (
          <TextControl
            control={control}
            typed={typed}
            isLong={isLong}
            isCode={isCode}
            inputMode={inputMode}
            list={list}
            placeholder={standIn(slot)}
            takesNames={takesPlaceholders(slot.form)}
          />
        )}
      </Field>
    </SlotFrame>
  )
}
