import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import { createOutbound, hostOf } from '../outbound/index.js'
import { typeOfName } from './file-type.js'
import type { UploadStorage } from './upload-storage.js'

const limits = { time: 30_000, redirects: 0 }

/**
 * Keeps files in a bucket of an S3-compatible storage, from an address such as
 * `https://KEY:SECRET@s3.example.com/bucket/folder?region=eu-central-1`.
 */
export function createS3Storage(address: string): UploadStorage {
  const { username, password, origin, pathname, searchParams } = new URL(address)
  const base = origin + pathname.replace(/\/+$/, '')
  const credentials = {
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
    service: 's3',
  }
  const outbound = createOutbound({ allowHosts: [hostOf(address)], limits })
  return {
    put: async (name, bytes) => {
      const request = { method: 'PUT', headers: { 'content-type': typeOfName(name) } }
      const answer = await outbound.send({ ...(await sign(name, request, bytes)), body: bytes })
      if (answer.ok && answer.status >= 200 && answer.status < 300) return
      throw new Error(answer.ok ? `The store answered ${answer.status}` : answer.message)
    },
    get: async name => {
      const request = { method: 'GET', headers: {} }
      const answer = await outbound.open({
        ...(await sign(name, request, new Uint8Array())),
        body: null,
      })
      if (!answer.ok) throw new Error(answer.message)
      if (answer.status === 200) return answer.body
      answer.body.on('error', () => undefined).destroy()
      if (answer.status === 404) return undefined
      throw new Error(`The store answered ${answer.status}`)
    },
    close: () => outbound.close(),
  }

  async function sign(
    name: string,
    { method, headers }: { method: string; headers: Record<string, string> },
    bytes: Uint8Array,
  ) {
    const hash = createHash('sha256').update(bytes).digest('hex')
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
