import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { plansSchema } from '../../store/index.js'
import { databases, type TestDatabase } from '../../testing/databases.js'
import {
  firstMember,
  memberOf,
  type TestBrowser,
  testBrowser,
  testPassword,
} from '../../testing/members.js'
import { testApp } from '../../testing/test-app.js'
import type { ServiceOptions } from '../services/service-options.js'

const ann = { name: 'Ann Miller', email: 'ann@shop.example', password: testPassword }
const asks = { name: 'Ann Miller', email: 'ann@shop.example' }

describe.each(databases)('signing up, on $name', ({ make }) => {
  let database: TestDatabase
  let outbox: string
  let server: Awaited<ReturnType<typeof testApp>>
  const open = async (options: ServiceOptions = { signUp: 'open' }) => {
    server = await testApp({ database: database.address, mail: { folder: outbox }, ...options })
  }
  beforeEach(async () => {
    database = await make()
    outbox = mkdtempSync(join(tmpdir(), 'talkgraph-outbox-'))
  })
  afterEach(async () => {
    await server.close()
    await database.drop()
    rmSync(outbox, { recursive: true })
  })
  const mails = () =>
    readdirSync(outbox).map(name =>
      readFileSync(join(outbox, name), 'utf8').replace(/=\n/g, '').replace(/=3D/g, '='),
    )
  const mailTo = async (address: string, most = 1) => {
    await expect
      .poll(() => mails().filter(mail => mail.includes(`To: ${address}`)).length, {
        timeout: 30_000,
      })
      .toBe(most)
    return mails().filter(mail => mail.includes(`To: ${address}`))
  }
  const tokenIn = (mail = '') => /\/studio\/confirm-sign-up\/([\w-]+)/.exec(mail)?.[1] ?? ''
  const signUp = (browser: TestBrowser, body: object = ann, headers = {}) =>
    browser.ask('POST', '/auth/sign-up', body, headers)
  const me = async (browser: TestBrowser) =>
    (await (await browser.ask('GET', '/v1/me')).json()).data

  test('who comes for a plan of the server has it for its trial', async () => {
    const { plans } = v.parse(plansSchema, {
      plans: [
        { id: 'free', name: 'Free', price: 0 },
        { id: 'pro', name: 'Pro', price: 39, trialDays: 14 },
      ],
    })
    await open({ signUp: 'open', plans })
    const browser = testBrowser(server)
    await signUp(browser, { ...ann, plan: 'pro' })
    const [mail = ''] = await mailTo(ann.email)
    const made = await browser.ask('POST', '/auth/sign-ups/confirm', { token: tokenIn(mail) })
    const { trialEndsAt } = await made.json()
    const days = (Date.parse(trialEndsAt) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(13.9)
    expect(days).toBeLessThanOrEqual(14)
    const plan = await browser.ask('GET', '/v1/account/plan')
    expect((await plan.json()).data).toMatchObject({
      plan: { id: 'pro' },
      after: { id: 'free' },
      trialEndsAt,
    })
  })

  test('whoever comes makes an account of their own, and what they came for is told once it is there', async () => {
    await open()
    const browser = testBrowser(server)
    const answer = await signUp(browser, { ...ann, template: 'bakery', plan: 'pro' })
    expect([answer.status, await answer.json()]).toEqual([200, { status: true, isSent: false }])
    const [mail = ''] = await mailTo(ann.email)
    const token = tokenIn(mail)
    expect(mail).not.toContain(testPassword)
    expect((await browser.ask('HEAD', `/auth/sign-ups/${token}`)).status).toBe(200)
    const pending = await browser.ask('GET', `/auth/sign-ups/${token}`)
    expect(await pending.json()).toEqual({ email: ann.email, name: ann.name, needs: 'nothing' })
    expect(await server.store.accounts.hasUsers()).toBe(false)
    const made = await browser.ask('POST', '/auth/sign-ups/confirm', { token })
    expect(await made.json()).toEqual({ status: true, template: 'bakery', plan: 'pro' })
    const { member, account, role, isOperator } = await me(browser)
    expect([member.email, account.name, role, isOperator]).toEqual([
      ann.email,
      'Account of Ann Miller',
      'owner',
      false,
    ])
    expect(account.id).not.toBe('owner')
    const operator = await firstMember(server)
    const guests = async () =>
      (await (await operator.ask('GET', '/v1/server/accounts')).json()).data.accounts
        .filter((each: { isGuest: boolean }) => each.isGuest)
        .map((each: { id: string }) => each.id)
    expect(await guests()).toEqual([account.id])
    const path = `/v1/server/accounts/${account.id}`
    expect((await browser.ask('PATCH', path, { isGuest: false })).status).toBe(404)
    expect((await operator.ask('PATCH', path, { isGuest: false })).status).toBe(200)
    expect(await guests()).toEqual([])
    expect(
      (await operator.ask('PATCH', '/v1/server/accounts/none', { isGuest: false })).status,
    ).toBe(404)
    const again = await browser.ask('POST', '/auth/sign-ups/confirm', { token })
    expect([again.status, (await again.json()).code]).toEqual([404, 'LINK_NOT_VALID'])
    const later = testBrowser(server)
    const signedIn = await later.ask('POST', '/auth/sign-in/email', {
      email: ann.email,
      password: testPassword,
    })
    expect(signedIn.status).toBe(200)
  })

  test('in another browser the password is asked for, so that nobody is signed up by pressing a link', async () => {
    await open()
    await signUp(testBrowser(server))
    const token = tokenIn((await mailTo(ann.email))[0])
    const other = testBrowser(server)
    const pending = await other.ask('GET', `/auth/sign-ups/${token}`)
    expect((await pending.json()).needs).toBe('password')
    for (const password of [undefined, 'another-password', '']) {
      const refused = await other.ask('POST', '/auth/sign-ups/confirm', { token, password })
      expect([refused.status, (await refused.json()).code]).toEqual([400, 'INVALID_PASSWORD'])
    }
    expect(await server.store.accounts.hasUsers()).toBe(false)
    const made = await other.ask('POST', '/auth/sign-ups/confirm', {
      token,
      password: testPassword,
    })
    expect(made.status).toBe(200)
    expect((await me(other)).member.email).toBe(ann.email)
  })

  test('nobody learns who is known; who is known gets a mail of it, and nothing else changes', async () => {
    await open()
    const known = await memberOf(server, 'shop', 'owner', ann.email)
    const answers = []
    for (const email of [ann.email, 'nobody@shop.example']) {
      const { status, headers, ...answer } = await signUp(testBrowser(server), {
        ...ann,
        email,
        template: 'bakery',
      }).then(async response => ({
        status: response.status,
        headers: [...response.headers.keys()].sort(),
        body: await response.text(),
      }))
      answers.push({ status, headers, ...answer })
    }
    expect(answers[0]).toEqual(answers[1])
    const [mail = ''] = await mailTo(ann.email)
    expect(mail).toContain('has a login already')
    expect(mail).toContain('/studio/sign-in?to=%2Fbots%2Fnew%3Ftemplate%3Dbakery')
    expect(tokenIn(mail)).toBe('')
    expect((await me(known)).account.id).toBe('shop')
  })

  test('a link is good for a day, and worth nothing once its address has come in by another way', async () => {
    await open()
    const browser = testBrowser(server)
    await signUp(browser)
    await signUp(browser)
    const [first, second] = (await mailTo(ann.email, 2)).map(tokenIn)
    const made = await browser.ask('POST', '/auth/sign-ups/confirm', {
      token: first,
      password: testPassword,
    })
    expect(made.status).toBe(200)
    const other = await browser.ask('POST', '/auth/sign-ups/confirm', {
      token: second,
      password: testPassword,
    })
    expect(other.status).toBe(404)
    expect((await server.store.accounts.list()).length).toBe(1)
    expect(await server.store.accounts.removeExpired()).toBe(0)
  })

  test('of one address and from one place it can only be tried so often, and what is no form is refused', async () => {
    await open()
    const statuses = []
    for (let turn = 0; turn < 4; turn++) statuses.push((await signUp(testBrowser(server))).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    for (const wrong of [
      { password: 'short' },
      { email: 'no address' },
      { name: '  ' },
      { name: 7 },
    ])
      expect(
        (await signUp(testBrowser(server), { ...ann, email: 'b@b.example', ...wrong })).status,
      ).toBe(400)
    const many = []
    for (let turn = 0; turn < 5; turn++)
      many.push((await signUp(testBrowser(server), { ...ann, email: `n${turn}@b.example` })).status)
    expect(many.at(-1)).toBe(429)
  })

  test('a page of another site and a Host header that somebody wrote lead nowhere', async () => {
    await open()
    const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    expect((await signUp(testBrowser(server), ann, elsewhere)).status).toBe(403)
    const written = {
      host: 'evil.example',
      origin: 'http://evil.example',
      'x-forwarded-host': 'evil.example',
    }
    await signUp(testBrowser(server), ann, written)
    const [mail = ''] = await mailTo(ann.email)
    expect(mail).toMatch(/http:\/\/localhost\/studio\/confirm-sign-up\//)
    expect(mail).not.toContain('evil')
  })

  test('a stranger who comes first does not run the server, and reads nothing of others', async () => {
    await open()
    const stranger = testBrowser(server)
    await signUp(stranger)
    const token = tokenIn((await mailTo(ann.email))[0])
    await stranger.ask('POST', '/auth/sign-ups/confirm', { token })
    const owner = await firstMember(server)
    expect([(await me(owner)).isOperator, (await me(owner)).account.id]).toEqual([true, 'owner'])
    expect((await stranger.ask('GET', '/v1/server/accounts')).status).toBe(404)
    const { data } = await (await owner.ask('GET', '/v1/server/accounts')).json()
    expect(data.accounts.map((each: { name: string }) => each.name).sort()).toEqual([
      'Account of Ann',
      'Account of Ann Miller',
    ])
    expect(data.accounts.find((each: { id: string }) => each.id === 'owner')).toMatchObject({
      owners: ['first@shop.example'],
      members: 1,
      bots: 0,
      published: 0,
      conversations: 0,
      plan: null,
    })
  })

  test('a password that is easily guessed is refused with the reason, whoever is known', async () => {
    await open()
    await firstMember(server, ann.email)
    for (const email of [ann.email, 'new@shop.example']) {
      const answer = await signUp(testBrowser(server), {
        ...ann,
        email,
        password: 'Talkgraph 2026',
      })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code: 'PASSWORD_IS_PRODUCT' })
    }
    expect(mails()).toEqual([])
  })

  test('an account that whoever came has made invites five a day until somebody has come', async () => {
    await open()
    const browser = testBrowser(server)
    await signUp(browser, { ...ann, name: 'Win a prize' })
    const token = tokenIn((await mailTo(ann.email))[0])
    await browser.ask('POST', '/auth/sign-ups/confirm', { token })
    const invite = (email: string) =>
      browser.ask('POST', '/v1/invitations', { email, role: 'agent' })
    for (let count = 0; count < 5; count++)
      expect((await invite(`b${count}@shop.example`)).status).toBe(200)
    expect((await invite('b5@shop.example')).status).toBe(429)
    const [mail = ''] = await mailTo('b0@shop.example')
    expect(mail).toContain('Subject: You are invited to the Talkgraph studio')
    await memberOf(server, (await me(browser)).account.id, 'agent', 'b0@shop.example')
    expect((await invite('b6@shop.example')).status).toBe(200)
  })

  test('where accounts are given out, who asks waits for one press, and chooses a password then', async () => {
    await open({ signUp: 'invited' })
    const owner = await firstMember(server)
    const browser = testBrowser(server)
    const record = await browser.ask('GET', '/auth/sign-up?template=none')
    expect(await record.json()).toEqual({ mode: 'invited', providers: [], template: null })
    const asked = await signUp(browser, {
      ...asks,
      note: 'For my shop',
      template: 'bakery',
      plan: 'pro',
    })
    expect(asked.status).toBe(200)
    expect((await mailTo('first@shop.example'))[0]).toContain('/studio/server/requests')
    const requests = async () =>
      (await (await owner.ask('GET', '/v1/server/requests')).json()).data.requests
    await signUp(browser, { ...asks, note: 'For my shop', template: 'bakery', plan: 'pro' })
    await mailTo('first@shop.example', 2)
    const [request, ...others] = await requests()
    expect(others).toEqual([])
    expect(request).toMatchObject({ ...asks, note: 'For my shop', template: 'bakery', plan: 'pro' })
    const accepted = await owner.ask('POST', `/v1/server/requests/${request.id}/accept`)
    expect((await accepted.json()).data).toEqual({ requestId: request.id, isSent: false })
    expect((await owner.ask('POST', `/v1/server/requests/${request.id}/accept`)).status).toBe(404)
    expect(await requests()).toEqual([])
    const token = tokenIn((await mailTo(ann.email))[0])
    const pending = await browser.ask('GET', `/auth/sign-ups/${token}`)
    expect((await pending.json()).needs).toBe('new-password')
    const short = await browser.ask('POST', '/auth/sign-ups/confirm', { token, password: 'short' })
    expect([short.status, (await short.json()).code]).toEqual([400, 'PASSWORD_TOO_SHORT'])
    const common = { token, password: 'password1234' }
    const refused = await browser.ask('POST', '/auth/sign-ups/confirm', common)
    expect([refused.status, (await refused.json()).code]).toEqual([400, 'PASSWORD_COMMON'])
    const made = await browser.ask('POST', '/auth/sign-ups/confirm', {
      token,
      password: testPassword,
    })
    expect(await made.json()).toEqual({ status: true, template: 'bakery', plan: 'pro' })
    expect((await me(browser)).role).toBe('owner')
  })

  test('a request is declined once; who does not run the server finds none of this, nor does a key', async () => {
    await open({ signUp: 'invited' })
    const operator = await firstMember(server)
    await signUp(testBrowser(server), asks)
    await mailTo('first@shop.example')
    const [request] = (await (await operator.ask('GET', '/v1/server/requests')).json()).data
      .requests
    const other = await memberOf(server, 'owner', 'owner', 'second@shop.example')
    const path = `/v1/server/requests/${request.id}`
    for (const [method, at] of [
      ['GET', '/v1/server/accounts'],
      ['GET', '/v1/server/requests'],
      ['POST', `${path}/accept`],
      ['POST', `${path}/decline`],
    ] as const) {
      expect((await other.ask(method, at)).status).toBe(404)
      const byKey = await server.app.request(at, {
        method,
        headers: { authorization: 'Bearer a-key-for-tests' },
      })
      expect(byKey.status).toBe(404)
    }
    expect((await operator.ask('POST', `${path}/decline`)).status).toBe(200)
    expect((await operator.ask('POST', `${path}/decline`)).status).toBe(404)
    expect((await operator.ask('POST', `${path}/accept`)).status).toBe(404)
    expect(mails().filter(mail => mail.includes(`To: ${ann.email}`))).toEqual([])
  })

  test('who asked hears in a mail what is written as the request is declined, and can reply', async () => {
    await open({ signUp: 'invited' })
    const operator = await firstMember(server)
    await signUp(testBrowser(server), asks)
    await mailTo('first@shop.example')
    const [request] = (await (await operator.ask('GET', '/v1/server/requests')).json()).data
      .requests
    const text = 'We are full this year.'
    const declined = await operator.ask('POST', `/v1/server/requests/${request.id}/decline`, {
      text,
    })
    expect((await declined.json()).data).toEqual({
      requestId: request.id,
      isTold: true,
      isSent: false,
    })
    const [mail] = await mailTo(ann.email)
    expect(mail).toContain(text)
    expect(mail).toContain('Reply-To: first@shop.example')
  })

  test('the address /sign-up leads to the page, with a template or a plan and nothing else', async () => {
    await open()
    const ask = async (query: string) =>
      (await server.app.request(`http://localhost/sign-up${query}`)).headers.get('location')
    expect(await ask('')).toBe('/studio/sign-up')
    expect(await ask('?template=bakery&to=//evil.example')).toBe('/studio/sign-up?template=bakery')
    expect(await ask('?plan=pro')).toBe('/studio/sign-up?plan=pro')
    expect(await ask('?plan=%2F%2Fevil')).toBe('/studio/sign-up')
  })
})
