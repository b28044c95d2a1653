import { darkValues } from './dark.js'
import type { Field } from './field.js'
import { fields } from './fields.js'

/** The name of a customization. */
export type FieldName = keyof typeof fields

/** Every customization with its value. */
export type Customizations = {
  readonly [Name in FieldName]: (typeof fields)[Name] extends Field<infer Value> ? Value : never
}

/** Customizations as an owner writes them: any part of them, unknown names ignored. */
export type CustomizationsInput = Partial<Customizations> | Readonly<Record<string, unknown>>

/** Reads customizations; what is missing or cannot be read has its default, or its dark value where `isDark`. */
export function readCustomizations(input: CustomizationsInput = {}, isDark = false): Customizations {
  const given: Readonly<Record<string, unknown>> = input
  const all = Object.entries<Field<unknown>>(fields)
  const own = Object.fromEntries(
    all.flatMap(([name, { parse }]) => {
      const value = Object.hasOwn(given, name) ? parse(given[name]) : undefined
      return value === undefined ? [] : [[name, value]]
    }),
  )
  const dark = darkValues.filter(values => isDark && !Object.keys(values).some(name => name in own))
  const defaults = Object.fromEntries(all.map(([name, { default: fallback }]) => [name, fallback]))
  // Each value comes from the parser or the default of its own field.
  return Object.assign(defaults, ...dark, own) as Customizations
}
