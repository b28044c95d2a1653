import { fields } from '../../../themes/index.js'

/** The customizations as a browser gets them: known fields alone, if they are texts, numbers, switches or lists of texts. */
export function publishedCustomizations(
  customizations: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(customizations).filter(([name, value]) => Object.hasOwn(fields, name) && isPlain(value)),
  )
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(entry => typeof entry === 'string')
  return ['string', 'number', 'boolean'].includes(typeof value)
}
