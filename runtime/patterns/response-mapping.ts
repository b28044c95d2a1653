import type { InferOutput } from 'valibot'
import { fields, list, text } from '../bot/fields.js'
import { readPath } from '../session/path.js'
import type { Value } from '../session/values.js'

/** Parts of an answer and the variables that keep them (decision 69). */
export const responseMapping = () =>
  list(fields({ path: text(), variableName: text() }, { variable: 'variableName' }))

interface Mapped {
  readonly responseMapping: InferOutput<ReturnType<typeof responseMapping>>
}

/** What an answer holds at each path, by the name to keep it under; null where it holds nothing there. */
export function mappedParts(
  body: Value,
  { responseMapping }: Mapped,
): Record<string, Value> | undefined {
  if (responseMapping.length === 0) return undefined
  return Object.fromEntries(
    responseMapping.flatMap(({ path, variableName }) => {
      const name = variableName.trim()
      return name === '' ? [] : [[name, readPath(body, path) ?? null]]
    }),
  )
}
