import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { botWith } from '../../testing/bots.js'
import { testApp } from '../../testing/test-app.js'
import { startUpstream } from '../../testing/upstream.js'
import { startServer } from '../start.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const png = Buffer.from('\x89PNG\r\n\x1a\n rest', 'latin1')
const form = (bytes: Uint8Array<ArrayBuffer>, name = 'a.png', type = 'image/png') => {
  const data = new FormData()
  data.set('file', new File([bytes], name, { type }))
  return data
}

async function setUp(uploads?: string) {
  const server = await testApp({ ...(uploads !== undefined && { uploads }) })
  closers.push(server.close)
  await server.bots.publish('orders', botWith('ask-file-node', {}))
  const upload = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const { token } = await server.tokens.issue('orders')
    return server.app.request('http://chat.example/widget/v1/bots/orders/nodes/call/upload', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...headers },
      body,
    })
  }
  return { ...server, upload }
}

/** A store like S3: keeps what is put, gives it back, and checks that both are signed. */
async function startS3() {
  const objects = new Map<string, Buffer>()
  const store = await startUpstream(({ method, url, headers, bytes }, response) => {
    const hash = createHash('sha256').update(bytes).digest('hex')
    const isSigned =
      /^AWS4-HMAC-SHA256 Credential=KEY\/\d{8}\/eu-central-1\/s3\/aws4_request, SignedHeaders=[a-z0-9;-]*host;x-amz-content-sha256;x-amz-date, Signature=[0-9a-f]{64}$/
    if (!isSigned.test(headers.authorization ?? '') || headers['x-amz-content-sha256'] !== hash)
      return void response.writeHead(403).end()
    if (method === 'PUT') objects.set(url, bytes)
    const object = objects.get(url)
    if (!object) return void response.writeHead(404).end()
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
    if (from === undefined)
      return void response.writeHead(200, { 'content-length': object.length }).end(object)
    const part = object.subarray(Number(from), Number(to) + 1)
    if (part.length === 0)
      return void response
        .writeHead(416, { 'content-range': `bytes */${object.length}` })
        .end('<Error/>')
    const end = Number(from) + part.length - 1
    response.writeHead(206, { 'content-range': `bytes ${from}-${end}/${object.length}` }).end(part)
  })
  closers.push(store.close)
  return { objects, address: `http://KEY:SEC%2FRET@${store.host}/bucket/files?region=eu-central-1` }
}

describe.each([
  ['a folder', async () => undefined],
  ['an S3-compatible store', async () => (await startS3()).address],
])('an upload to %s', (_, place) => {
  test('is kept under a random name and given back as a file to be saved', async () => {
    const { upload, app } = await setUp(await place())
    const response = await upload(form(png, 'C:\\photos\\my cat\r\n☕.png'))
    expect(response.status).toBe(200)
    const { url, ...rest } = await response.json()
    expect(rest).toEqual({
      name: expect.stringMatching(/^my cat.*☕\.png$/),
      size: png.length,
      type: 'image/png',
    })
    expect(url).toMatch(/^http:\/\/localhost\/uploads\/[\w-]{32}\.png$/)
    const file = await app.request(url)
    expect(Buffer.from(await file.arrayBuffer())).toEqual(png)
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': expect.stringMatching(/^attachment; filename="[\w-]{32}\.png"$/),
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    })
    const again = await (await upload(form(png))).json()
    expect(again.url).not.toBe(url)
    expect((await app.request(url.replace(/[\w-]{32}/, 'A'.repeat(32)))).status).toBe(404)
  })

  test('is given back in the parts that a player asks for', async () => {
    const { upload, app } = await setUp(await place())
    const { url } = await (await upload(form(png))).json()
    const ask = (headers: Record<string, string>) => app.request(url, { headers })
    const whole = await ask({})
    const etag = whole.headers.get('etag') ?? ''
    expect([whole.headers.get('accept-ranges'), whole.headers.get('content-length')]).toEqual([
      'bytes',
      String(png.length),
    ])
    const part = await ask({ range: 'bytes=1-3', 'if-range': etag })
    expect([
      part.status,
      part.headers.get('content-range'),
      part.headers.get('content-length'),
    ]).toEqual([206, `bytes 1-3/${png.length}`, '3'])
    expect(await part.text()).toBe('PNG')
    const beyond = await ask({ range: 'bytes=100-200' })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([
      416,
      `bytes */${png.length}`,
    ])
    for (const [range, version] of [
      ['bytes=1-3', '"another"'],
      ['bytes=3-1', etag],
    ] as const) {
      const all = await ask({ range, 'if-range': version })
      expect([all.status, (await all.arrayBuffer()).byteLength]).toEqual([200, png.length])
    }
    expect((await ask({ 'if-none-match': etag, range: 'bytes=1-3' })).status).toBe(304)
  })
})

test.each([
  ['<html><script>alert(1)</script>', 'a.png', 'image/png'],
  ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'a.svg', 'image/svg+xml'],
  ['%PDF', 'a.pdf', 'application/pdf'],
  ['', 'empty.txt', 'text/plain'],
  ['\0\0\0\x18ftypheic', 'a.mp4', 'video/mp4'],
])('the file %j called %s is served as bytes, whatever it says it is', async (text, name, type) => {
  const { upload, app } = await setUp()
  const { url, ...rest } = await (
    await upload(form(Buffer.from(text, 'latin1'), name, type))
  ).json()
  expect(rest).toEqual({ name, size: text.length, type: 'application/octet-stream' })
  expect((await app.request(url)).headers.get('content-type')).toBe('application/octet-stream')
})

