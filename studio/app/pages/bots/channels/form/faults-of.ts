import { ApiProblem } from '#api/problem.js'
import type { ChannelField } from '#api/records.js'

/** What a refusal says, by field; empty where it is about no field. */
export function faultsOf(
  error: unknown,
  fields: readonly ChannelField[],
): Readonly<Record<string, string>> {
  if (!(error instanceof ApiProblem)) return {}
  if (error.code === 'REQUEST_VALIDATION_FAILED') return faultsIn(error.details, fields)
  if (error.code !== 'CHANNEL_REFUSED' && error.code !== 'CHANNEL_TAKEN') return {}
  const field = fieldMeant(error.message, fields)
  return field ? { [field.name]: error.message } : {}
}

function faultsIn(
  details: unknown,
  fields: readonly ChannelField[],
): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {}
  if (!Array.isArray(details)) return faults
  for (const detail of details) {
    if (!isDetail(detail)) continue
    const name = detail.path.replace(/^settings\./, '')
    if (fields.some(field => field.name === name)) faults[name] ??= detail.message
  }
  return faults
}

const isDetail = (detail: unknown): detail is { readonly path: string; readonly message: string } =>
  typeof detail === 'object' &&
  detail !== null &&
  'path' in detail &&
  'message' in detail &&
  typeof detail.path === 'string' &&
  typeof detail.message === 'string'

/** The one field that a provider's remedy speaks of; the only one that must be filled in, where there is one. */
function fieldMeant(message: string, fields: readonly ChannelField[]): ChannelField | undefined {
  const words = ` ${message.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const named = fields.filter(({ name, title }) =>
    [name.toLowerCase(), title.toLowerCase()].some(each => words.includes(` ${each} `)),
  )
  if (named.length === 1) return named[0]
  const needed = fields.filter(({ isOptional }) => !isOptional)
  return named.length === 0 && needed.length === 1 ? needed[0] : undefined
}
