import { useContext, useEffect, useRef } from 'react'
import {
  type AnyFieldForm,
  type AnyFieldForms,
  countsBeside,
  type PathStep,
} from 'talkgraph/builder'
import { useStepEdit } from '../../model/edit/step-edit.js'
import styles from '../fields.module.css'
import { FieldEditor } from './field-editor.js'
import { SentenceField } from './sentence-field.js'
import { nameOfPath, type Slot } from './slot.js'
import { HelpIsToldContext } from './slot-frame.js'

/** Fields in the order of their forms; what most steps do without stands behind “More”. */
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
  const shown = slots.filter(
    slot => isSet(slot) || (!slot.form.isUnread && countsBeside(slot.form, read)),
  )
  return (
    <>
      <Fields slots={shown.filter(({ form }) => !form.isRare)} />
      <MoreFields slots={shown.filter(({ form }) => form.isRare)} />
    </>
  )
}

/** Is it said of both in the same words? */
const isAlike = (one: AnyFieldForm, other: AnyFieldForm) =>
  one.kind === other.kind && one.help === other.help

/** Three that compare or reckon stand as one sentence. */
function Fields({ slots }: { readonly slots: readonly Slot<AnyFieldForm>[] }) {
  const isRepeated = useContext(HelpIsToldContext)
  const first = slots.findIndex((_, place) => isSentence(slots.slice(place, place + 3)))
  return slots.map((slot, place) => {
    const key = String(slot.path.at(-1))
    if (place === first) return <SentenceField key={key} slots={slots.slice(place, place + 3)} />
    const isInside = first >= 0 && place > first && place < first + 3
    if (isInside) return null
    const isTold = isRepeated || slots.slice(0, place).some(({ form }) => isAlike(form, slot.form))
    return (
      <HelpIsToldContext key={key} value={isTold}>
        <FieldEditor slot={slot} />
      </HelpIsToldContext>
    )
  })
}

/** What is set among them is told while they are closed; they open by themselves where something is found in them. */
function MoreFields({ slots }: { readonly slots: readonly Slot<AnyFieldForm>[] }) {
  const { findings } = useStepEdit()
  const names = slots.map(({ path }) => nameOfPath(path))
  const isFound = findings.some(({ field = '' }) =>
    names.some(name => field === name || field.startsWith(`${name}.`)),
  )
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isFound && details.current) details.current.open = true
  }, [isFound])
  if (slots.length === 0) return null
  const set = slots.filter(isSet).map(({ form }) => form.title)
  return (
    <details ref={details} className={styles.more}>
      <summary>
        More{set.length > 0 && <span className={styles.help}>{` · ${set.join(', ')}`}</span>}
      </summary>
      <div className={styles.moreFields}>
        <Fields slots={slots} />
      </div>
    </details>
  )
}

/** Is something written that the type would not say by itself? */
const isSet = ({ written, fallback }: Slot<AnyFieldForm>) =>
  written !== undefined && JSON.stringify(written) !== JSON.stringify(fallback)

/** A value, what is done with it, and another value. */
function isSentence([left, done, right]: readonly Slot<AnyFieldForm>[]): boolean {
  return left?.form.kind === 'value' && done?.form.kind === 'choice' && right?.form.kind === 'value'
}

const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, name)
    ? Reflect.get(data, name)
    : undefined
