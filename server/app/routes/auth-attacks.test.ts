import { createHmac } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeInvitation } from '../../people/accounts/index.js'
import { codesOf } from '../../testing/codes.js'
import { databases, type TestDatabase } from '../../testing/databases.js'
import {
  memberOf,
  type TestBrowser,
  testBrowser,
  testOrigin,
  testPassword,
} from '../../testing/members.js'
import { testApp } from '../../testing/test-app.js'
import type { Services } from '../services/services.js'

const ann = 'owner@shop.example'
const session = 'talkgraph.session_token'

describe.each(databases)('attacks on signing in, on $name', ({ make }) => {
  let database: TestDatabase
  let outbox: string
  let server: Awaited<ReturnType<typeof testApp>>
  const open = async (publicUrl?: string) => {
    server = await testApp({
      database: database.address,
      mail: { folder: outbox },
      ...(publicUrl !== undefined && { publicUrl }),
    })
  }
  beforeEach(async () => {
    database = await make()
    outbox = mkdtempSync(join(tmpdir(), 'talkgraph-outbox-'))
    await open()
  })
  afterEach(async () => {
    vi.useRealTimers()
    await server.close()
    await database.drop()
    rmSync(outbox, { recursive: true })
  })
  const mails = () =>
    readdirSync(outbox).map(name =>
      readFileSync(join(outbox, name), 'utf8').replace(/=\n/g, '').replace(/=3D/g, '='),
    )
  const signIn = (email: string, password: string, headers = {}, browser = testBrowser(server)) =>
    browser.ask('POST', '/auth/sign-in/email', { email, password }, headers)

  test('nobody learns who is known: not from signing in, and not from asking for a password', async () => {
    await memberOf(server, 'shop', 'owner')
    const answers = []
    for (const email of [ann, 'nobody@shop.example']) {
      const wrong = await signIn(email, 'a-wrong-password')
      const reset = await testBrowser(server).ask('POST', '/auth/request-password-reset', { email })
      answers.push([wrong.status, await wrong.text(), reset.status, await reset.text()])
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.[0]).toBe(401)
    await expect.poll(() => mails().length, { timeout: 60_000 }).toBe(1)
  })

  test('guessing ends after ten tries for an address, however the body is written', async () => {
    await memberOf(server, 'shop', 'owner')
    const statuses = []
    for (let index = 0; index < 11; index++)
      statuses.push(
        (await signIn(index % 2 ? ann : 'OWNER@shop.example', `wrong-${index}-wrong`)).status,
      )
    expect(statuses).toEqual([...Array(10).fill(401), 429])
    const late = await signIn(ann, testPassword)
    expect(late.status).toBe(429)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    const asForm = await server.app.request(`${testOrigin}/auth/sign-in/email`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      body: new URLSearchParams({ email: ann, password: testPassword }),
    })
    expect(asForm.status).toBe(400)
  })

  test('strangers who guess shut nobody out: not who signed in with the browser before, nor who gets the mail', async () => {
    const known = await memberOf(server, 'shop', 'owner')
    await known.ask('POST', '/auth/sign-out', {})
    for (let index = 0; index < 100; index++) await limited(server, ann)
    const fresh = testBrowser(server)
    expect((await signIn(ann, testPassword, {}, fresh)).status).toBe(429)
    expect((await signIn(ann, testPassword, {}, known)).status).toBe(200)
    expect((await signIn('ben@shop.example', testPassword, {}, known)).status).toBe(401)
    await fresh.ask('POST', '/auth/request-password-reset', { email: ann })
    await expect.poll(() => mails().length, { timeout: 60_000 }).toBe(1)
    const [, token = ''] = /\?token=([\w-]+)/.exec(mails()[0] ?? '') ?? []
    const wrong = await fresh.ask('POST', '/auth/reset-password', {
      token: 'x',
      newPassword: 'third-password',
    })
    expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([400, []])
    const reset = await fresh.ask('POST', '/auth/reset-password', {
      token,
      newPassword: 'third-password',
    })
    expect(reset.status).toBe(200)
    expect((await signIn(ann, 'third-password', {}, fresh)).status).toBe(200)
  })

  test('a browser that is known guesses no faster, and what it keeps lets nobody in', async () => {
    const known = await memberOf(server, 'shop', 'owner')
    const device = [...known.cookies].find(([name]) => name.includes('device'))?.join('=') ?? ''
    expect(device).toMatch(/^talkgraph\.device-/)
    const stolen = () => testBrowser(server)
    expect((await stolen().ask('GET', '/v1/me', undefined, { cookie: device })).status).toBe(401)
    const statuses = []
    for (let index = 0; index < 11; index++)
      statuses.push(
        (await signIn(ann, `wrong-${index}-wrong`, { cookie: device }, stolen())).status,
      )
    expect(statuses).toEqual([...Array(10).fill(401), 429])
    // Whoever has the cookie cannot use up what strangers share.
    expect((await signIn(ann, testPassword)).status).toBe(200)
  })

  test('nobody signs up, and of the library only what is named answers', async () => {
    const browser = testBrowser(server)
    const body = { email: 'new@shop.example', password: testPassword, name: 'New' }
    for (const path of [
      '/sign-up/email',
      '/delete-user',
      '/send-verification-email',
      '/verify-email',
      '/get-session',
      '/verify-password',
      '/sign-in/social',
      '/two-factor/send-otp',
      '/set-password',
      '/update-session',
      '/nothing',
    ])
      expect(`${path} ${(await browser.ask('POST', `/auth${path}`, body)).status}`).toBe(
        `${path} 404`,
      )
    expect(await server.store.accounts.hasUsers()).toBe(false)
  })

  test('pages of other sites can ask nothing, with cookies or without', async () => {
    const owner = await memberOf(server, 'shop', 'owner')
    const elsewhere = [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site', origin: 'http://evil.localhost' },
      { 'sec-fetch-site': 'none', origin: 'null' },
      { 'sec-fetch-site': '', origin: 'https://evil.example' },
      { 'sec-fetch-site': '', origin: 'http://localhost.evil.example' },
    ]
    for (const headers of elsewhere) {
      const where = JSON.stringify(headers)
      expect((await signIn(ann, testPassword, headers)).status, where).toBe(403)
      const made = await owner.ask('POST', '/v1/keys', { name: 'stolen' }, headers)
      expect(made.status, where).toBe(403)
      expect((await owner.ask('POST', '/auth/sign-out', {}, headers)).status, where).toBe(403)
    }
    // What a form of our own page could be made to send.
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const made = await owner.ask('POST', '/v1/keys', { name: 'stolen' }, { 'content-type': type })
      expect([type, made.status]).toEqual([type, 415])
    }
    expect(
      (await owner.ask('GET', '/v1/me', undefined, { 'sec-fetch-site': 'cross-site' })).status,
    ).toBe(403)
    expect((await owner.ask('GET', '/v1/me')).status).toBe(200)
    expect((await (await owner.ask('GET', '/v1/keys')).json()).data.keys).toEqual([])
  })

  test('an answer lets no other site read it, frame it or keep it', async () => {
    const owner = await memberOf(server, 'shop', 'owner')
    const me = await owner.ask('GET', '/v1/me')
    expect(me.headers.get('access-control-allow-credentials')).toBeNull()
    expect(me.headers.get('cache-control')).toBe('no-store')
    const signedIn = await signIn(ann, testPassword)
    expect(signedIn.headers.get('cache-control')).toBe('no-store')
    for (const { headers } of [me, signedIn, await owner.ask('GET', '/studio/sign-in')]) {
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  test('cookies are out of reach of scripts and other sites, and for https alone where the server is', async () => {
    await memberOf(server, 'shop', 'owner')
    const [plain = ''] = (await signIn(ann, testPassword)).headers.getSetCookie()
    expect(plain).toMatch(/^talkgraph\.session_token=/)
    expect(plain).toMatch(/; HttpOnly/i)
    expect(plain).toMatch(/; SameSite=Lax/i)
    expect(plain).toMatch(/; Path=\//i)
    expect(plain).not.toMatch(/; (?:Secure|Domain)/i)
    await server.close()
    await open('https://chat.example')
    const headers = { origin: 'https://chat.example' }
    const [secure = ''] = (await signIn(ann, testPassword, headers)).headers.getSetCookie()
    expect(secure).toMatch(/^__Secure-talkgraph\.session_token=.*; Secure/i)
  })

  test('a session that somebody else chose is worth nothing, and none outlives signing out', async () => {
    const owner = await memberOf(server, 'shop', 'owner')
    const before = owner.cookies.get(session) ?? ''
    const victim = testBrowser(server)
    const fixed = { cookie: `${session}=chosen.c2lnbmF0dXJl` }
    const signedIn = await victim.ask(
      'POST',
      '/auth/sign-in/email',
      { email: ann, password: testPassword },
      fixed,
    )
    expect(signedIn.status).toBe(200)
    expect(victim.cookies.get(session)).not.toContain('chosen')
    const ask = async (value: string) =>
      (await testBrowser(server).ask('GET', '/v1/me', undefined, { cookie: `${session}=${value}` }))
        .status
    expect(await ask('chosen.c2lnbmF0dXJl')).toBe(401)
    const token = decodeURIComponent(before).split('.')[0] ?? ''
    const forged = createHmac('sha256', 'a secret for tests that is long enough')
      .update(token)
      .digest('base64')
    expect(await ask(encodeURIComponent(`${token}.${forged}`))).toBe(401)
    expect(await ask(before)).toBe(200)
    await owner.ask('POST', '/auth/sign-out', {})
    expect(await ask(before)).toBe(401)
  })

  test('a new password ends every other session; a link to one is good once', async () => {
    const first = await memberOf(server, 'shop', 'owner')
    const second = testBrowser(server)
    await signIn(ann, testPassword, {}, second)
    expect(
      (
        await first.ask('POST', '/auth/change-password', {
          currentPassword: 'wrong-wrong-wrong',
          newPassword: 'changed-password',
        })
      ).status,
    ).toBe(400)
    const weak = await first.ask('POST', '/auth/change-password', {
      currentPassword: testPassword,
      newPassword: 'owner@Shop.example',
    })
    expect([weak.status, (await weak.json()).code]).toEqual([400, 'PASSWORD_IS_EMAIL'])
    const changed = await first.ask('POST', '/auth/change-password', {
      currentPassword: testPassword,
      newPassword: 'changed-password',
      revokeOtherSessions: false,
    })
    expect(changed.status).toBe(200)
    expect((await second.ask('GET', '/v1/me')).status).toBe(401)
    expect((await first.ask('GET', '/v1/me')).status).toBe(200)
    await testBrowser(server).ask('POST', '/auth/request-password-reset', {
      email: ann,
      redirectTo: 'https://evil.example',
    })
    await expect.poll(() => mails().join(), { timeout: 60_000 }).toContain('?token=')
    expect(mails()).toHaveLength(1)
    const [, link = '', token = ''] = /(http\S+\?token=([\w-]+))/.exec(mails()[0] ?? '') ?? []
    expect(link).toBe(`http://localhost/studio/reset-password?token=${token}`)
    expect(mails()[0]).not.toContain('evil')
    const reset = (newPassword = 'third-password') =>
      testBrowser(server).ask('POST', '/auth/reset-password', { token, newPassword })
    for (const weak of ['1q2w3e4r5t', ann]) expect((await reset(weak)).status).toBe(400)
    expect((await reset()).status).toBe(200)
    expect((await reset()).status).toBe(400)
    expect((await first.ask('GET', '/v1/me')).status).toBe(401)
    expect((await signIn(ann, 'third-password')).status).toBe(200)
  })

  test('looking whether an address is there does nothing, and is no error', async () => {
    const owner = await memberOf(server, 'shop', 'owner')
    for (const path of [
      'verify-email?token=x',
      'links/0123456789012345678901',
      'list-sessions',
      'none',
    ]) {
      const { status } = await owner.ask('HEAD', `/auth/${path}`)
      expect([path, status]).toEqual([path, path === 'none' ? 404 : 200])
    }
    const asked = {
      email: ann,
      password: 'wrong',
      callbackURL: 'https://evil.example',
      redirectTo: '//evil',
    }
    expect((await testBrowser(server).ask('POST', '/auth/sign-in/email', asked)).status).toBe(401)
    expect((await owner.ask('POST', '/auth/sign-out', asked)).status).toBe(200)
    expect(server.logged.filter(line => line.includes('"level":50'))).toEqual([])
  })

  test('a Host header that somebody wrote leads no link anywhere', async () => {
    const owner = await memberOf(server, 'shop', 'owner')
    const asked = await testBrowser(server).ask(
      'POST',
      '/auth/request-password-reset',
      { email: ann },
      {
        host: 'evil.example',
        origin: 'http://evil.example',
        'x-forwarded-host': 'evil.example',
        'x-talkgraph-origin': 'https://evil.example',
      },
    )
    expect(await asked.json()).toEqual({ status: true, isSent: false })
    expect(server.logged.join('')).toContain('Set PUBLIC_URL')
    const invited = await owner.ask(
      'POST',
      '/v1/invitations',
      { email: 'ben@b.example', role: 'agent' },
      { host: 'evil.example' },
    )
    expect(invited.status).toBe(200)
    await expect.poll(() => mails().length, { timeout: 60_000 }).toBe(2)
    for (const mail of mails()) {
      expect(mail).toMatch(/http:\/\/localhost\/studio\//)
      expect(mail).not.toContain('evil')
    }
    await server.close()
    await open('https://chat.example')
    await testBrowser(server).ask(
      'POST',
      '/auth/request-password-reset',
      { email: ann },
      { host: 'evil.example' },
    )
    await expect.poll(() => mails().length, { timeout: 60_000 }).toBe(3)
    expect(mails().join()).toContain('https://chat.example/studio/reset-password?token=')
    expect(mails().join()).not.toContain('evil')
  })

  test('who comes in by a link that was handed over holds no address against whoever gets its mail', async () => {
    const owner = await memberOf(server, 'shop', 'owner')
    const asked = { email: 'zoe@b.example', role: 'agent', sendMail: false }
    const { data } = await (await owner.ask('POST', '/v1/invitations', asked)).json()
    const token = data.link.split('/invitations/')[1]
    const eve = testBrowser(server)
    const taken = { token, name: 'Zoe', password: testPassword }
    expect((await eve.ask('POST', '/auth/links/accept', taken)).status).toBe(200)
    const begun = await eve.ask('POST', '/auth/two-factor/enable', { password: testPassword })
    const code = codesOf((await begun.json()).totpURI)()
    expect((await eve.ask('POST', '/auth/two-factor/verify-totp', { code })).status).toBe(200)
    await testBrowser(server).ask('POST', '/auth/request-password-reset', {
      email: 'zoe@b.example',
    })
    await expect.poll(() => mails().length, { timeout: 60_000 }).toBe(1)
    const [, byMail = ''] = /reset-password\?token=([\w-]+)/.exec(mails()[0] ?? '') ?? []
    const zoe = testBrowser(server)
    const newPassword = 'a-password-of-zoes'
    expect(
      (await zoe.ask('POST', '/auth/reset-password', { token: byMail, newPassword })).status,
    ).toBe(200)
    expect((await eve.ask('GET', '/v1/me')).status).toBe(401)
    expect((await signIn('zoe@b.example', newPassword, {}, zoe)).status).toBe(200)
    expect((await zoe.ask('GET', '/v1/me')).status).toBe(200)
  })

  test('an invitation is for its address alone, once, and its names lead nowhere', async () => {
    const owner = await memberOf(server, 'shop', 'owner')
    await owner.ask('PATCH', '/v1/account', { name: 'http://evil.example/ win' })
    const invited = await owner.ask('POST', '/v1/invitations', {
      email: 'ben@b.example',
      role: 'agent',
    })
    expect(await invited.text()).not.toMatch(/[\w-]{40}/)
    await expect.poll(() => mails().length, { timeout: 60_000 }).toBe(1)
    expect(mails()[0]).not.toContain('evil.example')
    const [, token = ''] = /\/studio\/invitations\/([\w-]+)/.exec(mails()[0] ?? '') ?? []
    const eve = await memberOf(server, 'other', 'owner', 'eve@e.example')
    const accept = (browser = testBrowser(server), more = {}) =>
      browser.ask('POST', '/auth/links/accept', {
        token,
        name: 'Eve',
        password: testPassword,
        ...more,
      })
    // Whoever holds it can make the sign-in of that address, and of no other.
    expect((await accept(eve, { email: 'eve@e.example' })).status).toBe(200)
    expect((await (await eve.ask('GET', '/v1/me')).json()).data.member.email).toBe('ben@b.example')
    expect((await accept()).status).toBe(404)
    // Who has a sign-in must be signed in with it: the link alone is worth nothing.
    await owner.ask('POST', '/v1/invitations', { email: 'owner@other.example', role: 'editor' })
    const carl = await memberOf(server, 'third', 'owner', 'owner@other.example')
    await expect.poll(() => mails().length, { timeout: 60_000 }).toBe(2)
    const second = mails()
      .map(mail => /invitations\/([\w-]+)/.exec(mail)?.[1])
      .find(each => each !== token)
    expect((await accept(testBrowser(server), { token: second })).status).toBe(403)
    expect((await accept(eve, { token: second })).status).toBe(403)
    expect((await carl.ask('POST', '/auth/links/accept', { token: second })).status).toBe(200)
    expect((await (await carl.ask('GET', '/v1/me')).json()).data).toMatchObject({
      account: { id: 'shop' },
      role: 'editor',
    })
  })

  test('two links to one new address, opened at the same time, make one member; the other link stays good', async () => {
    const linkTo = async (accountId: string) => {
      await server.store.accounts.ensure(accountId, accountId)
      const invited = {
        accountId,
        email: 'new@shop.example',
        role: 'editor',
        invitedBy: 'Ann',
      } as const
      const { path } = await makeInvitation(server.store.invitations, invited)
      return path.split('/').at(-1)
    }
    const links = [await linkTo('one'), await linkTo('two')]
    const accept = (browser: TestBrowser, token: string | undefined) =>
      browser.ask('POST', '/auth/links/accept', { token, name: 'New', password: testPassword })
    const browsers = links.map(() => testBrowser(server))
    const answers = await Promise.all(
      browsers.map((browser, index) => accept(browser, links[index])),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
    const first = answers.findIndex(({ ok }) => ok)
    const here = browsers[first]
    if (!here) throw new Error('Nobody came in.')
    expect((await accept(here, links[1 - first])).status).toBe(200)
    expect((await (await here.ask('GET', '/v1/me')).json()).data.accounts).toHaveLength(2)
  })

  test('one link, opened twice at the same time, makes one member', async () => {
    await server.store.accounts.ensure('one', 'One')
    const invited = {
      accountId: 'one',
      email: 'new@shop.example',
      role: 'editor',
      invitedBy: 'Ann',
    } as const
    const { path } = await makeInvitation(server.store.invitations, invited)
    const given = { token: path.split('/').at(-1), name: 'New', password: testPassword }
    const answers = await Promise.all(
      [1, 2].map(() => testBrowser(server).ask('POST', '/auth/links/accept', given)),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await server.store.accounts.members('one')).toHaveLength(1)
  })

  test('the invitations of an owner who is removed, or is one no more, are withdrawn', async () => {
    const ann = await memberOf(server, 'shop', 'owner')
    const idOf = async (browser: TestBrowser): Promise<string> =>
      (await (await browser.ask('GET', '/v1/me')).json()).data.member.id
    const open = async () =>
      (await (await ann.ask('GET', '/v1/invitations')).json()).data.invitations.map(
        ({ email }: { email: string }) => email,
      )
    await ann.ask('POST', '/v1/invitations', { email: 'own@shop.example', role: 'agent' })
    for (const [email, act] of [
      ['eve@shop.example', (id: string) => ann.ask('DELETE', `/v1/members/${id}`)],
      [
        'ben@shop.example',
        (id: string) => ann.ask('PATCH', `/v1/members/${id}`, { role: 'agent' }),
      ],
    ] as const) {
      const other = await memberOf(server, 'shop', 'owner', email)
      await other.ask('POST', '/v1/invitations', { email: `friend-of-${email}`, role: 'owner' })
      expect(await open()).toEqual(['own@shop.example', `friend-of-${email}`])
      expect((await act(await idOf(other))).status).toBe(200)
      expect(await open()).toEqual(['own@shop.example'])
    }
  })

  test('a withdrawn invitation is worth nothing, and a first link is not once somebody is there', async () => {
    const owner = await memberOf(server, 'shop', 'owner')
    const { data } = await (
      await owner.ask('POST', '/v1/invitations', { email: 'ben@b.example', role: 'agent' })
    ).json()
    expect(
      (await (await owner.ask('GET', '/v1/invitations')).json()).data.invitations,
    ).toMatchObject([{ id: data.id, email: 'ben@b.example' }])
    await expect.poll(() => mails().length, { timeout: 60_000 }).toBe(1)
    const [, token = ''] = /invitations\/([\w-]+)/.exec(mails()[0] ?? '') ?? []
    expect((await testBrowser(server).ask('GET', `/auth/links/${token}`)).status).toBe(200)
    await owner.ask('DELETE', `/v1/invitations/${data.id}`)
    expect((await testBrowser(server).ask('GET', `/auth/links/${token}`)).status).toBe(404)
    expect(
      (await testBrowser(server).ask('GET', `/auth/links/${data.id}-longer-than-twenty`)).status,
    ).toBe(404)
  })

  test('a removed member loses access at once, also where somebody is signed in still', async () => {
    const owner = await memberOf(server, 'shop', 'owner')
    const agent = await memberOf(server, 'shop', 'agent')
    const { member } = (await (await agent.ask('GET', '/v1/me')).json()).data
    const stream = await agent.ask('GET', '/v1/threads/live')
    const reader = stream.body?.getReader()
    await reader?.read()
    expect((await owner.ask('DELETE', `/v1/members/${member.id}`)).status).toBe(200)
    const rest = async (): Promise<string> => {
      const { done, value } = (await reader?.read()) ?? { done: true }
      return done ? 'ended' : `${value ? '' : ''}${await rest()}`
    }
    expect(await rest()).toBe('ended')
    expect((await agent.ask('GET', '/v1/me')).status).toBe(401)
    expect((await signIn('agent@shop.example', testPassword)).status).toBe(401)
    const me = (await (await owner.ask('GET', '/v1/me')).json()).data.member.id
    for (const change of [
      ['DELETE', undefined],
      ['PATCH', { role: 'agent' }],
    ] as const)
      expect((await owner.ask(change[0], `/v1/members/${me}`, change[1])).status).toBe(409)
  })

  test('the second factor is asked for, cannot be guessed or skipped, and recovery codes are good once', async () => {
    const owner = await memberOf(server, 'shop', 'owner')
    const enabled = await (
      await owner.ask('POST', '/auth/two-factor/enable', { password: testPassword })
    ).json()
    const code = codesOf(enabled.totpURI)
    expect((await owner.ask('POST', '/auth/two-factor/verify-totp', { code: code() })).status).toBe(
      200,
    )
    const browser = testBrowser(server)
    const half = await signIn(ann, testPassword, {}, browser)
    expect(await half.json()).toMatchObject({ twoFactorRedirect: true })
    expect((await browser.ask('GET', '/v1/me')).status).toBe(401)
    const verify = (kind: string, code: string, on = browser) =>
      on.ask('POST', `/auth/two-factor/verify-${kind}`, { code, trustDevice: true })
    const tries = []
    for (let index = 0; index < 6; index++)
      tries.push((await verify('totp', `00000${index}`)).status)
    expect(tries.every(status => status >= 400)).toBe(true)
    expect((await verify('totp', code(1))).status).toBeGreaterThanOrEqual(400)
    await signIn(ann, testPassword, {}, browser)
    const [spare = ''] = enabled.backupCodes
    const used = await verify('backup-code', spare)
    expect(used.status).toBe(200)
    expect(await used.text()).not.toContain('token')
    expect([...browser.cookies.keys()].join()).not.toContain('trust')
    expect((await (await browser.ask('GET', '/v1/me')).json()).data.member.twoFactor).toBe(true)
    const again = testBrowser(server)
    await signIn(ann, testPassword, {}, again)
    expect((await verify('backup-code', spare, again)).status).toBe(401)
  })

  test('a code of the second factor counts once, and none of before it after it', async () => {
    const owner = await memberOf(server, 'shop', 'owner')
    const enabled = await (
      await owner.ask('POST', '/auth/two-factor/enable', { password: testPassword })
    ).json()
    const code = codesOf(enabled.totpURI)
    const before = code()
    expect((await owner.ask('POST', '/auth/two-factor/verify-totp', { code: before })).status).toBe(
      200,
    )
    const begin = async () => {
      const browser = testBrowser(server)
      await signIn(ann, testPassword, {}, browser)
      return (given: string) => browser.ask('POST', '/auth/two-factor/verify-totp', { code: given })
    }
    const [first, second] = [await begin(), await begin()]
    const next = code(1)
    const answers = await Promise.all([first(next), second(next)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
    const third = await begin()
    for (const used of [next, before]) {
      const refused = await third(used)
      expect([refused.status, (await refused.json()).code]).toEqual([401, 'CODE_USED'])
    }
    // A person who was too quick waits for the next code, and needs no new password.
    expect((await third('000000')).status).toBe(401)
    vi.setSystemTime(Date.now() + 60_000)
    expect((await third(code())).status).toBe(200)
  })
})

/** One more try by somebody somewhere, without the work that a password makes. */
async function limited(
  { services }: { readonly services: Services },
  email: string,
): Promise<void> {
  const rate = { count: 100, seconds: 3600 }
  await services.limiter.admit([{ name: 'sign-in', of: email, rate }])
}
