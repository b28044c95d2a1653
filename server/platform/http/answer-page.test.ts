import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { answerPage } from './answer-page.js'

const html = { 'Content-Type': 'text/html' }
const filler = 'Bread, every morning. '.repeat(100)

test('an own inline script is allowed by its hash, and one that somebody smuggled in is not', async () => {
  const answer = await ask(
    '<script nonce="n0nce">own()</script><script>smuggled()</script><script nonce="">x</script>',
  )
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toContain(`script-src 'self' ${hashOf('own()')};`)
  expect(policy).not.toContain('unsafe-inline')
  expect(await answer.text()).toContain('<script>own()</script>')
})

test('the same page has the same ETag whatever its nonce, and is not sent twice', async () => {
  const first = await ask(`<script nonce="a">own()</script>${filler}`, {}, 'a')
  const etag = first.headers.get('etag') ?? ''
  const second = await ask(
    `<script nonce="b">own()</script>${filler}`,
    { 'if-none-match': `"x", ${etag}` },
    'b',
  )
  expect(second.status).toBe(304)
  expect(second.headers.get('content-security-policy')).toBe(
    first.headers.get('content-security-policy'),
  )
  expect(await second.text()).toBe('')
})

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
] as const)('a client that takes %s gets %s', async (accepted, encoding, read) => {
  const answer = await ask(filler, { 'accept-encoding': accepted })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(read(new Uint8Array(await answer.arrayBuffer())).toString()).toBe(filler)
})

test('a page that failed or answers a form is kept by nobody', async () => {
  const lost = await ask(filler, {}, 'n', 404)
  expect(lost.headers.get('cache-control')).toBe('no-store')
  expect(lost.headers.get('etag')).toBeNull()
})

test('what is no page goes as it is, and cookies go along', async () => {
  const page = new Response('User-agent: *', { headers: { 'Content-Type': 'text/plain' } })
  page.headers.append('Set-Cookie', 'a=1')
  page.headers.append('Set-Cookie', 'b=2')
  const answer = await new Hono().get('/', context => answerPage(context, page, 'n')).request('/')
  expect(await answer.text()).toBe('User-agent: *')
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

async function ask(
  page: string,
  headers: Readonly<Record<string, string>> = {},
  nonce = 'n0nce',
  status = 200,
) {
  const rendered = new Response(page, { status, headers: html })
  return await new Hono()
    .get('/', context => answerPage(context, rendered, nonce))
    .request('/', { headers })
}

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
