import { ApiProblem } from '#api/problem.js'
import type { ChannelField } from '#api/records.js'
import { detailsOf } from '#forms/faults-at.js'

/** What a refusal says, by field; empty where it is about no field. */
export function faultsOf(
  error: unknown,
  fields: readonly ChannelField[],
): Readonly<Record<string, string>> {
  if (!(error instanceof ApiProblem)) return {}
  if (error.code === 'REQUEST_VALIDATION_FAILED') return faultsIn(error, fields)
  if (error.code !== 'CHANNEL_REFUSED' && error.code !== 'CHANNEL_TAKEN') return {}
  const field = fieldMeant(error.message, fields)
  return field ? { [field.name]: error.message } : {}
}

function faultsIn(
  error: unknown,
  fields: readonly ChannelField[],
): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {}
  for (const { path, message } of detailsOf(error)) {
    const name = path.replace(/^settings\./, '')
    if (fields.some(field => field.name === name)) faults[name] ??= message
  }
  return faults
}

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
