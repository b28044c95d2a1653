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
const strangeTypes = ['text/xml', 'image/png', 'multipart/form-data', 'application/octet-stream'] as const
const strangeKeys = ['', 'wrong', 'Basic abc'] as const
const flows = [
  { nodes: [] },
  { nodes: [{ id: 'a', type: 'welcome-node', data: { text: 'Hi' } }], edges: [] },
  { nodes: [{ id: 'a', type: 'jump-to', data: { nodeId: 'gone' } }], edges: [] },
] as const
const icon = new File([Buffer.from('GIF89a and more')], 'a.gif', { type: 'image/gif' })
const noIcon = new File([Buffer.from('<html>')], 'a.gif', { type: 'image/gif' })

/** Makes a request of the OpenAPI document: one in three is sound, the others have a fault somewhere. */
export function generateRequest(chance: Chance, { params, apiKeys }: Known): GeneratedRequest {
  const operation = operations[chance.below(operations.length)] ?? operations[0]
  if (!operation) throw new Error('The OpenAPI document has no call')
  const broken = (share = 0.08) => chance.next() < share
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    broken() ? chance.pick(strange) : chance.pick(params[name] ?? strange),
  )
  const query = new URLSearchParams()
  for (const { name, in: place, schema } of operation.parameters) {
    if (place !== 'query' || chance.next() < 0.6) continue
    query.append(name, broken() ? String(chance.pick(strangeValues)) : String(generateValue(schema, chance)))
  }
  if (broken(0.03)) query.append('nonsense', '1')
  const text = query.size > 0 ? `?${query}` : ''
  const key = broken(0.04) ? chance.pick(strangeKeys) : `Bearer ${chance.pick(apiKeys)}`
  const isKeyed = operation.method === 'POST' && chance.next() < 0.3
  return {
    operation,
    path: `/${chance.pick(['v1', 'v0'])}${path}${text}`,
    ...withBody(operation, chance, broken, {
      authorization: key,
      ...(isKeyed && { 'idempotency-key': broken(0.2) ? 'x'.repeat(300) : `k${chance.below(40)}` }),
      ...(broken(0.03) && { 'content-length': '9000000' }),
    }),
  }
}

function withBody(
  { requestBody }: Operation,
  chance: Chance,
  broken: (share?: number) => boolean,
  headers: Readonly<Record<string, string>>,
): Pick<GeneratedRequest, 'headers' | 'body'> {
  const [entry] = Object.entries(requestBody?.content ?? {})
  if (!entry) return { headers }
  const [type, { schema }] = entry
  if (type === 'multipart/form-data') return withForm(chance, broken, headers)
  const contentType = broken(0.05) ? chance.pick(strangeTypes) : type
  const isOpen = Object.keys(Object(schema.properties)).length === 0 && schema.anyOf === undefined
  const sound = isOpen ? chance.pick(flows) : generateValue(schema, chance)
  const body = broken(0.05) ? '{"a":' : JSON.stringify(broken(0.4) ? spoil(sound, chance) : sound)
  return { headers: { 'content-type': contentType, ...headers }, body }
}

function withForm(
  chance: Chance,
  broken: (share?: number) => boolean,
  headers: Readonly<Record<string, string>>,
): Pick<GeneratedRequest, 'headers' | 'body'> {
  if (broken(0.1))
    return { headers: { 'content-type': chance.pick(strangeTypes), ...headers }, body: 'no form' }
  const body = new FormData()
  body.set('iconType', broken() ? 'NONE' : chance.pick(['BOT', 'PERSON', 'AGENT', 'WATERMARK', 'CHATBUBBLE']))
  if (!broken()) body.set(broken() ? 'image' : 'iconSrc', broken() ? noIcon : icon)
  if (broken()) body.set('nonsense', 'x')
  return { headers, body }
}

/** Puts a fault somewhere into a value. */
function spoil(value: unknown, chance: Chance): unknown {
  if (typeof value !== 'object' || value === null || chance.next() < 0.1) return chance.pick(strangeValues)
  if (Array.isArray(value)) return [...value, chance.pick(strangeValues)]
  const names = Object.keys(value)
  const [name = 'nonsense'] = names.slice(chance.below(names.length))
  const { [name]: taken, ...rest } = Object(value)
  if (chance.next() < 0.2) return rest
  if (chance.next() < 0.2) return { ...value, nonsense: 1 }
  return { ...value, [name]: spoil(taken, chance) }
}
