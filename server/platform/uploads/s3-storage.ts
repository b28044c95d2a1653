import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsV4Signer } from 'aws4fetch'
import pLimit from 'p-limit'
import { withoutEnd } from '../../../runtime/session/without-end.js'
import { writeByteRange } from '../../base/byte-range.js'
import { createOutbound, hostOf, readText } from '../outbound/index.js'
import { typeOfName } from './file-type.js'
import { type ReceivedFile, StorageError, type UploadStorage } from './upload-storage.js'

/** The hash of no bytes at all. */
const ofNothing = createHash('sha256').digest('hex')
const limits = { time: 30_000, redirects: 0 }

/**
 * Keeps files in a bucket of an S3-compatible storage, from an address such as
 * `https://KEY:SECRET@s3.example.com/bucket/folder?region=eu-central-1`.
 */
export function createS3Storage(address: string): UploadStorage {
  const { username, password, origin, pathname, searchParams } = new URL(address)
  const base = origin + withoutEnd(pathname, '/')
  const credentials = {
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
    service: 's3',
  }
  const atOnce = pLimit(4)
  const outbound = createOutbound({ allowHosts: [hostOf(address)], limits })
  return {
    isLocal: false,
    incoming: join(tmpdir(), 'talkgraph-uploads'),
    put: (name, file) => atOnce(() => put(name, file)),
    get: async (name, range) => {
      const wanted: Record<string, string> = range ? { range: writeByteRange(range) } : {}
      const request = { method: 'GET', headers: wanted }
      const answer = await outbound.open({
        ...(await sign(name, request)),
        body: null,
      })
      if (!answer.ok) throw new StorageError(answer.message)
      const { status, body, headers } = answer
      const [, from, to, whole] =
        /^bytes (?:(\d+)-(\d+)|\*)\/(\d+)$/.exec(String(headers['content-range'])) ?? []
      if (status === 200) return { size: Number(headers['content-length']), body }
      if (status === 206 && from !== undefined && to !== undefined)
        return { size: Number(whole), part: { from: Number(from), to: Number(to) }, body }
      const text = await readText(body, '', 100_000).catch(() => '')
      if (status === 416 && whole !== undefined) return { size: Number(whole) }
      const refused = refusal(status, text)
      if (status === 404 && !refused.reason.includes('Bucket')) return undefined
      throw refused
    },
    remove: async name => {
      const request = { method: 'DELETE', headers: {} }
      const answer = await outbound.send({ ...(await sign(name, request)), body: null })
      if (!answer.ok) throw new StorageError(answer.message)
      const { status, text } = answer
      if (status > 299 && status !== 404) throw refusal(status, text)
    },
    sweep: async () => 0,
    check: async () => {
      const request = { method: 'GET', headers: {} }
      const answer = await outbound.send({ ...(await sign('check', request)), body: null })
      if (!answer.ok) throw new StorageError(answer.message)
      const { status, text } = answer
      const refused = refusal(status, text)
      if (status > 299 && (status !== 404 || refused.reason.includes('Bucket'))) throw refused
    },
    close: () => outbound.close(),
  }

  async function put(name: string, { path, hash }: ReceivedFile): Promise<void> {
    const request = { method: 'PUT', headers: { 'content-type': typeOfName(name) } }
    const bytes = new Uint8Array(await readFile(path))
    const answer = await outbound.send({ ...(await sign(name, request, hash)), body: bytes })
    if (!answer.ok) throw new StorageError(answer.message)
    if (answer.status < 200 || answer.status > 299) throw refusal(answer.status, answer.text)
  }

  async function sign(
    name: string,
    { method, headers }: { method: string; headers: Record<string, string> },
    hash = ofNothing,
  ) {
    const signer = new AwsV4Signer({
      ...credentials,
      method,
      url: `${base}/${name}`,
      headers: { ...headers, 'x-amz-content-sha256': hash },
    })
    const signed = await signer.sign()
    return { method, url: signed.url.href, headers: Object.fromEntries(signed.headers) }
  }
}

/** What an S3-compatible storage says in its answer, where that is one word. */
function refusal(status: number, text: string): StorageError {
  const [, code] = /<Code>([A-Za-z0-9]{1,60})<\/Code>/.exec(text) ?? []
  return new StorageError(`The store answered ${status}${code === undefined ? '' : ` (${code})`}`)
}
