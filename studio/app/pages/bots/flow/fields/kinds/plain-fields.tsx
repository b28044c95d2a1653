import { Select, Switch } from '@talkgraph/ui'
import { nameOfStep } from 'talkgraph/builder'
import { useDraft } from '../../model/draft/use-draft.js'
import { type Slot, useSlot } from './slot.js'
import { HelpOf, SlotFrame } from './slot-frame.js'

/** Something that is so or not. */
export function StepSwitch({ slot }: { readonly slot: Slot }) {
  const { error, warning, set } = useSlot(slot)
  return (
    <SlotFrame slot={slot}>
      <Switch
        label={slot.form.title}
        help={<HelpOf help={slot.form.help} warning={warning} />}
        error={error}
        checked={slot.value === true}
        onChange={event => set(event.target.checked)}
      />
    </SlotFrame>
  )
}

/** One of a few; a value that is none of them is kept, and told. */
export function StepChoice({ slot, isBare }: { readonly slot: Slot; readonly isBare?: boolean }) {
  const choices = 'choices' in slot.form ? (slot.form.choices ?? []) : []
  return (
    <OneOf
      slot={slot}
      isBare={isBare}
      options={choices.map(({ value, title }) => ({ value, label: title }))}
    />
  )
}

/** A weekday. */
export function StepWeekday({ slot }: { readonly slot: Slot }) {
  const options = weekdays.map(day => ({ value: day, label: day }))
  return <OneOf slot={slot} options={[{ value: '', label: 'Choose a weekday' }, ...options]} />
}

/** The weekdays by the names that bot files have, from Monday on. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** Another step of the flow. */
export function StepPicker({ slot }: { readonly slot: Slot }) {
  const nodes = useDraft(({ draft }) => draft.elements[0].nodes)
  const options = nodes.map(({ id, type, data }) => ({
    value: id,
    label: nameOfStep({ type, data }),
  }))
  return <OneOf slot={slot} options={[{ value: '', label: 'No step yet' }, ...options]} />
}

function OneOf({
  slot,
  options,
  isBare = false,
}: {
  readonly slot: Slot
  readonly isBare?: boolean | undefined
  readonly options: readonly { readonly value: string; readonly label: string }[]
}) {
  const { error, warning, set } = useSlot(slot)
  const value = String(slot.value ?? '')
  const isKnown = options.some(option => option.value === value)
  return (
    <SlotFrame slot={slot}>
      <Select
        label={slot.form.title}
        labelHidden={isBare}
        help={
          isBare ? (
            warning && <HelpOf help="" warning={warning} />
          ) : (
            <HelpOf help={slot.form.help} warning={warning} />
          )
        }
        error={error}
        value={value}
        options={
          isKnown ? options : [...options, { value, label: value === '' ? 'Not set' : value }]
        }
        onChange={event => set(event.target.value)}
      />
    </SlotFrame>
  )
}
