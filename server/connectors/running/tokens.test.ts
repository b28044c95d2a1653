import { expect, test } from 'vitest'
import type { Outbound } from '../../platform/outbound/index.js'
import { createTokens } from './tokens.js'

/** A product that numbers its tokens, each of which comes when it is let through. */
function setUp() {
  const waiting: (() => void)[] = []
  let given = 0
  const outbound: Pick<Outbound, 'send'> = {
    send: async () => {
      const access_token = String(++given)
      await new Promise<void>(resolve => waiting.push(resolve))
      return { ok: true, status: 200, text: JSON.stringify({ access_token }), headers: {} }
    },
  }
  const tokens = createTokens(() => 0)
  const shown = async (origin: string, secret: string) => {
    const exchange = {
      url: null,
      path: '/token',
      form: async () => ({ secret }),
      headers: (token: string) => ({ token }),
    }
    const connection = { id: 'c', title: 'Shop', origin, signIn: { exchange }, secrets: [secret] }
    const came = await tokens.headers(connection, outbound, AbortSignal.timeout(10_000))
    return came.ok ? came.headers.token : undefined
  }
  const letThrough = async (count: number) => {
    await expect.poll(() => waiting.length).toBe(count)
    for (const resolve of waiting.splice(0)) resolve()
  }
  return { tokens, shown, letThrough }
}

test('a token is shown where it was fetched, by the keys it was fetched with', async () => {
  const { shown, letThrough } = setUp()
  const first = shown('https://a.example', 'key')
  const second = shown('https://b.example', 'key')
  await letThrough(2)
  expect(await Promise.all([first, second])).toEqual(['1', '2'])
  expect(await shown('https://b.example', 'key')).toBe('2')
  const third = shown('https://b.example', 'another')
  await letThrough(1)
  expect(await third).toBe('3')
  expect(await shown('https://b.example', 'another')).toBe('3')
})

test('who is not let in has no status of a call, which may be made again', async () => {
  const tokens = createTokens(() => 0)
  const exchange = { url: null, path: '/token', form: async () => ({}), headers: () => ({}) }
  const origin = 'https://a.example'
  const connection = { id: 'c', title: 'Shop', origin, signIn: { exchange }, secrets: [] }
  for (const status of [200, 400, 401, 404]) {
    const send: Outbound['send'] = async () => ({
      ok: true,
      status,
      text: '<h1>No</h1>',
      headers: {},
    })
    const came = await tokens.headers(connection, { send }, AbortSignal.timeout(10_000))
    expect(came).toMatchObject({ ok: false, message: expect.stringContaining(`(${status})`) })
    expect(came).not.toHaveProperty('status')
  }
})

test('a token that is forgotten before it comes is not kept', async () => {
  const { tokens, shown, letThrough } = setUp()
  const first = shown('https://a.example', 'key')
  tokens.forget('c')
  await letThrough(1)
  expect(await first).toBe('1')
  const second = shown('https://a.example', 'key')
  await letThrough(1)
  expect(await second).toBe('2')
})
