import type { AnyFieldForm, TextForm } from '../node/field-form.js'

/** Kinds of fields whose texts hold no placeholders. */
const literal = new Set([
  'id',
  'variable',
  'node',
  'choice',
  'switch',
  'date',
  'time',
  'weekday',
  'time-zone',
])

/** May texts of the field hold `{placeholders}`? */
export const takesPlaceholders = ({ kind }: AnyFieldForm | TextForm): boolean => !literal.has(kind)
