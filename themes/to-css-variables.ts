import { readCustomizations, type UnreadCustomizations } from './customizations.js'
import type { Field } from './field.js'
import { fields } from './fields.js'

/** The CSS variables of a theme by name, every look included; safe whatever the customizations hold. */
export function toCssVariables(customizations: UnreadCustomizations = {}): Record<string, string> {
  const values = new Map<string, unknown>(Object.entries(readCustomizations(customizations)))
  return Object.fromEntries(
    Object.entries<Field<unknown>>(fields).flatMap(([name, { cssVariable, unit }]) =>
      cssVariable ? [[cssVariable, write(values.get(name), unit)]] : [],
    ),
  )
}

function write(value: unknown, unit: Field<unknown>['unit']): string {
  if (unit === 'url') return value === '' ? 'none' : `url("${value}")`
  return `${value}${unit}`
}
