import { Readable } from 'node:stream'
import { CallError, type Outbound, readBytes } from '../../platform/outbound/index.js'
import { decodePage } from '../reading/decode-text.js'
import { agent, type RobotsWords, robotsWords } from '../reading/robots-words.js'

/** What became of asking for an address. */
export type Fetched =
  | {
      readonly is: 'page'
      readonly text: string
      /** Lower case, without parameters. */
      readonly type: string
      readonly etag: string | null
      readonly modified: string | null
      /** What its headers ask for. */
      readonly robots: RobotsWords
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
    const bytes = await unpacked(
      await readBytes(body, header('content-encoding') ?? '', most),
      most,
    )
    const type = (header('content-type') ?? '').toLowerCase()
    return {
      is: 'page',
      text: decodePage(bytes, type),
      type: (type.split(';')[0] ?? '').trim(),
      etag: header('etag'),
      modified: header('last-modified'),
      robots: robotsWords([headers['x-robots-tag'] ?? []].flat()),
      size: bytes.length,
    }
  } catch (error) {
    drop()
    return { is: 'failed', reason: error instanceof CallError ? error.message : 'It broke off' }
  }
}

/** What is packed as a file of its own, as sitemaps are. */
const unpacked = async (bytes: Buffer, most: number): Promise<Buffer> =>
  bytes[0] === 0x1f && bytes[1] === 0x8b ? readBytes(Readable.from([bytes]), 'gzip', most) : bytes
