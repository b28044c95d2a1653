import { afterEach, expect, test } from 'vitest'
import { memberOf, type TestBrowser, testBrowser } from '../../testing/members.js'
import { startProvider, type Vouched } from '../../testing/oidc.js'
import { testApp } from '../../testing/test-app.js'
import type { ServiceOptions } from '../services/service-options.js'

const publicUrl = 'https://chat.example'
const headers = { origin: publicUrl, host: 'chat.example' }
const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function start(options: ServiceOptions = {}) {
  const { provider, state, close } = await startProvider()
  const server = await testApp({ publicUrl, providers: [provider], signUp: 'open', ...options })
  closers.push(close, server.close)
  /** Goes to the provider and comes back as whom it vouches for; resolves to where that leads. */
  const comeAs = async (
    vouched: Vouched,
    browser: TestBrowser,
    body: object = { signsUp: true },
  ) => {
    const left = await browser.ask(
      'POST',
      '/auth/sign-in/social',
      { provider: 'work', ...body },
      headers,
    )
    expect(left.status).toBe(200)
    const { searchParams } = new URL((await left.json()).url)
    expect(searchParams.get('redirect_uri')).toBe('https://chat.example/auth/callback/work')
    expect(searchParams.get('code_challenge')).not.toBeNull()
    Object.assign(state, { vouched, nonce: searchParams.get('nonce') ?? '' })
    const query = new URLSearchParams({ code: 'c', state: searchParams.get('state') ?? '' })
    const back = await browser.ask('GET', `/auth/callback/work?${query}`, undefined, {
      'sec-fetch-site': 'cross-site',
      host: 'chat.example',
    })
    expect(back.status).toBe(302)
    return new URL(back.headers.get('location') ?? '', publicUrl)
  }
  const me = async (browser: TestBrowser) =>
    (await (await browser.ask('GET', '/v1/me', undefined, headers)).json()).data
  return { server, comeAs, me }
}

const ann = { sub: '1', email: 'ann@shop.example', name: 'Ann', email_verified: true }

test('who is new gets an account of their own by a provider, and comes back into it', async () => {
  const { server, comeAs, me } = await start()
  const browser = testBrowser(server)
  const place = await comeAs(ann, browser, { signsUp: true, template: 'bakery' })
  expect(place.pathname + place.search).toBe('/studio/sign-up?template=bakery')
  const { account, role, isOperator } = await me(browser)
  expect([account.name, role, isOperator]).toEqual(['Account of Ann', 'owner', false])
  const later = testBrowser(server)
  expect((await comeAs(ann, later, {})).pathname).toBe('/studio')
  expect((await me(later)).account.id).toBe(account.id)
  expect((await server.store.accounts.list()).length).toBe(1)
})

test('a provider takes nobody’s place, and its word counts for addresses that it has checked alone', async () => {
  const { server, comeAs, me } = await start()
  await memberOf(server, 'shop', 'owner', ann.email)
  const taken = testBrowser(server)
  expect((await comeAs(ann, taken)).searchParams.get('error')).toBe('account_not_linked')
  expect(await me(taken)).toBeNull()
  const unchecked = { ...ann, sub: '2', email: 'ben@shop.example', email_verified: false }
  const other = testBrowser(server)
  expect((await comeAs(unchecked, other)).searchParams.get('error')).toBe('unable_to_create_user')
  expect(await server.store.accounts.userOf('ben@shop.example')).toBeUndefined()
})

test('where accounts are given out a provider makes none, nor does signing in anywhere', async () => {
  const invited = await start({ signUp: 'invited' })
  const browser = testBrowser(invited.server)
  expect((await invited.comeAs(ann, browser)).searchParams.get('error')).toBe('signup_disabled')
  const { server, comeAs } = await start()
  expect((await comeAs(ann, testBrowser(server), {})).searchParams.get('error')).toBe(
    'signup_disabled',
  )
  expect(await server.store.accounts.hasUsers()).toBe(false)
})

test('what a provider brings counts only in the browser that was sent there', async () => {
  const { server, comeAs, me } = await start()
  const victim = testBrowser(server)
  const left = testBrowser(server)
  const swapped: TestBrowser = {
    cookies: left.cookies,
    ask: (method, path, body, more) =>
      (path.startsWith('/auth/callback') ? victim : left).ask(method, path, body, more),
  }
  const place = await comeAs(ann, swapped)
  expect(place.searchParams.get('error')).not.toBeNull()
  expect(await me(victim)).toBeNull()
})

test('without providers, and without an address of the server, none is shown', async () => {
  const { provider, close } = await startProvider()
  const server = await testApp({ providers: [provider] })
  closers.push(close, server.close)
  const record = await testBrowser(server).ask('GET', '/auth/sign-up')
  expect((await record.json()).providers).toEqual([])
  const left = await testBrowser(server).ask('POST', '/auth/sign-in/social', { provider: 'work' })
  expect(left.status).toBe(404)
})
