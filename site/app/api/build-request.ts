import type { FieldKind } from './read-fields.js'

/** What is known of a call before somebody fills it in. */
export interface RequestShape {
  readonly method: string
  readonly path: string
  /** The type of its body; absent: it has none. */
  readonly type?: string | undefined
}

/** A field that was filled in. */
export interface RequestValue {
  readonly place: 'path' | 'query' | 'body'
  readonly name: string
  readonly kind: FieldKind
  /** What was typed; blank fields are not sent. */
  readonly value: string | File
}

/** What goes out. */
export interface ApiRequest {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | FormData | undefined
}

/** The request of a call that was filled in, below `base`. What is wrong in it is for the server to tell. */
export function buildRequest(
  { method, path, type }: RequestShape,
  base: string,
  key: string,
  values: readonly RequestValue[],
): ApiRequest {
  const of = (place: RequestValue['place']) =>
    values.filter(each => each.place === place && each.value !== '' && !isEmptyFile(each.value))
  const params = new Map(of('path').map(({ name, value }) => [name, String(value)]))
  // A blank id is one, so that the server says what is missing.
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params.get(name) ?? ' '),
  )
  const query = new URLSearchParams(
    of('query').map(({ name, value }) => [name, String(value)]),
  ).toString()
  const body = type === undefined ? undefined : bodyOf(type, of('body'))
  return {
    url: `${base}${filled}${query && `?${query}`}`,
    method,
    headers: {
      ...(key !== '' && { Authorization: `Bearer ${key}` }),
      // A browser names the type of a form itself, with what stands between its parts.
      ...(typeof body === 'string' && type !== undefined && { 'Content-Type': type }),
    },
    body,
  }
}

const isEmptyFile = (value: string | File): boolean => typeof value !== 'string' && value.size === 0

function bodyOf(type: string, values: readonly RequestValue[]): string | FormData {
  if (type.startsWith('multipart/')) {
    const form = new FormData()
    for (const { name, value } of values) form.append(name, value)
    return form
  }
  const [whole] = values
  if (whole && whole.name === '') return String(whole.value)
  return JSON.stringify(Object.fromEntries(values.map(each => [each.name, readValue(each)])))
}

/** The value that was meant; what cannot be read goes out as it was typed. */
function readValue({ kind, value }: RequestValue): unknown {
  if (kind === 'text' || kind === 'choice' || typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
