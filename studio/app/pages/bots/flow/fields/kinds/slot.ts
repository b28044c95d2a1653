import {
  type AnyFieldForm,
  type Finding,
  nameOfField,
  type PathStep,
  setChange,
  type TextForm,
} from 'talkgraph/builder'
import { useDraftRoom } from '../../model/draft/use-draft.js'
import { useStepEdit } from '../../model/edit/step-edit.js'

/** A field of the step: what it is for, where it stands, and what stands there. */
export interface Slot<Form extends AnyFieldForm | TextForm = AnyFieldForm | TextForm> {
  readonly form: Form
  readonly path: readonly PathStep[]
  /** As it is read. */
  readonly value: unknown
  /** As it is written; undefined where the default counts. */
  readonly written: unknown
  /** What counts where nothing is written. */
  readonly fallback: unknown
}

/** How findings and `focusPath` name a field. */
export const nameOfPath = (path: readonly PathStep[]) => path.join('.')

/** The text of a field; blank where the default counts, which then stands in its place. */
export function textOf({ value, written, fallback }: Slot): string {
  const isDefault = written === undefined && String(value ?? '') === String(fallback ?? '')
  return isDefault ? '' : String(value ?? '')
}

/** What stands in a field that is blank: what counts then, else an example. */
export function standIn({ form, fallback, written }: Slot): string | undefined {
  if ('whereBlank' in form && form.whereBlank !== undefined) return form.whereBlank
  const text = written === undefined && typeof fallback !== 'object' ? String(fallback ?? '') : ''
  if (text !== '') return text
  return 'example' in form && form.example !== undefined ? `Such as ${form.example}` : undefined
}

/** What is found at a field, and how it is called when it is changed. */
export function useSlot({ form, path }: Slot) {
  const room = useDraftRoom()
  const { step, findings } = useStepEdit()
  const name = nameOfPath(path)
  const found = findings.filter(({ field }) => field === name)
  return {
    name,
    found,
    error: wordsOf(found.filter(({ severity }) => severity === 'error')),
    warning: wordsOf(found.filter(({ severity }) => severity === 'warning')),
    /** Gives why it was refused, in words. */
    set: (value: unknown) => {
      const title = `Changed “${nameOfField(step.type, name) || form.title}”`
      return room.change([setChange(step, path, value)], title)[0]?.message
    },
  }
}

const wordsOf = (found: readonly Finding[]) =>
  found.length === 0
    ? undefined
    : found.map(({ message, remedy }) => `${message} ${remedy}`).join(' ')
