import { type Operation, operations } from './api-document.js'
import { type Chance, generateValue } from './generate-value.js'

/** A request to the API, sound or broken. */
export interface GeneratedRequest {
  readonly operation: Operation
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | FormData | undefined
}

/** What stands in addresses and headers: names of things that there are. */
export interface Known {
  /** By the name of the parameter. */
  readonly params: Readonly<Record<string, readonly [string, ...string[]]>>
  readonly apiKeys: readonly [string, ...string[]]
}

const strange = [
  '%20',
  'nobody',
  'a%00b',
  '..%2F..',
  'a%22b',
  '%F0%9F%98%80',
  '0',
  '-1',
  '1e9',
  '%E0%A4%A',
  '%ff',
  'null',
] as const
const strangeValues = [
  null,
  0,
  -1,
  1e21,
  '',
  ' ',
  'a\0b',
  '\ud800',
  [],
  {},
  true,
  [[[]]],
  'x'.repeat(3000),
] as const
const strangeTypes = [
  'text/xml',
  'image/png',
  'multipart/form-data',
  'application/octet-stream',
] as const
const strangeKeys = ['', 'wrong', 'Basic abc'] as const
const flows: readonly [object, ...object[]] = [
  { nodes: [] },
  { nodes: [{ id: 'a', type: 'welcome-node', data: { text: 'Hi' } }], edges: [] },
  { nodes: [{ id: 'a', type: 'jump-to', data: { nodeId: 'gone' } }], edges: [] },
]
const icon = new File([Buffer.from('GIF89a and more')], 'a.gif', { type: 'image/gif' })
const noIcon = new File([Buffer.from('<html>')], 'a.gif', { type: 'image/gif' })

/** The places of a request where a fault can be. */
export const faults = [
  'none',
  'key',
  'query',
  'address',
  'blank id',
  'size',
  'content type',
  'idempotency key',
  'key of another call',
  'JSON',
  'body',
] as const

/** One of them. */
type Fault = (typeof faults)[number]

/** Makes a request of a call, with this fault; without one named, there may be a fault anywhere. */
export function generateRequest(
  chance: Chance,
  { params, apiKeys }: Known,
  operation: Operation = operations[chance.below(operations.length)] ?? fail(),
  fault?: Fault,
): GeneratedRequest {
  const has: Has = (name, share) => (fault ? fault === name : chance.next() < share)
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (has('blank id', 0.02)) return '%20'
    return has('address', 0.08) ? chance.pick(strange) : chance.pick(params[name] ?? strange)
  })
  const query = new URLSearchParams()
  for (const { name, in: place, schema } of operation.parameters) {
    if (place !== 'query' || chance.next() < 0.6) continue
    query.append(
      name,
      String(has('query', 0.08) ? chance.pick(strangeValues) : generateValue(schema, chance)),
    )
  }
  if (has('query', 0.03)) query.append('nonsense', '1')
  const key = has('key', 0.04) ? chance.pick(strangeKeys) : `Bearer ${chance.pick(apiKeys)}`
  return {
    operation,
    path: `/${chance.pick(['v1', 'v0'])}${path}${query.size > 0 ? `?${query}` : ''}`,
    ...withBody(operation, chance, has, params, {
      authorization: key,
      ...idempotency(operation, chance, has),
      ...(has('size', 0.03) && { 'content-length': '999000000' }),
    }),
  }
}

type Has = (fault: Fault, share: number) => boolean
type Sent = Pick<GeneratedRequest, 'headers' | 'body'>
type Headers = GeneratedRequest['headers']

function idempotency({ method }: Operation, chance: Chance, has: Has): Headers {
  if (method !== 'POST') return {}
  if (has('idempotency key', 0.05)) return { 'idempotency-key': 'x'.repeat(300) }
  if (has('key of another call', 0.05)) return { 'idempotency-key': 'used' }
  return chance.next() < 0.2 ? { 'idempotency-key': `k${chance.below(1e9)}` } : {}
}

function withBody(
  { requestBody }: Operation,
  chance: Chance,
  has: Has,
  params: Known['params'],
  headers: Headers,
): Sent {
  const [entry] = Object.entries(requestBody?.content ?? {})
  if (!entry) return { headers }
  const [type, { schema }] = entry
  if (type === 'multipart/form-data') return withForm(schema, chance, has, headers)
  const contentType = has('content type', 0.05) ? chance.pick(strangeTypes) : type
  const isOpen = Object.keys(Object(schema.properties)).length === 0 && schema.anyOf === undefined
  const sound = isOpen
    ? chance.pick(flows)
    : withKnown(generateValue(schema, chance), params, chance)
  const body = has('JSON', 0.05)
    ? '{"a":'
    : JSON.stringify(has('body', 0.4) ? spoil(sound, chance) : sound)
  return { headers: { 'content-type': contentType, ...headers }, body }
}

/** Fields of a body that name things, such as `threadId`, mostly name things that there are. */
function withKnown(value: unknown, params: Known['params'], chance: Chance): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const named = Object.keys(value).flatMap(name => {
    const known = params[name]
    return known && chance.next() < 0.7 ? [[name, chance.pick(known)]] : []
  })
  return { ...value, ...Object.fromEntries(named) }
}

function withForm(schema: object, chance: Chance, has: Has, headers: Headers): Sent {
  if (has('content type', 0.1))
    return { headers: { 'content-type': chance.pick(strangeTypes), ...headers }, body: 'no form' }
  const body = new FormData()
  const isBroken = (share: number) => has('body', share) && chance.next() < 0.5
  const isIcon = Object.hasOwn(Object(Object(schema).properties), 'iconSrc')
  if (isIcon)
    body.set(
      'iconType',
      isBroken(0.1) ? 'NONE' : chance.pick(['BOT', 'PERSON', 'AGENT', 'WATERMARK', 'CHATBUBBLE']),
    )
  const field = isIcon ? 'iconSrc' : 'file'
  if (!isBroken(0.1)) body.set(isBroken(0.1) ? 'image' : field, isBroken(0.1) ? noIcon : icon)
  if (isBroken(0.1)) body.set('nonsense', 'x')
  return { headers, body }
}

/** Puts a fault somewhere into a value. */
function spoil(value: unknown, chance: Chance): unknown {
  if (typeof value !== 'object' || value === null || chance.next() < 0.1)
    return chance.pick(strangeValues)
  if (Array.isArray(value)) return [...value, chance.pick(strangeValues)]
  const names = Object.keys(value)
  const [name = 'nonsense'] = names.slice(chance.below(names.length))
  const { [name]: taken, ...rest } = Object(value)
  if (chance.next() < 0.2) return rest
  if (chance.next() < 0.2) return { ...value, nonsense: 1 }
  return { ...value, [name]: spoil(taken, chance) }
}

function fail(): never {
  throw new Error('The OpenAPI document has no call')
}
