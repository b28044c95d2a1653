/** The looks as a browser gets them: switches, numbers, texts and lists of texts; whatever else is dropped. */
export function publishedCustomizations(
  customizations: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(customizations).filter(([, value]) => isPlain(value)))
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(entry => typeof entry === 'string')
  return ['string', 'number', 'boolean'].includes(typeof value)
}
