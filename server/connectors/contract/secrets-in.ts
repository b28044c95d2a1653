import { isRecord } from '../../../runtime/bot/fields.js'
import type { ChannelSettings } from '../../channels/settings.js'

/** The secrets among settings: what is entered as one, and of a file with keys each part that opens something. */
export function secretsIn(
  { fields }: ChannelSettings<unknown>,
  settings: unknown,
): readonly string[] {
  const given: Readonly<Record<string, unknown>> = Object(settings)
  return Object.entries(fields).flatMap(([name, { kind }]) => {
    const value = given[name]
    return kind === 'secret' && typeof value === 'string' && value !== ''
      ? [value, ...partsOf(value)]
      : []
  })
}

function partsOf(value: string): readonly string[] {
  const file = fileIn(value)
  if (!isRecord(file)) return []
  const opening = Object.entries(file).flatMap(([name, part]) =>
    typeof part === 'string' && /key|secret|token$|password/i.test(name) ? [part] : [],
  )
  return opening.flatMap(part => [part, ...part.split('\n').filter(line => line.length >= 16)])
}

function fileIn(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}
