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

/** Reads customizations; what is missing or cannot be read has its default. */
export function readCustomizations(input: CustomizationsInput = {}): Customizations {
  const given: Readonly<Record<string, unknown>> = input
  const entries = Object.entries<Field<unknown>>(fields).map(([name, { parse, default: fallback }]) => [
    name,
    (Object.hasOwn(given, name) ? parse(given[name]) : undefined) ?? fallback,
  ])
  // Each value comes from the parser of its own field.
  return Object.fromEntries(entries) as Customizations
}
