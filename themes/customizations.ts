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
  const own = all.flatMap(([name, { parse }]) => {
    const value = Object.hasOwn(given, name) ? parse(given[name]) : undefined
    return value === undefined ? [] : [[name, value] as const]
  })
  const isFree = (name: string) => !own.some(([set]) => set === name)
  const dark = darkValues.filter(values => isDark && Object.keys(values).every(isFree))
  const defaults = all.map(([name, { default: fallback }]) => [name, fallback] as const)
  // Each value comes from the parser or the default of its own field.
  return Object.assign(Object.fromEntries(defaults), ...dark, Object.fromEntries(own)) as Customizations
}
