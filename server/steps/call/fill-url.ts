import type { CallRequest } from '../../../runtime/node/step-tools.js'
import { CallError } from '../../platform/outbound/index.js'
import { fillWith } from '../fill.js'
import type { GivenValues } from '../step-values.js'

/**
 * Fills the placeholders of an address so that a value can only ever be part of one path segment or one parameter.
 * Throws a `CallError` for a placeholder in the scheme or host, and for a value that would climb the path.
 */
export function fillUrl(
  template: string,
  values: GivenValues,
  query: CallRequest['query'] = [],
): string {
  const address = template.trim()
  const start = /^https?:\/\/[^/?#\\{}]+(?=[/?#]|$)/i.exec(address)
  if (!start)
    throw new CallError('The address must begin with http or https and a host without placeholders')
  const filled = fillWith(address, values, encode)
  const neutral = fillWith(address, values, () => 'x')
  if (shapeOf(filled) !== shapeOf(neutral))
    throw new CallError('A value would change the address of the call')
  return withQuery(filled, query, values)
}

/** The address with parameters behind those that it has; each name and value is encoded (decision 69). */
function withQuery(
  address: string,
  query: NonNullable<CallRequest['query']>,
  values: GivenValues,
): string {
  const added = query
    .filter(({ key }) => key.trim() !== '')
    .map(
      ({ key, value }) => `${encode(key.trim())}=${encode(fillWith(value, values, text => text))}`,
    )
  if (added.length === 0) return address
  const [front = '', ...fragment] = address.split('#')
  const joint = !front.includes('?') ? '?' : /[?&]$/.test(front) ? '' : '&'
  return [front + joint + added.join('&'), ...fragment].join('#')
}

function encode(value: string): string {
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'))
}

/** Origin and depth of the path: the values `.` and `..` make the path shorter, except for a `.` at its end. */
function shapeOf(address: string): string {
  if (!URL.canParse(address)) throw new CallError('The address is not a valid one')
  const { origin, pathname } = new URL(address)
  const endsInDot = address.replace(/[?#].*/s, '').endsWith('/.')
  return `${origin} ${pathname.split('/').length} ${endsInDot}`
}
