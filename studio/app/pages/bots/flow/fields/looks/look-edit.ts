import { type FieldName, fields, isField } from 'talkgraph/themes'

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

/** Every customization, in the order of `talkgraph/themes`. */
export const names = Object.keys(fields).filter(isField)
