import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { run } from '../../app/commands/run.js'
import { createLog } from '../../base/log.js'
import { createMailTransport } from '../../platform/mail/transport.js'
import { createFolderStorage } from '../../platform/uploads/folder-storage.js'
import { openStore } from '../../store/index.js'
import { botWith } from '../../testing/bots.js'
import { databases, type TestDatabase, takePostgres } from '../../testing/databases.js'
import { runJob } from '../../testing/jobs.js'
import { testApp } from '../../testing/test-app.js'
import { retentionJob } from './retention.js'

const secret = 'a secret for tests that is long enough'
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'talkgraph-forget-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const mailBot = botWith('email-node', {
  to: 'shop@b.example',
  subject: 'Hello',
  body: '{email}: {text}',
})

async function visit(database: TestDatabase) {
  const uploads = join(folder, 'uploads')
  const server = await testApp({ database: database.address, uploads, secret })
  await server.api('PUT', '/v1/chatbots/mail/flow', mailBot)
  await server.api('PUT', '/v1/chatbots/files/flow', botWith('ask-file-node', {}))
  for (const id of ['mail', 'files']) await server.api('POST', `/v1/chatbots/${id}/publish`)
  const upload = async () => {
    const { token } = await server.tokens.issue('files')
    const body = new FormData()
    body.set('file', new File(['a note'], 'a.txt'))
    await server.app.request('/widget/v1/bots/files/nodes/call/upload', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    })
    return token
  }
  const write = (email: string) =>
    server.step('mail', 'call', { answers: { email, text: 'canary' } }, undefined, 'email')
  return { ...server, upload, write, files: () => readdirSync(uploads).length }
}

