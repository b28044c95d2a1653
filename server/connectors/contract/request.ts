import { createHash } from 'node:crypto'
import type { Value } from '../../../runtime/index.js'

/** One call of a provider's API. */
export interface ConnectorRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With a slash in front; values in it are encoded by `at`. */
  readonly path: string
  /** What is undefined or blank is left out. */
  readonly query?: Readonly<Record<string, string | number | undefined>>
  /** Sent as JSON. */
  readonly body?: Value
}

/** What a call names: the fields in what is sent, and the parts of the path. */
export const namesIn = ({ path, body = null }: ConnectorRequest): ReadonlySet<string> =>
  new Set([...path.split('/').map(decodedPart), ...fieldsIn(body)])

const fieldsIn = (body: Value): readonly string[] =>
  typeof body !== 'object' || body === null
    ? []
    : Array.isArray(body)
      ? body.flatMap(fieldsIn)
      : Object.entries(body).flatMap(([name, value]) => [name, ...fieldsIn(value)])

function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** A short text that stands for one run, where a product keeps it. */
export const markOf = (key: string): string =>
  createHash('sha256').update(key).digest('base64url').slice(0, 15)

/** Thrown where an action cannot be carried out with what it was given, in words for the owner. */
export class NotPossible extends Error {
  override readonly name = 'NotPossible'
}

/** A path in which every value is one part: ``at`/v0/${baseId}/${table}` ``. Throws a `NotPossible` where a value would be another path. */
export function at(parts: TemplateStringsArray, ...values: readonly string[]): string {
  return parts.reduce((path, part, place) => `${path}${encodePart(values[place - 1] ?? '')}${part}`)
}

function encodePart(value: string): string {
  if (/^\.{0,2}$/.test(value)) throw new NotPossible('A part of the address is blank')
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'))
}
