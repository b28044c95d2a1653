import { useState } from 'react'
import { type FieldName, fields } from 'talkgraph/themes'

/** What a person has changed: raw values by field; null takes a field back to its default. */
type Edits = Readonly<Partial<Record<FieldName, unknown>>>

/** What a control of a look works with. */
export interface LookEdit {
  /** What stands in the control: what was typed, else what is set, else the default. */
  readonly value: (name: FieldName) => unknown
  /** Whether a field has a value of its own. */
  readonly isOwn: (name: FieldName) => boolean
  /** Whether what was typed cannot be read. */
  readonly isFaulty: (name: FieldName) => boolean
  readonly set: (name: FieldName, value: unknown) => void
  readonly reset: (name: FieldName) => void
}

/** The looks of a bot while they are changed. */
export interface LooksEdit extends LookEdit {
  readonly setMany: (values: Edits) => void
  readonly discard: () => void
  readonly edits: Edits
  readonly faults: readonly FieldName[]
  readonly isChanged: boolean
  /** Everything that can be read, for the preview. */
  readonly shown: Readonly<Record<string, unknown>>
}

/** Keeps what is changed of a bot's customizations until it is stored. */
export function useLooks(stored: Readonly<Record<string, unknown>>): LooksEdit {
  const [edits, setEdits] = useState<Edits>({})
  const isEdited = (name: FieldName) => Object.hasOwn(edits, name)
  const isFaulty = (name: FieldName) => {
    const value = edits[name]
    return value !== undefined && value !== null && fields[name].parse(value) === undefined
  }
  const isOwn = (name: FieldName) => (isEdited(name) ? edits[name] !== null : Object.hasOwn(stored, name))
  const changed = Object.fromEntries(
    Object.entries(edits).filter(([name, value]) => !isSame(value, stored[name] ?? null)),
  )
  const faults = names.filter(isFaulty)
  const readable = Object.entries(edits).filter(([name]) => !isField(name) || !isFaulty(name))
  const shown = { ...stored, ...Object.fromEntries(readable) }
  return {
    value: name => (isOwn(name) ? (edits[name] ?? stored[name]) : fields[name].default),
    isOwn,
    isFaulty,
    set: (name, value) => setEdits({ ...edits, [name]: value }),
    reset: name => setEdits({ ...edits, [name]: null }),
    setMany: values => setEdits({ ...edits, ...values }),
    discard: () => setEdits({}),
    edits: changed,
    faults,
    isChanged: Object.keys(changed).length > 0,
    shown: Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== null)),
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether a name is one of the customizations. */
function isField(name: string): name is FieldName {
  return Object.hasOwn(fields, name)
}

/** Every customization, in the order of `talkgraph/themes`. */
export const names = Object.keys(fields).filter(isField)
