import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { artworkRoutes } from './artwork.js'

const folder = new URL('../../../examples/playground/media/', import.meta.url)
const routes = artworkRoutes(folder)
const film = readFileSync(new URL('oven.webm', folder))
const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  routes.request('/oven.webm', { method, headers })

test('a film says that it can be had in parts, and is whole without a wish', async () => {
  const answer = await ask()
  expect([answer.status, answer.headers.get('accept-ranges')]).toEqual([200, 'bytes'])
  expect(Buffer.from(await answer.arrayBuffer()).equals(film)).toBe(true)
})

test('a part of a film has its bytes and says where they lie', async () => {
  const answer = await ask({ range: 'bytes=100-199', 'accept-encoding': 'br' })
  expect([
    answer.status,
    answer.headers.get('content-range'),
    answer.headers.get('content-length'),
  ]).toEqual([206, `bytes 100-199/${film.length}`, '100'])
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(Buffer.from(await answer.arrayBuffer()).equals(film.subarray(100, 200))).toBe(true)
})

test('the first two bytes, by which players try whether parts come at all', async () => {
  const answer = await ask({ range: 'bytes=0-1' })
  expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([206, 2])
})

test('a part behind the end is refused with the size', async () => {
  const answer = await ask({ range: `bytes=${film.length}-` })
  expect([answer.status, answer.headers.get('content-range')]).toEqual([
    416,
    `bytes */${film.length}`,
  ])
})

test('a part is of the film that the player has, or the film comes whole', async () => {
  const etag = (await ask()).headers.get('etag') ?? ''
  expect((await ask({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206)
  expect((await ask({ range: 'bytes=0-1', 'if-range': '"another"' })).status).toBe(200)
  expect(
    (await ask({ range: 'bytes=0-1', 'if-range': 'Sun, 22 Nov 2026 10:00:00 GMT' })).status,
  ).toBe(200)
  expect((await ask({ range: 'bytes=0-1', 'if-none-match': etag })).status).toBe(304)
})

test.each(['bytes=0-1,5-6', 'bytes=9-1', 'lines=1-2', 'bytes=x'])(
  '%s is answered with the whole',
  async range => {
    expect((await ask({ range })).status).toBe(200)
  },
)

test('a HEAD names no part', async () => {
  expect((await ask({ range: 'bytes=0-1' }, 'HEAD')).status).toBe(200)
})

test('a picture that a sample names is there for pages of any site, and another is left to who comes next', async () => {
  const answer = await routes.request('/plum-tart.svg')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('image/svg+xml'),
  ])
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect((await routes.request('/logo.svg')).status).toBe(404)
})
