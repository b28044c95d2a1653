import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { codesOf } from '../testing/codes.js'
import { databases } from '../testing/databases.js'
import { memberOf, type TestBrowser, testPassword } from '../testing/members.js'
import { testAppOn } from '../testing/test-app.js'

describe.each(databases)('confirming that it is oneself, on $name', ({ make }) => {
  let outbox: string
  let server: Awaited<ReturnType<typeof testAppOn>>
  let owner: TestBrowser
  beforeEach(async () => {
    outbox = mkdtempSync(join(tmpdir(), 'talkgraph-outbox-'))
    server = await testAppOn(make, { mail: { folder: outbox } })
    owner = await memberOf(server, 'shop', 'owner')
  })
  afterEach(async () => {
    await server.close()
    rmSync(outbox, { recursive: true })
  })

  /** Everybody signed in, and confirmed, so many minutes ago. */
  const age = async (minutes: number) => {
    const { db, type } = server.store.database
    const at = new Date(Date.now() - minutes * 60_000)
    const created = type === 'postgres' ? sql`${at}::timestamptz` : sql`${at.toISOString()}`
    await sql`update sign_ins set created_at = ${created}, confirmed_at = ${at.getTime()}`.execute(
      db,
    )
  }
  const codeOf = async (answer: Promise<Response>) => {
    const response = await answer
    if (response.ok) return response.status
    const { error, code } = await response.json()
    return error?.code ?? code
  }
  const makeKey = () => codeOf(owner.ask('POST', '/v1/keys', { name: 'desk' }))
  const confirm = (body: object) => codeOf(owner.ask('POST', '/auth/confirm', body))

  test('is asked for what reaches far 15 minutes after signing in, and of no key', async () => {
    const agent = (await server.store.accounts.members('shop')).at(0)?.id
    const far = [
      ['POST', '/v1/keys', { name: 'desk' }],
      ['PATCH', `/v1/members/${agent}`, { role: 'owner' }],
      ['GET', '/v1/results/export/csv'],
      ['GET', '/v1/results/export/json'],
      ['DELETE', '/v1/account', { name: 'no' }],
    ] as const
    await age(14)
    expect(await makeKey()).toBe(200)
    await age(16)
    for (const [method, path, body] of far)
      expect(await codeOf(owner.ask(method, path, body)), path).toBe('CONFIRM_PASSWORD')
    expect((await owner.ask('GET', '/v1/keys')).status).toBe(200)
    expect((await server.api('POST', '/v1/keys', { name: 'by a key' })).status).toBe(200)
    expect(await confirm({ password: 'not-this-one' })).toBe('INVALID_PASSWORD')
    expect(await makeKey()).toBe('CONFIRM_PASSWORD')
    expect(await confirm({ password: testPassword })).toBe(200)
    for (const [method, path, body] of far)
      expect(await codeOf(owner.ask(method, path, body)), path).not.toBe('CONFIRM_PASSWORD')
    await age(16)
    expect(await makeKey()).toBe('CONFIRM_PASSWORD')
  })

  test('goes by a code of the second factor, once', async () => {
    const begun = await owner.ask('POST', '/auth/two-factor/enable', { password: testPassword })
    const { totpURI } = await begun.json()
    const code = codesOf(totpURI)
    const [now, next] = [code(), code(1)]
    await owner.ask('POST', '/auth/two-factor/verify-totp', { code: now })
    await age(16)
    expect(await (await owner.ask('GET', '/auth/confirm')).json()).toEqual({
      password: true,
      code: true,
      mail: false,
      isConfirmed: false,
    })
    expect(await confirm({ code: now })).toBe('INVALID_CODE')
    expect(await confirm({ code: next })).toBe(200)
    expect(await makeKey()).toBe(200)
  })

  test('goes by a code from a mail where there is no password, and ten tries in ten minutes', async () => {
    expect(await codeOf(owner.ask('POST', '/auth/confirm/mail', {}))).toBe('NOT_BY_MAIL')
    await sql`delete from credentials`.execute(server.store.database.db)
    await age(16)
    expect(await confirm({ code: '' })).toBe('INVALID_CODE')
    expect(await codeOf(owner.ask('POST', '/auth/confirm/mail', {}))).toBe(200)
    const mails = () => readdirSync(outbox).map(name => readFileSync(join(outbox, name), 'utf8'))
    await expect.poll(() => mails().join(), { timeout: 60_000 }).toContain('Subject: ')
    const [, code = ''] = /Subject: (\d{6}) confirms/.exec(mails().join()) ?? []
    expect(await confirm({ code: code === '000000' ? '000001' : '000000' })).toBe('INVALID_CODE')
    expect(await confirm({ code })).toBe(200)
    expect(await makeKey()).toBe(200)
    await age(16)
    expect(await confirm({ code })).toBe('INVALID_CODE')
    for (let tries = 4; tries < 10; tries++) await confirm({ code: '1' })
    expect(await confirm({ code: '1' })).toBe('RATE_LIMITED')
  })
})
