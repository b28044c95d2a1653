import { ApiProblem } from '../api/problem.js'

/** What the server finds wrong, and where. */
interface Detail {
  readonly path: string
  readonly message: string
}

/** What a refusal says of single parts of a call; empty where it says nothing of them. */
export function detailsOf(error: unknown): readonly Detail[] {
  if (!(error instanceof ApiProblem) || error.code !== 'REQUEST_VALIDATION_FAILED') return []
  return Array.isArray(error.details) ? error.details.filter(isDetail) : []
}

/** What a refusal says, by the fields of a form whose values lie in the call at `place`; undefined where it is about none. */
export function faultsAt<Name extends string>(
  error: unknown,
  names: readonly Name[],
  place: string,
): Partial<Record<Name, string>> | undefined {
  const faults: Partial<Record<Name, string>> = {}
  // One entry of several in a field has its number behind the name.
  for (const { path, message } of detailsOf(error))
    for (const name of names)
      if (`${path}.`.startsWith(`${place}.${name}.`)) faults[name] ??= sentence(message)
  return Object.keys(faults).length > 0 ? faults : undefined
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

const isDetail = (detail: unknown): detail is Detail =>
  typeof detail === 'object' &&
  detail !== null &&
  'path' in detail &&
  'message' in detail &&
  typeof detail.path === 'string' &&
  typeof detail.message === 'string'
