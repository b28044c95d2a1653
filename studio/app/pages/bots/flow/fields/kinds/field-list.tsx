import type { AnyFieldForm, AnyFieldForms, PathStep } from 'talkgraph/builder'
import { FieldEditor } from './field-editor.js'
import { SentenceField } from './sentence-field.js'
import type { Slot } from './slot.js'

/** Fields in the order of their forms. Three that compare or reckon stand as one sentence. */
export function FieldList({
  fields,
  path,
  read,
  written,
  defaults,
}: {
  readonly fields: AnyFieldForms
  readonly path: readonly PathStep[]
  readonly read: unknown
  readonly written: unknown
  readonly defaults: unknown
}) {
  // An entry's name for machines comes after what people read.
  const entries = Object.entries(fields)
  const inOrder = [
    ...entries.filter(([, { kind }]) => kind !== 'id'),
    ...entries.filter(([, { kind }]) => kind === 'id'),
  ]
  const slots = inOrder.map(
    ([name, form]): Slot<AnyFieldForm> => ({
      form,
      path: [...path, name],
      value: fieldOf(read, name),
      written: fieldOf(written, name),
      fallback: fieldOf(defaults, name),
    }),
  )
  const first = slots.findIndex((_, place) => isSentence(slots.slice(place, place + 3)))
  return slots.map((slot, place) => {
    const key = String(slot.path.at(-1))
    if (place === first) return <SentenceField key={key} slots={slots.slice(place, place + 3)} />
    const isInside = first >= 0 && place > first && place < first + 3
    return isInside ? null : <FieldEditor key={key} slot={slot} />
  })
}

/** A value, what is done with it, and another value. */
function isSentence([left, done, right]: readonly Slot<AnyFieldForm>[]): boolean {
  return left?.form.kind === 'value' && done?.form.kind === 'choice' && right?.form.kind === 'value'
}

const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, name)
    ? Reflect.get(data, name)
    : undefined
