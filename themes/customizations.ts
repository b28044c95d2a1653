import { darkValues } from './dark.js'
import type { Declared, Field } from './field.js'
import { type declaredFields, fields } from './fields.js'

/** Every customization with its value, as `fields.ts` declares it. */
export type Customizations = {
  readonly [Name in keyof typeof declaredFields]: (typeof declaredFields)[Name] extends Declared<
    infer Value
  >
    ? Value
    : never
}

/** The customizations that visitors read; a bot may translate them. */
export const wordFields = ['logoText', 'tagline', 'customBrand', 'chatIconCtaText'] as const

/** The name of a customization. */
export type FieldName = keyof Customizations

/** Customizations as an owner writes them: any part of them. */
export type CustomizationsInput = Partial<Customizations>

/** Customizations from outside, such as those of a bot file: what is unknown or cannot be read is left aside. */
export type UnreadCustomizations = CustomizationsInput | Readonly<Record<string, unknown>>

/** Reads customizations; what is missing or cannot be read has its default, or its dark value where `isDark`. */
export function readCustomizations(
  input: UnreadCustomizations = {},
  isDark = false,
): Customizations {
  const all = Object.entries<Field<unknown>>(fields)
  const own = pickCustomizations(input)
  const dark = darkValues.filter(values => isDark && !Object.keys(values).some(name => name in own))
  const defaults = Object.fromEntries(all.map(([name, { default: fallback }]) => [name, fallback]))
  // Each value comes from the parser or the default of its own field.
  return Object.assign(defaults, ...dark, own) as Customizations
}

/** Reads those customizations that are given and can be read. */
export function pickCustomizations(input: UnreadCustomizations): CustomizationsInput {
  const given: Readonly<Record<string, unknown>> = input
  return Object.fromEntries(
    Object.entries<Field<unknown>>(fields).flatMap(([name, { parse }]) => {
      const value = Object.hasOwn(given, name) ? parse(given[name]) : undefined
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
