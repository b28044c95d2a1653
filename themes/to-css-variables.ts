import { type CustomizationsInput, readCustomizations } from './customizations.js'
import type { Field } from './field.js'
import { fields } from './fields.js'

/** The CSS variables of a theme by name, every look included; safe whatever the customizations hold. */
export function toCssVariables(customizations: CustomizationsInput = {}): Record<string, string> {
  const values: Readonly<Record<string, unknown>> = readCustomizations(customizations)
  return Object.fromEntries(
    Object.entries<Field<unknown>>(fields).flatMap(([name, { cssVariable, unit }]) =>
      cssVariable ? [[cssVariable, write(values[name], unit)]] : [],
    ),
  )
}

function write(value: unknown, unit: Field<unknown>['unit']): string {
  if (unit === 'url') return value === '' ? 'none' : `url("${value}")`
  return `${value}${unit}`
}
