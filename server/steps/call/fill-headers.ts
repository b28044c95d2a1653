import type { CallRequest } from '../../../runtime/node/step-tools.js'
import { CallError } from '../../platform/outbound/index.js'
import { fillWith } from '../fill.js'
import type { GivenValues } from '../step-values.js'

/** Headers that belong to the connection and are set by whoever opens it. */
const connectionHeaders = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** The configured headers with their placeholders filled, names in lower case. Throws a `CallError` for a line break. */
export function fillHeaders(
  headers: NonNullable<CallRequest['headers']>,
  values: GivenValues,
): Record<string, string> {
  const filled: Record<string, string> = {}
  for (const { key, value } of headers) {
    const name = key.trim().toLowerCase()
    if (name === '') continue
    if (!/^[!#$%&'*+.^_`|~0-9a-z-]+$/.test(name))
      throw new CallError('A configured header has a name that is not valid')
    if (connectionHeaders.has(name)) continue
    filled[name] = headerValue(fillWith(value, values, text => text))
  }
  return filled
}

/** A text as a header may carry it: UTF-8, no control characters. Throws a `CallError`. */
export function headerValue(text: string): string {
  const value = text.trim()
  if (/[^\P{Cc}\t]/u.test(value))
    throw new CallError('A header would hold a line break or another control character')
  return Buffer.from(value, 'utf8').toString('latin1')
}
