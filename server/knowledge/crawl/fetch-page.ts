import { CallError, type Outbound, readBytes } from '../../platform/outbound/index.js'

/** What became of asking for an address. */
export type Fetched =
  | {
      readonly is: 'page'
      readonly text: string
      /** Lower case, without parameters. */
      readonly type: string
      readonly etag: string | null
      readonly modified: string | null
      readonly isNoindex: boolean
      /** How many bytes it has, once they are unpacked. */
      readonly size: number
    }
  | { readonly is: 'unchanged' }
  | { readonly is: 'moved'; readonly to: string }
  | { readonly is: 'missing'; readonly status: number }
  | {
      readonly is: 'failed'
      readonly reason: string
      readonly status?: number
      readonly pause?: number
    }

/** What a page was when it was read last. */
interface Known {
  readonly etag: string | null
  readonly modified: string | null
}

/** Who comes, for those whose site it is. */
export const agent = 'TalkgraphBot'
const userAgent = `Mozilla/5.0 (compatible; ${agent}/1.0)`
const kinds = 'text/html,application/xhtml+xml,text/plain;q=0.8,text/markdown;q=0.8,*/*;q=0.1'
const unknown: Known = { etag: null, modified: null }

/** Asks for one address through the guarded way out; a redirect is told and not followed. Resolves in every case. */
export async function fetchPage(
  outbound: Outbound,
  address: string,
  most: number,
  signal: AbortSignal,
  { etag, modified }: Known = unknown,
): Promise<Fetched> {
  const answer = await outbound.open({
    url: address,
    method: 'GET',
    headers: {
      'user-agent': userAgent,
      accept: kinds,
      ...(etag !== null && { 'if-none-match': etag }),
      ...(modified !== null && { 'if-modified-since': modified }),
    },
    body: null,
    stays: true,
    signal,
  })
  if (!answer.ok) return { is: 'failed', reason: answer.message }
  const { status, headers, body } = answer
  const header = (name: string) => {
    const value = headers[name]
    return (Array.isArray(value) ? value.join(', ') : value) ?? null
  }
  const drop = () => void body.on('error', () => undefined).destroy()
  if (status === 304) {
    drop()
    return { is: 'unchanged' }
  }
  if (status >= 300 && status < 400) {
    drop()
    const to = header('location') ?? ''
    return URL.canParse(to, address)
      ? { is: 'moved', to: new URL(to, address).href }
      : { is: 'failed', reason: `HTTP ${status} without an address`, status }
  }
  if (status === 404 || status === 410) {
    drop()
    return { is: 'missing', status }
  }
  if (status !== 200) {
    drop()
    const pause = Number(header('retry-after'))
    return { is: 'failed', reason: `HTTP ${status}`, status, ...(pause > 0 && { pause }) }
  }
  try {
    const bytes = await readBytes(body, header('content-encoding') ?? '', most)
    const type = (header('content-type') ?? '').toLowerCase()
    return {
      is: 'page',
      text: decode(bytes, type),
      type: (type.split(';')[0] ?? '').trim(),
      etag: header('etag'),
      modified: header('last-modified'),
      isNoindex: /\b(?:noindex|none)\b/i.test(header('x-robots-tag') ?? ''),
      size: bytes.length,
    }
  } catch (error) {
    drop()
    return { is: 'failed', reason: error instanceof CallError ? error.message : 'It broke off' }
  }
}

/** A text in the characters that its header or its beginning names; UTF-8 where neither does. */
export function decode(bytes: Uint8Array, type: string): string {
  const begin = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  const named = /charset\s*=\s*["']?([\w-]{1,40})/i
  const [, label = 'utf-8'] = named.exec(type) ?? named.exec(begin) ?? []
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