describe.each(databases)('in $name', ({ make }) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await make()
  })
  afterEach(() => database.drop())

  test('a visitor’s mails go by address, and those of others stay', async () => {
    const { api, write, store, close } = await visit(database)
    await write('Ann@a.example')
    await write('bob@a.example')
    const answer = await api('POST', '/v1/chatbots/mail/forget', { email: 'ann@a.example' })
    expect(await answer.json()).toMatchObject({
      message: 'Visitor forgotten',
      data: {
        chatbotId: 'mail',
        deleted: { mails: 1, mailFiles: 0, uploads: 0, answers: 0, calls: 0 },
      },
    })
    expect(await store.outbox.last('mail')).toHaveLength(1)
    expect(await store.outbox.find({ text: 'bob@a.example' })).toHaveLength(1)
    await close()
  })

  test('a session’s files go by its token, and with their bot', async () => {
    const { api, upload, files, close } = await visit(database)
    const token = await upload()
    await upload()
    await upload()
    const answer = await api('POST', '/v1/chatbots/files/forget', { session: token })
    expect(await answer.json()).toMatchObject({ data: { deleted: { uploads: 1 } } })
    expect(files()).toBe(2)
    await api('DELETE', '/v1/chatbots/files')
    expect(files()).toBe(0)
    await close()
  })

  test('a visitor’s threads go by address, with what their sessions left', async () => {
    const { api, upload, files, services, tokens, store, close } = await visit(database)
    const token = await upload()
    const session = services.sessionTag((await tokens.check(token, 'files'))?.id ?? '')
    const begin = (email: string, tag: string) =>
      store.threads.create({
        botId: 'files',
        owner: 'owner',
        channel: 'widget',
        session: () => tag,
        state: 'waiting',
        change: { email },
      })
    await begin('Ann@a.example', session)
    const other = await begin('bob@a.example', 'other')
    const answer = await api('POST', '/v1/chatbots/files/forget', { email: 'ann@a.example' })
    expect(await answer.json()).toMatchObject({ data: { deleted: { threads: 1, uploads: 1 } } })
    expect(files()).toBe(0)
    expect((await store.threads.list({ limit: 9 })).map(({ id }) => id)).toEqual([other.id])
    await close()
  })

  test('talkgraph forget deletes them in all bots and says how much', async () => {
    const { write, upload, files, close } = await visit(database)
    await write('ann@a.example')
    const token = await upload()
    await close()
    vi.stubEnv('DATABASE_URL', database.address)
    vi.stubEnv('TALKGRAPH_SECRET', secret)
    vi.stubEnv('UPLOADS_URL', join(folder, 'uploads'))
    const lines: string[] = []
    vi.spyOn(console, 'log').mockImplementation(line => void lines.push(line))
    vi.spyOn(console, 'error').mockImplementation(line => void lines.push(line))
    expect(await run('forget', ['--email', 'ann@a.example'])).toBe(0)
    expect(lines.join()).toContain('Deleted: 1 mails, 0 mail files, 0 uploaded files')
    expect(await run('forget', ['--session', token])).toBe(0)
    expect(lines.join()).toContain('Deleted: 0 mails, 0 mail files, 1 uploaded files')
    expect(files()).toBe(0)
    expect(await run('forget', ['--channel', 'telegram', '--id', '42'])).toBe(0)
    expect(lines.at(-1)).toContain(' 0 threads')
    expect(await run('forget', ['--channel', 'pigeon', '--id', '42'])).toBe(1)
    expect(await run('forget', ['--channel', 'telegram'])).toBe(1)
    expect(await run('forget', [])).toBe(1)
    expect(await run('forget', ['--email', 'nobody'])).toBe(1)
  })

  test('what somebody left on the site goes too, but for a mark by which no mail comes again', async () => {
    const email = 'ann@site.test'
    const server = await visit(database)
    const send = (path: string, fields: Readonly<Record<string, unknown>>) =>
      server.app.request(`http://localhost${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, ...fields }),
      })
    const message = { name: 'Ann', message: 'Do you bake rye bread?' }
    expect((await send('/contact/mail', message)).status).toBe(200)
    expect((await send('/newsletter/subscribe', {})).status).toBe(200)
    await server.store.sitePeople.unsubscribe(email, 'spring', 'link')
    await server.close()
    vi.stubEnv('DATABASE_URL', database.address)
    vi.stubEnv('TALKGRAPH_SECRET', secret)
    vi.stubEnv('PUBLIC_URL', 'https://chat.example')
    const lines: string[] = []
    for (const method of ['log', 'error'] as const)
      vi.spyOn(console, method).mockImplementation(line => void lines.push(line))
    expect(await run('forget', ['--email', 'Ann@site.test'])).toBe(0)
    expect(lines.join()).toContain('3 entries of the site')
    const store = await openStore(database.address)
    expect(await store.sitePeople.enquiries(9)).toEqual([])
    expect(await store.sitePeople.state(email)).toBe('none')
    expect(await store.sitePeople.unsubscribes(email, '')).toEqual({ all: false, campaigns: [] })
    await store.close()
    expect(await run('site', ['link', email, 'spring', 'News of spring'])).toBe(1)
    expect(lines.at(-1)).toBe('Nothing may be sent: ann@site.test has stopped these mails.')
    expect(await run('site', ['link', email, 'may', 'News of May'])).toBe(0)
    expect(lines.at(-1)).toMatch(
      /^https:\/\/chat\.example\/unsubscribe\?email=ann%40site\.test&campaignId=may&/,
    )
  })

  test('uploaded files go after their days, and what is left of broken ones', async () => {
    const { upload, files, close } = await visit(database)
    await upload()
    await close()
    let time = Date.now()
    const store = await openStore(database.address, () => time)
    const uploads = createFolderStorage(join(folder, 'uploads'))
    const part = join(folder, 'uploads', 'broken.png.part')
    writeFileSync(part, 'half')
    const clear = () =>
      runJob(
        retentionJob(
          { store, uploads, transport: undefined },
          { mails: 1, uploads: 10, threads: 10, results: 10 },
          createLog('silent'),
        ),
      )
    await clear()
    expect(files()).toBe(2)
    utimesSync(part, 0, 0)
    await clear()
    expect(files()).toBe(1)
    time += 11 * 86_400_000
    await clear()
    expect(files()).toBe(0)
    await store.close()
  })
})

test('mails in a folder go by age, by id and by an address, however it is encoded', async () => {
  const transport = createMailTransport({ folder })
  const mail = { fromName: 'Shop', to: ['shop@b.example'], cc: [], bcc: [], subject: 'x', text: '' }
  await transport?.send('one', { ...mail, text: `${'ü '.repeat(200)} ann@a.example` })
  await transport?.send('two', { ...mail, to: ['ann@a.example'] })
  await transport?.send('three', mail)
  await transport?.send('four', mail)
  expect(await transport?.remove({ text: 'ann@a.example' })).toBe(2)
  expect(await transport?.remove({ ids: ['three'] })).toBe(1)
  expect(await transport?.remove({ age: 1000 })).toBe(0)
  utimesSync(join(folder, 'four.eml'), 0, 0)
  expect(await transport?.remove({ age: 1000 })).toBe(1)
  expect(readdirSync(folder)).toEqual([])
})

test('no text of a sent mail is left in the files of an SQLite database', async () => {
  const path = join(folder, 'talkgraph.db')
  const store = await openStore(path)
  await store.bots.create('b')
  for (let count = 0; count < 24; count++) {
    const id = await store.outbox.put({
      botId: 'b',
      nodeId: 'n',
      mail: `canary-${count} `.repeat(20 + count),
    })
    if (count % 2 === 0) await store.outbox.sent(id, 1)
    else await store.outbox.remove([id])
  }
  await store.compact()
  const bytes = readdirSync(folder).map(name => readFileSync(join(folder, name), 'latin1'))
  expect(bytes.join('')).not.toContain('canary')
  await store.close()
})

test('an address in PostgreSQL is looked for as it stands, whatever signs it has', async () => {
  const database = await takePostgres()
  const store = await openStore(database.address)
  await store.bots.create('b')
  await store.outbox.put({
    botId: 'b',
    nodeId: 'n',
    mail: JSON.stringify({ to: ['a_b@x.example'] }),
  })
  await store.outbox.put({
    botId: 'b',
    nodeId: 'n',
    mail: JSON.stringify({ to: ['acb@x.example'] }),
  })
  expect(await store.outbox.find({ text: 'a_b@x.example' })).toHaveLength(1)
  await store.close()
  await database.drop()
})
