/** What stands in the fields of an integration. */
export interface IntegrationData {
  readonly connectionId: string
  readonly action: string
  readonly input: Readonly<Record<string, unknown>>
}

/** Reads a step's data as it is written; what is of another kind counts as blank. */
export function readIntegration(data: unknown): IntegrationData {
  const { connectionId, action, input } = Object(data)
  return {
    connectionId: typeof connectionId === 'string' ? connectionId : '',
    action: typeof action === 'string' ? action : '',
    input: isRecord(input) ? input : {},
  }
}

/** The texts of the fields so far, by which more is loaded; what holds a placeholder is not known yet. */
export function textsIn(input: IntegrationData['input']): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' && !value.includes('{')
        ? [[name, value.trim()]]
        : [],
    ),
  )
}

/** The values of a field by the names of the product's fields, in the order in which they were added. */
export const namedIn = (value: unknown): readonly (readonly [name: string, text: string])[] =>
  isRecord(value) ? Object.entries(value).map(([name, text]) => [name, asText(text)]) : []

/** The texts of a list. */
export const listIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(asText) : []

/** The names that the texts of the fields hold in braces, each once. */
export function placeholdersIn(input: IntegrationData['input']): readonly string[] {
  const names = new Set<string>()
  for (const part of JSON.stringify(input).split('{').slice(1)) {
    const name = part.split('}')[0]?.split('|')[0]?.trim() ?? ''
    if (part.includes('}') && /^[\p{L}\p{N}_ .[\]-]{1,100}$/u.test(name)) names.add(name)
  }
  return [...names]
}

const asText = (value: unknown) =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
