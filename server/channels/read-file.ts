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

/** Fetches a file from its provider, through the guard. Never rejects. */
export async function readFile(
  { outbound }: Pick<Connection<unknown>, 'outbound'>,
  { url, headers = {}, name, type }: Lying,
): Promise<Fetched> {
  const answer = await outbound.open({ url, method: 'GET', headers, body: null })
  if (!answer.ok) return { ok: false, message: answer.message, again: 1000 }
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
    const told = answer.headers['content-type']
    return {
      ok: true,
      name: name?.trim() || 'file',
      type: type ?? (typeof told === 'string' ? told : 'application/octet-stream'),
      bytes: Buffer.concat(chunks),
    }
  } catch {
    return { ok: false, message: 'The file broke off', again: 1000 }
  }
}
