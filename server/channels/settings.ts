import * as v from 'valibot'
import type { AnyFieldForms, FieldForms } from '../../runtime/node/field-form.js'

/** What an owner enters to connect a bot with a channel: how it is read, and what each field is for people. */
export interface ChannelSettings<Settings> {
  readonly schema: v.GenericSchema<unknown, Settings>
  readonly fields: AnyFieldForms
}

/** Declares the settings of a channel; the compiler misses a field that is not described. */
export function defineSettings<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: FieldForms<v.InferOutput<Schema>> & AnyFieldForms,
): ChannelSettings<v.InferOutput<Schema>> {
  return { schema, fields }
}

/** Of a channel that every bot has, without being connected. */
export const noSettings = defineSettings(v.strictObject({}), {})
