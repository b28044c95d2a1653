import { Field } from '@talkgraph/ui'
import { useStepEdit } from '../../model/edit/step-edit.js'
import { TextControl } from '../text/text-control.js'
import { useTyped } from '../text/use-typed.js'
import { type Slot, useSlot } from './slot.js'
import { HelpOf, SlotFrame } from './slot-frame.js'

/** Data of any shape, checked while it is typed; what is no JSON yet stays in the field and is not kept. */
export function StepJsonField({ slot }: { readonly slot: Slot }) {
  const { error, warning, set } = useSlot(slot)
  const { step, change } = useStepEdit()
  const value = slot.value === undefined ? '' : JSON.stringify(slot.value, null, 2)
  const typed = useTyped(
    value,
    text => {
      if (text.trim() === '')
        return change(
          [{ op: 'unset', nodeId: step.id, path: [...slot.path] }],
          `Emptied “${slot.form.title}”`,
        )
      const read = readJson(text)
      return 'fault' in read ? read.fault : set(read.value)
    },
    isSameJson,
  )
  return (
    <SlotFrame slot={slot} typed={typed}>
      <Field
        label={slot.form.title}
        help={<HelpOf help={slot.form.help} warning={warning} />}
        error={typed.refusal ?? error}
      >
        {control => <TextControl control={control} typed={typed} isLong isCode takesNames />}
      </Field>
    </SlotFrame>
  )
}

const isSameJson = (one: string, other: string) => plain(one) === plain(other)

function plain(text: string): string {
  const read = text.trim() === '' ? { fault: '' } : readJson(text)
  return 'fault' in read ? text.trim() : JSON.stringify(read.value)
}

function readJson(text: string): { readonly value: unknown } | { readonly fault: string } {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    const place = /position (\d+)/.exec(String(error))?.[1]
    const line = place === undefined ? undefined : text.slice(0, Number(place)).split('\n').length
    return {
      fault: `This is no JSON yet${line === undefined ? '' : `: look at line ${line}`}. It is kept once it is.`,
    }
  }
}
