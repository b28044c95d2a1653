import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { itAtLength } from '../../../tests/arbitraries/cases.js'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { memberOf, type TestBrowser, testBrowser, testPassword } from '../../testing/members.js'
import { testApp } from '../../testing/test-app.js'

const [old, wanted] = ['owner@shop.example', 'ann@new.example']

describe.each(databases)('changing an e-mail address, on $name', ({ make }) => {
  let database: TestDatabase
  let outbox: string
  let server: Awaited<ReturnType<typeof testApp>>
  beforeEach(async () => {
    database = await make()
    outbox = mkdtempSync(join(tmpdir(), 'talkgraph-outbox-'))
    server = await testApp({
      database: database.address,
      mail: { folder: outbox },
    })
  })
  afterEach(async () => {
    vi.useRealTimers()
    await server.close()
    await database.drop()
    rmSync(outbox, { recursive: true })
  })

  const mailsTo = (address: string) =>
    readdirSync(outbox)
      .map(name =>
        readFileSync(join(outbox, name), 'utf8')
          .replace(/=\r?\n/g, '')
          .replace(/=3D/g, '='),
      )
      .filter(mail => mail.includes(`To: ${address}`))
  const mailTo = (address: string) =>
    expect.poll(() => mailsTo(address), { timeout: 60_000 }).toHaveLength(1)
  const change = (browser: TestBrowser, newEmail = wanted, password = testPassword) =>
    browser.ask('POST', '/auth/change-email', {
      newEmail,
      password,
      callbackURL: 'https://evil.example',
    })
  const linkTo = async (address: string) => {
    await mailTo(address)
    return /\/studio\/confirm-email\?token=([\w.-]+)/.exec(mailsTo(address)[0] ?? '')?.[1] ?? ''
  }
  const open = async (browser: TestBrowser, token: string) => {
    const answer = await browser.ask('GET', `/auth/verify-email?token=${token}&callbackURL=/v1/me`)
    return [answer.status, (await answer.json()).code]
  }
  const signIn = async (email: string) =>
    (
      await testBrowser(server).ask('POST', '/auth/sign-in/email', {
        email,
        password: testPassword,
      })
    ).status
  const emailOf = async (browser: TestBrowser) =>
    (await (await browser.ask('GET', '/v1/me')).json()).data.member.email

  test('nothing changes until the link is opened that went to the new address, and the old one hears of it', async () => {
    const ann = await memberOf(server, 'shop', 'owner')
    const asked = await change(ann, ' Ann@New.example ')
    expect([asked.status, await asked.json()]).toEqual([200, { status: true, isSent: false }])
    const token = await linkTo(wanted)
    await mailTo(old)
    expect(mailsTo(old)[0]).toContain(wanted)
    expect([mailsTo(old)[0], mailsTo(wanted)[0]].join()).not.toContain('evil')
    expect(mailsTo(old)[0]).not.toContain(token)
    expect([await emailOf(ann), await signIn(wanted)]).toEqual([old, 401])

    expect(await open(ann, token)).toEqual([200, undefined])
    expect([await emailOf(ann), await signIn(wanted), await signIn(old)]).toEqual([
      wanted,
      200,
      401,
    ])
    expect(await open(ann, token)).toEqual([400, 'LINK_NOT_VALID'])
  })

  test('whoever asks gives the password, and an address that is another one', async () => {
    const ann = await memberOf(server, 'shop', 'owner')
    const codes = []
    for (const [newEmail, password] of [
      [wanted, 'a-wrong-password'],
      [old.toUpperCase(), testPassword],
      ['no address', testPassword],
      [`${'a'.repeat(250)}@b.example`, testPassword],
    ] as const) {
      const answer = await change(ann, newEmail, password)
      codes.push([answer.status, (await answer.json()).code])
    }
    expect(codes).toEqual([
      [400, 'INVALID_PASSWORD'],
      [400, 'SAME_EMAIL'],
      [400, 'EMAIL_NOT_VALID'],
      [400, 'EMAIL_NOT_VALID'],
    ])
    expect((await change(testBrowser(server))).status).toBe(401)
    await change(ann)
    await mailTo(wanted)
    await mailTo(old)
  })

  test('whether an address is taken is not to be seen, by the answer or by the mail to the old address', async () => {
    const ann = await memberOf(server, 'shop', 'owner')
    await memberOf(server, 'other', 'owner', 'ben@taken.example')
    const answers = []
    for (const email of ['ben@taken.example', 'nobody@free.example']) {
      const answer = await change(ann, email)
      answers.push([answer.status, await answer.text(), [...answer.headers.keys()].sort()])
    }
    expect(answers[0]).toEqual(answers[1])
    await mailTo('nobody@free.example')
    await expect.poll(() => mailsTo(old), { timeout: 60_000 }).toHaveLength(2)
    expect(mailsTo('ben@taken.example')).toEqual([])
  })

  test('a link to an address that somebody took meanwhile changes nothing', async () => {
    const ann = await memberOf(server, 'shop', 'owner')
    await change(ann)
    const token = await linkTo(wanted)
    const ben = await memberOf(server, 'other', 'owner', wanted)
    expect(await open(ann, token)).toEqual([400, 'LINK_NOT_VALID'])
    expect([await emailOf(ann), await emailOf(ben)]).toEqual([old, wanted])
  })

  test('of two who confirm one address in one instant one has it, and the other is told', async () => {
    const ann = await memberOf(server, 'shop', 'owner')
    const ben = await memberOf(server, 'other', 'owner', 'ben@b.example')
    await change(ann)
    const first = await linkTo(wanted)
    await change(ben)
    await expect.poll(() => mailsTo(wanted), { timeout: 60_000 }).toHaveLength(2)
    const links = mailsTo(wanted).map(mail => /token=([\w.-]+)/.exec(mail)?.[1] ?? '')
    const second = links.find(link => link !== first) ?? ''
    const answers = await Promise.all([open(ann, first), open(ben, second)])
    expect(answers.map(String).toSorted()).toEqual(['200,', '400,LINK_NOT_VALID'])
    expect([await emailOf(ann), await emailOf(ben)].filter(email => email === wanted)).toHaveLength(
      1,
    )
    expect(server.logged.filter(line => line.includes('"level":50'))).toEqual([])
  })

  test('the link is worth nothing to anybody else: not signed out, not as another, not made up', async () => {
    const ann = await memberOf(server, 'shop', 'owner')
    const eve = await memberOf(server, 'other', 'owner', 'eve@e.example')
    await change(ann)
    const token = await linkTo(wanted)
    expect(await open(testBrowser(server), token)).toEqual([401, 'UNAUTHORIZED'])
    expect(await open(eve, token)).toEqual([400, 'LINK_NOT_VALID'])
    const [head, , signature] = token.split('.')
    const me = (await (await eve.ask('GET', '/v1/me')).json()).data.member
    const said = {
      email: me.email,
      updateTo: wanted,
      requestType: 'change-email-verification',
      userId: me.id,
    }
    const forged = Buffer.from(JSON.stringify({ ...said, exp: 9_999_999_999 })).toString(
      'base64url',
    )
    expect(await open(eve, `${head}.${forged}.${signature}`)).toEqual([400, 'LINK_NOT_VALID'])
    expect(await open(eve, '')).toEqual([400, 'LINK_NOT_VALID'])
    expect([await emailOf(ann), await emailOf(eve)]).toEqual([old, 'eve@e.example'])
  })

  itAtLength(
    'a server that is stopped at once loses neither mail: another sends them',
    async () => {
      const stopped = await testApp({ database: database.address })
      const ann = await memberOf(stopped, 'shop', 'owner')
      const { put } = stopped.services.mailer
      vi.spyOn(stopped.services.mailer, 'put').mockImplementation(mail =>
        wait(100).then(() => put(mail)),
      )
      await change(ann)
      await stopped.close()
      await mailTo(wanted)
      await mailTo(old)
    },
  )

  test('an hour later the link is worth nothing', async () => {
    const ann = await memberOf(server, 'shop', 'owner')
    await change(ann)
    const token = await linkTo(wanted)
    vi.setSystemTime(Date.now() + 61 * 60_000)
    expect(await open(ann, token)).toEqual([400, 'LINK_NOT_VALID'])
    expect(await emailOf(ann)).toBe(old)
  })

  test('a new password makes the link worthless that somebody else had sent', async () => {
    const thief = await memberOf(server, 'shop', 'owner')
    const ann = testBrowser(server)
    await ann.ask('POST', '/auth/sign-in/email', { email: old, password: testPassword })
    await change(thief)
    const token = await linkTo(wanted)
    await ann.ask('POST', '/auth/change-password', {
      currentPassword: testPassword,
      newPassword: 'changed-password',
    })
    expect(await open(thief, token)).toEqual([401, 'UNAUTHORIZED'])
    expect(await emailOf(ann)).toBe(old)
  })

  test('somebody may ask for one address five times an hour, and for others too', async () => {
    const ann = await memberOf(server, 'shop', 'owner')
    const statuses = []
    for (let index = 0; index < 6; index++)
      statuses.push((await change(ann, wanted, `a-wrong-${index}-password`)).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    for (let index = 0; index < 5; index++)
      await change(ann, `ann@${index}.example`, 'a-wrong-password')
    expect((await change(ann, 'ann@other.example')).status).toBe(429)
  })

  test('a Host header that somebody wrote leads the link nowhere', async () => {
    const ann = await memberOf(server, 'shop', 'owner')
    const body = { newEmail: wanted, password: testPassword }
    const asked = await ann.ask('POST', '/auth/change-email', body, { host: 'evil.example' })
    expect(asked.status).toBe(200)
    await mailTo(wanted)
    expect(mailsTo(wanted)[0]).toContain('http://localhost/studio/confirm-email?token=')
  })

  test('a server with a mail server says that the mail is on its way', async () => {
    await server.close()
    server = await testApp({
      database: database.address,
      mail: { smtpUrl: 'smtp://127.0.0.1:1' },
    })
    const ann = await memberOf(server, 'shop', 'owner')
    expect(await (await change(ann)).json()).toEqual({ status: true, isSent: true })
    const forgotten = await ann.ask('POST', '/auth/request-password-reset', { email: old })
    expect(await forgotten.json()).toEqual({ status: true, isSent: true })
    const invitation = { email: 'ben@shop.example', role: 'agent' }
    const made = await ann.ask('POST', '/v1/invitations', invitation, { host: 'localhost' })
    expect((await made.json()).data).toMatchObject({ ...invitation, isSent: true })
  })

  test('of what is known of a member, the call for the name changes nothing else', async () => {
    const ann = await memberOf(server, 'shop', 'owner')
    const body = { name: 'Ann Miller', image: 'https://evil.example/a.png', email: wanted }
    expect((await ann.ask('POST', '/auth/update-user', body)).status).toBe(200)
    const { rows } = await sql<{ name: string; image: string | null; email: string }>`
      select name, image, email from users`.execute(server.store.database.db)
    expect(rows).toEqual([{ name: 'Ann Miller', image: null, email: old }])
  })

  test('a member sees their sessions days after signing in too', async () => {
    const ann = await memberOf(server, 'shop', 'owner')
    vi.setSystemTime(Date.now() + 3 * 86_400_000)
    expect((await ann.ask('GET', '/auth/list-sessions')).status).toBe(200)
  })
})
