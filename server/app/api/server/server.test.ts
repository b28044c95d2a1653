import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { demoBotId } from '../../../site/demo-bot.js'
import { databases, type TestDatabase } from '../../../testing/databases.js'
import { firstMember, memberOf, type TestBrowser, testOrigin } from '../../../testing/members.js'
import { testApp } from '../../../testing/test-app.js'
import { serverCalls } from './index.js'

describe.each(databases)('the room of who runs the server, on $name', ({ make }) => {
  let database: TestDatabase
  let outbox: string
  let server: Awaited<ReturnType<typeof testApp>>
  let operator: TestBrowser
  beforeEach(async () => {
    database = await make()
    outbox = mkdtempSync(join(tmpdir(), 'talkgraph-outbox-'))
    server = await testApp({ database: database.address, mail: { folder: outbox } })
    operator = await firstMember(server)
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
  const ask = async (method: string, path: string, body?: unknown) =>
    (await (await operator.ask(method, `/v1/server${path}`, body)).json()).data
  const subscribe = async (email: string, frequency = 'weekly') => {
    const preferences = JSON.stringify({ productUpdates: true, industryNews: false })
    await server.store.sitePeople.subscribe({ email, preferences, frequency })
    await server.store.sitePeople.confirm(email, 'mark')
  }

  test('everybody else finds none of its calls, whatever they may in their account', async () => {
    const other = await memberOf(server, 'owner', 'owner', 'second@shop.example')
    for (const { method, path, id } of serverCalls) {
      const at = `/v1${path.replace(/\{\w+\}/g, 'x')}`
      expect([id, (await other.ask(method, at, method === 'GET' ? undefined : {})).status]).toEqual(
        [id, 404],
      )
      const byKey = {
        authorization: 'Bearer a-key-for-tests',
        'content-type': 'application/json',
      }
      const body = method === 'GET' ? {} : { body: '{}' }
      expect((await server.app.request(at, { method, headers: byKey, ...body })).status).toBe(404)
    }
  })

  test('an enquiry is answered by mail, done with, and taken up again', async () => {
    const fields = JSON.stringify({
      name: 'Ben',
      message: 'Do you deliver?',
      meta: { page: '/' },
    })
    const id = await server.store.sitePeople.enquire({
      kind: 'contact',
      email: 'ben@b.example',
      fields,
    })
    const [waiting] = (await ask('GET', '/enquiries')).enquiries
    expect(waiting).toMatchObject({
      id,
      kind: 'contact',
      email: 'ben@b.example',
      doneAt: null,
      answer: null,
    })
    expect(waiting.fields).toEqual({
      name: 'Ben',
      message: 'Do you deliver?',
      meta: '{"page":"/"}',
    })
    expect(await ask('POST', `/enquiries/${id}/answer`, { text: 'We do.' })).toEqual({
      enquiryId: id,
      isDone: true,
      isSent: false,
    })
    await expect.poll(() => mails().length, { timeout: 60_000 }).toBe(1)
    const [mail = ''] = mails()
    expect(mail).toContain('To: ben@b.example')
    expect(mail).toContain('Reply-To: first@shop.example')
    expect(mail).toMatch(/We do\.\n\nYou wrote:\n> Do you deliver\?/)
    expect((await ask('GET', '/enquiries')).enquiries).toEqual([])
    const [done] = (await ask('GET', '/enquiries?state=done')).enquiries
    expect(done).toMatchObject({
      id,
      answer: 'We do.',
      doneAt: expect.any(String),
      answeredAt: expect.any(String),
    })
    await ask('PATCH', `/enquiries/${id}`, { isDone: false })
    expect((await ask('GET', '/enquiries')).enquiries).toHaveLength(1)
    expect(
      (await operator.ask('POST', '/v1/server/enquiries/none/answer', { text: 'x' })).status,
    ).toBe(404)
  })

  test('a newsletter goes once to whoever has confirmed and not stopped it, with a way to stop it', async () => {
    await subscribe('ann@a.example')
    await subscribe('ben@b.example', 'monthly')
    await subscribe('carl@c.example')
    await server.store.sitePeople.unsubscribe('carl@c.example', 'newsletter', 'test')
    await subscribe('dora@d.example')
    await server.store.sitePeople.unsubscribe('dora@d.example', undefined, 'test')
    const unconfirmed = { email: 'eve@e.example', preferences: '{}', frequency: 'weekly' }
    await server.store.sitePeople.subscribe(unconfirmed)
    const words = { subject: 'News of May', text: '# Spring\n\n<script>x</script> *Bread*' }
    const preview = await ask('POST', '/newsletters/preview', words)
    expect(preview.counts).toEqual({ confirmed: 2, unconfirmed: 1, due: 2 })
    expect(preview.html).toContain('<h2>Spring</h2>')
    expect(preview.html).not.toContain('<script')
    expect(await ask('POST', '/newsletters/trial', words)).toEqual({
      email: 'first@shop.example',
      isSent: false,
    })
    const { newsletterId } = await ask('POST', '/newsletters', words)
    await expect
      .poll(async () => (await ask('GET', '/newsletters')).newsletters, { timeout: 60_000 })
      .toMatchObject([{ id: newsletterId, sent: 2, endedAt: expect.any(String) }])
    await expect.poll(() => mails().length, { timeout: 60_000 }).toBe(3)
    const addressed = mails().map(mail => /^To: (.*)$/m.exec(mail)?.[1])
    expect(addressed.sort()).toEqual(['ann@a.example', 'ben@b.example', 'first@shop.example'])
    for (const mail of mails()) {
      expect(mail).toMatch(
        /^List-Unsubscribe:\s+<http:\/\/localhost\/newsletter\/unsubscribe\/[\w.-]+>$/m,
      )
      expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
      expect(mail).toContain('Content-Type: text/html')
      expect(mail).toContain('Content-Type: text/plain')
    }
    const [, token = ''] =
      /newsletter\/unsubscribe\/([\w.-]+)>/.exec(
        mails().find(mail => mail.includes('To: ann@')) ?? '',
      ) ?? []
    const stopped = await server.app.request(`http://localhost/newsletter/unsubscribe/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(stopped.status).toBe(200)
    expect((await ask('GET', '/newsletters')).counts).toEqual({
      confirmed: 1,
      unconfirmed: 1,
      due: 0,
    })
  })

  test('a newsletter about one topic goes to whoever wants to read of it', async () => {
    await subscribe('ann@a.example')
    const tutorials = JSON.stringify({
      productUpdates: false,
      industryNews: false,
      tutorials: true,
    })
    await server.store.sitePeople.settle({
      email: 'ben@b.example',
      preferences: tutorials,
      frequency: 'weekly',
    })
    const words = {
      subject: 'A bakery, step by step',
      text: 'First the dough.',
      topics: ['tutorials'],
    }
    expect((await ask('POST', '/newsletters/preview', words)).counts).toMatchObject({
      confirmed: 2,
      due: 1,
    })
    const { newsletterId } = await ask('POST', '/newsletters', words)
    await expect
      .poll(async () => (await ask('GET', '/newsletters')).newsletters, { timeout: 60_000 })
      .toMatchObject([
        { id: newsletterId, sent: 1, topics: ['tutorials'], endedAt: expect.any(String) },
      ])
    await expect.poll(() => mails().length, { timeout: 60_000 }).toBe(1)
    expect(mails()[0]).toContain('To: ben@b.example')
    expect(mails()[0]).toContain('/newsletter/preferences/')
    const wrong = { ...words, topics: ['gossip'] }
    expect((await operator.ask('POST', '/v1/server/newsletters', wrong)).status).toBe(400)
  })

  test('readers are exported as a table in which nothing is a formula', async () => {
    await subscribe('=cmd@a.example')
    const answer = await operator.ask('GET', '/v1/server/subscribers/export')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="subscribers-\d{4}-/,
    )
    expect(await answer.text()).toMatch(
      /^email,frequency,preferences,createdAt,confirmedAt\r\n'=cmd@a\.example,weekly,productUpdates,/,
    )
  })

  test('a job that was given up is done once more, and is gone then', async () => {
    const { store } = server
    await store.jobs.put({ handler: 'newsletter', key: 'n', data: '{}' })
    server.services.jobs.tell('newsletter')
    const given = async () => (await ask('GET', '/state')).failedJobs
    await expect.poll(given, { timeout: 60_000 }).toMatchObject([{ handler: 'newsletter' }])
    const [{ id }] = await given()
    await store.database.db.updateTable('jobs').set({ data: '{"newsletterId":"n"}' }).execute()
    await ask('POST', `/jobs/${id}/retry`)
    await expect.poll(given, { timeout: 60_000 }).toEqual([])
    expect((await operator.ask('POST', '/v1/server/jobs/none/retry')).status).toBe(404)
  })

  test('tells how the server stands', async () => {
    const state = await ask('GET', '/state')
    expect(state).toMatchObject({
      publicUrl: null,
      signUp: 'invited',
      sendsMail: false,
      failedJobs: [],
      helpful: [],
      legal: { folder: null, files: ['terms-of-service.md', 'privacy-policy.md'] },
      database: { isThere: true },
      mails: { waiting: 0, sent: 0, failed: 0 },
    })
    expect(state.version).toMatch(/^\d+\.\d+\.\d+/)
    expect(state.jobs.map((job: { handler: string }) => job.handler)).toContain('newsletter')
  })

  test('the site says what the operator wrote, as long as its fields allow, and a refusal names its field', async () => {
    const change = async (body: unknown) => {
      const response = await operator.ask('PATCH', '/v1/server/site', body)
      const { data, error } = await response.json()
      return { status: response.status, data, at: error?.details?.[0]?.path }
    }
    const long = 'Ж'.repeat(100_000)
    const texts = { 'terms-of-service': long, 'privacy-policy': long, trust: long }
    expect((await change({ texts })).status).toBe(200)
    const escaped = JSON.stringify({ texts }).replaceAll('Ж', '\\u0416')
    const cookie = [...operator.cookies].map(pair => pair.join('=')).join('; ')
    const sent = await server.app.request(`${testOrigin}/v1/server/site`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', origin: testOrigin, cookie },
      body: escaped,
    })
    expect(sent.status).toBe(200)
    const { data } = await change({ texts: { trust: 'Three people.' } })
    expect(data.texts).toMatchObject([{ text: long }, { text: long }, { text: 'Three people.' }])

    const hours = { zone: 'Europe/Zurich', days: ['Monday'], from: '09:00', to: '09:30' }
    expect(await change({ demo: { ...hours, to: '09:15' } })).toMatchObject({ at: 'demo.to' })
    expect(await change({ demo: { ...hours, zone: 'Europe/Nowhere' } })).toMatchObject({
      at: 'demo.zone',
    })
    expect(await change({ claims: { 'home.teams': 'Many' } })).toMatchObject({
      at: 'claims.home.teams',
    })
    expect((await change({ demo: hours })).data).toMatchObject({
      isBooking: true,
      sendsMail: false,
    })
    await server.store.bots.unpublish(demoBotId)
    expect(await change({ demo: { ...hours, to: '24:00' } })).toMatchObject({
      status: 400,
      at: 'demo',
    })
    const { data: said } = await (await operator.ask('GET', '/v1/server/site')).json()
    expect(said).toMatchObject({ demo: hours, isBooking: false })
  })
})
