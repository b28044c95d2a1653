import type { Connection, Fetched } from './channel.js'

/** A file that lies with a provider; `url` never reaches a person. */
interface Lying {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly name?: string | undefined
  readonly type?: string | undefined
}

/** In bytes: what people send to a bot is not larger with any provider. */
const largestFile = 100_000_000

/** Milliseconds: until an answer begins, and for a file beside those for its bytes. */
const shortest = 30_000
const usualPatience = 300_000

/** Fetches a file from its provider, through the guard; a large one has longer to come. Never rejects. */
export async function readFile(
  { outbound, patience = usualPatience }: Pick<Connection<unknown>, 'outbound' | 'patience'>,
  { url, headers = {}, name, type }: Lying,
): Promise<Fetched> {
  const late = new AbortController()
  const within = (time: number) => setTimeout(() => late.abort(), time)
  let timer = within(shortest)
  const longest = shortest + patience
  const call = { url, method: 'GET', headers, body: null, signal: late.signal, time: longest }
  const answer = await outbound.open(call)
  clearTimeout(timer)
  if (!answer.ok) return { ok: false, message: answer.message, again: 1000 }
  const told = Number(answer.headers['content-length'] ?? largestFile)
  timer = within(Math.min(longest, shortest + (patience * (told || 0)) / largestFile))
  try {
    if (answer.status !== 200) {
      answer.body.destroy()
      return {
        ok: false,
        message: `The provider answered ${answer.status}`,
        ...(answer.status >= 500 && { again: 1000 }),
      }
    }
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of answer.body) {
      const bytes = Buffer.from(chunk)
      size += bytes.length
      if (size > largestFile) return { ok: false, message: 'The file is too large' }
      chunks.push(bytes)
    }
    const kind = answer.headers['content-type']
    return {
      ok: true,
      name: name?.trim() || 'file',
      type: type ?? (typeof kind === 'string' ? kind : 'application/octet-stream'),
      bytes: Buffer.concat(chunks),
    }
  } catch {
    return { ok: false, message: 'The file broke off', again: 1000 }
  } finally {
    clearTimeout(timer)
  }
}