test.each([
  ['%PDF-1.7', 'application/pdf'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['GIF89a', 'image/gif'],
  ['RIFF\n\n\n\nWEBPVP8 ', 'image/webp'],
  ['PK\x03\x04', 'application/zip'],
  ['\0\0\0\x18ftypisom', 'video/mp4'],
])('the file %j is known for %s', async (text, type) => {
  const { upload } = await setUp()
  const sent = form(Buffer.from(text, 'latin1'), 'x', '')
  expect(await (await upload(sent)).json()).toMatchObject({ type })
})

test('5,000,000 bytes are the most, to the byte', async () => {
  const { upload } = await setUp()
  const most = await upload(form(Buffer.alloc(5_000_000)))
  expect(await most.json()).toMatchObject({ size: 5_000_000 })
  const more = await upload(form(Buffer.alloc(5_000_001)))
  expect(more.status).toBe(413)
  expect(await more.json()).toMatchObject({ error: { code: 'BODY_TOO_LARGE' } })
})

test.each<[string, BodyInit, Record<string, string>]>([
  ['no form', '{}', { 'content-type': 'application/json' }],
  ['no boundary', 'x', { 'content-type': 'multipart/form-data' }],
  [
    'no file',
    '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
    {
      'content-type': 'multipart/form-data; boundary=x',
    },
  ],
  [
    'half a form',
    '--x\r\ncontent-disposition: form-data; name="a"; filename="b"\r\n\r\nhalf',
    {
      'content-type': 'multipart/form-data; boundary=x',
    },
  ],
  ['nothing', '', { 'content-type': 'multipart/form-data; boundary=x' }],
])('refuses %s', async (_, body, headers) => {
  const { upload } = await setUp()
  expect((await upload(body, headers)).status).toBe(400)
})

test.each([
  ['has no such bucket', 'The store answered 404 (NoSuchBucket)'],
  ['is down', 'The address could not be reached'],
])('the log says of a store that %s why a file could not be kept', async (how, reason) => {
  const store = await startUpstream((_, response) => {
    if (how === 'is down') response.socket?.destroy()
    else response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>')
  })
  closers.push(store.close)
  const { upload, logged } = await setUp(`http://KEY:hunter2@${store.host}/bucket`)
  expect((await upload(form(png))).status).toBe(502)
  const line = logged.find(each => each.includes('An upload could not be kept')) ?? '{}'
  expect(JSON.parse(line)).toMatchObject({
    botId: 'orders',
    nodeId: 'call',
    err: { type: 'StorageError', reason },
  })
  expect(logged.join()).not.toContain('hunter2')
})

test('is for steps that ask for a file alone', async () => {
  const { bots, upload } = await setUp()
  await bots.publish('orders', botWith('user-input-node', { type: 'file' }))
  expect((await upload(form(png))).status).toBe(200)
  await bots.publish('orders', botWith('user-input-node', { type: 'text' }))
  expect((await upload(form(png))).status).toBe(404)
})

test.each(['../secret', 'secret', 'AAAA.png', `${'A'.repeat(32)}.png.part`])(
  'there is nothing to get at /uploads/%s',
  async name => {
    const { app } = await setUp()
    expect((await app.request(`/uploads/${encodeURIComponent(name)}`)).status).toBe(404)
  },
)

test('a body that grows beyond the limit is stopped on the way, with nothing left behind', {
  timeout: 30_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-uploads-'))
  const server = await startServer({ uploads: folder, bots: { orders: botWith('ask-file', {}) } })
  closers.push(async () => {
    await server.stop(100)
    rmSync(folder, { recursive: true })
  })
  const bot = `${server.url}/widget/v1/bots/orders`
  const { token } = await (await fetch(`${bot}/sessions`, { method: 'POST' })).json()
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n'
  let sent = 0
  const body = new ReadableStream({
    start: controller => controller.enqueue(Buffer.from(head)),
    pull: controller => {
      sent += 100_000
      if (sent > 20_000_000) controller.close()
      else controller.enqueue(Buffer.alloc(100_000))
    },
  })
  const init = {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
    },
    body,
    duplex: 'half',
  }
  const status = await fetch(`${bot}/nodes/call/upload`, init).then(
    response => response.status,
    () => 'broken off',
  )
  expect([413, 'broken off']).toContain(status)
  expect(readdirSync(folder)).toEqual([])
})

test('a file that comes slowly waits on the disk, not in memory, and is gone when its visitor leaves', {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-uploads-'))
  const server = await startServer({ uploads: folder, bots: { orders: botWith('ask-file', {}) } })
  const bot = `${server.url}/widget/v1/bots/orders`
  const { token } = await (await fetch(`${bot}/sessions`, { method: 'POST' })).json()
  const socket = connect(server.port, '127.0.0.1').on('error', () => undefined)
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\n\r\n'
  socket.write(
    `POST /widget/v1/bots/orders/nodes/call/upload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 4000000\r\n\r\n${head}`,
  )
  socket.write(Buffer.alloc(3_000_000))
  const lying = () =>
    readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
  await expect.poll(lying, { timeout: 60_000 }).toBeGreaterThan(2_800_000)
  socket.destroy()
  await expect.poll(() => readdirSync(folder), { timeout: 60_000 }).toEqual([])
  await server.stop(0)
  rmSync(folder, { recursive: true })
})
