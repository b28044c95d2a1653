import { webhookPath } from '@talkgraph/wire/channels'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addKey } from '../platform/keys/api-keys.js'
import { databases } from '../testing/databases.js'
import { flowOf } from '../testing/flows.js'
import { putMember } from '../testing/members.js'
import { startSmtp } from '../testing/smtp.js'
import { testAppOn } from '../testing/test-app.js'

const secret = 'abcdefghijklmnop'

describe.each(databases)('tickets in $name', { timeout: 120_000 }, ({ make }) => {
  let smtp: Awaited<ReturnType<typeof startSmtp>>
  let app: Awaited<ReturnType<typeof testAppOn>>
  beforeEach(async () => {
    smtp = await startSmtp()
    app = await testAppOn(make, {
      allowHosts: [new URL(smtp.url).host],
      jobTiming: { look: 50 },
      channelTiming: { look: 10, pauses: [10, 10, 10] },
    })
    for (const bot of ['shop', 'help']) {
      await app.api('PUT', `/v1/chatbots/${bot}/flow`, flowOf(['welcome-node', { text: 'Hello.' }]))
      await app.api('POST', `/v1/chatbots/${bot}/publish`)
    }
  })
  afterEach(async () => {
    await app.close()
    await smtp.close()
  })

  const call = async (method: string, path: string, body?: object, key?: string) =>
    (await app.api(method, `/v1${path}`, body, key)).json()
  /** A thread of a visitor of a page who waits for somebody. */
  const ask = (email?: string, botId = 'shop') =>
    app.store.threads.create({
      botId,
      owner: 'owner',
      channel: 'widget',
      state: 'waiting',
      session: () => `s ${email}`,
      change: { name: 'Ann', ...(email !== undefined && { email }) },
      messages: [{ who: 'visitor', text: 'My cake has not come' }],
    })
  const connect = async () => {
    const settings = { address: 'help@b.example', smtpUrl: smtp.url, webhookSecret: secret }
    const body = { channel: 'email', chatbotId: 'help', settings }
    return (await call('POST', '/channels', body)).data.channel.id as string
  }
  const write = (id: string, head: string, words: string) =>
    app.app.request(`${webhookPath('email', id)}?secret=${secret}`, {
      method: 'POST',
      headers: { 'content-type': 'message/rfc822' },
      body: `${head}Content-Type: text/plain\r\n\r\n${words}`,
    })
  const mails = (count: number) =>
    vi.waitFor(() => expect(smtp.received).toHaveLength(count), { timeout: 60_000, interval: 20 })
  const wordsOf = async (id: string) =>
    (await app.store.messages.list(id, { limit: 20 })).map(({ text }) => text)
  const arrives = (id: string, words: string) =>
    vi.waitFor(async () => expect(await wordsOf(id)).toContain(words), {
      timeout: 60_000,
      interval: 20,
    })

  test('the visitor gets a mail with the number, answers it into the thread, and opens the ticket again', async () => {
    const channel = await connect()
    const thread = await ask('ann@a.example')
    const { ticket } = (
      await call('POST', `/desk/threads/${thread.id}/ticket`, {
        subject: 'Cake has not come',
        message: 'We are looking into it.',
      })
    ).data
    expect(ticket).toMatchObject({
      number: 1,
      state: 'open',
      subject: 'Cake has not come',
      mailTo: 'ann@a.example',
      threadId: thread.id,
      chatbotId: 'shop',
      visitor: { name: 'Ann' },
    })
    await mails(1)
    const [sent] = smtp.received
    expect(sent?.to).toEqual(['ann@a.example'])
    const source = sent?.message ?? ''
    expect(source).toContain('Subject: Re: [#1] Cake has not come')
    expect(source).toContain('We are looking into it.')
    await call('PATCH', '/tickets/1', { state: 'solved' })
    await app.store.threads.change(thread.id, { state: 'ended' })
    const [, messageId = ''] = /^Message-ID:\s*(<[^>]+>)/im.exec(source) ?? []
    const answering = `In-Reply-To: ${messageId}\r\nReferences: ${messageId}\r\n`
    const head = `From: Ann <ann@a.example>\r\nMessage-ID: <a1@a.example>\r\nSubject: Re: [#1] Cake\r\n${answering}`
    await write(channel, head, 'It is still not here')
    await arrives(thread.id, 'It is still not here')
    expect((await call('GET', '/tickets/1')).data.ticket).toMatchObject({ state: 'open' })
    // What agents say goes on by mail.
    await call('POST', `/desk/threads/${thread.id}/messages`, { message: 'It comes today.' })
    await mails(2)
    expect(smtp.received[1]?.message).toContain('[#1]')
    expect(await app.store.threads.list({ owner: 'owner', limit: 9 })).toHaveLength(1)
  })

  test('whoever knows a number alone writes into nobody’s thread', async () => {
    const channel = await connect()
    const thread = await ask('ann@a.example')
    await call('POST', `/desk/threads/${thread.id}/ticket`, { message: 'Hello' })
    await mails(1)
    const [, messageId = ''] =
      /^Message-ID:\s*(<[^>]+>)/im.exec(smtp.received[0]?.message ?? '') ?? []
    await write(
      channel,
      'From: eve@e.example\r\nMessage-ID: <e1@e.example>\r\nSubject: Re: [#1]\r\n',
      'Send it to me',
    )
    const forged = 'Authentication-Results: mx.b.example; dmarc=fail (p=NONE)\r\n'
    const head = `From: ann@a.example\r\nMessage-ID: <e2@e.example>\r\nIn-Reply-To: ${messageId}\r\n${forged}`
    await write(channel, head, 'Send it to me too')
    await vi.waitFor(
      async () =>
        expect(await app.store.threads.list({ owner: 'owner', limit: 9 })).toHaveLength(3),
      { timeout: 60_000, interval: 20 },
    )
    expect(await wordsOf(thread.id)).toEqual(['My cake has not come', 'Hello'])
  })

  test('each account counts by itself and without gaps, also where many are made at once', async () => {
    const threads = await Promise.all(
      Array.from({ length: 10 }, (_, at) => ask(`a${at}@a.example`)),
    )
    const make = (id: string) => call('POST', `/desk/threads/${id}/ticket`, {})
    const made = await Promise.all([...threads, ...threads].map(({ id }) => make(id)))
    const numbers = new Set(made.map(({ data }) => data.ticket.number))
    expect([...numbers].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    const { key } = await addKey(app.store.keys, 'ben', 'ben')
    expect((await call('GET', '/tickets/1', undefined, key)).error.code).toBe('TICKET_NOT_FOUND')
    expect((await call('GET', '/tickets', undefined, key)).data.tickets).toEqual([])
  })

  test('tickets are listed by state, agent, due and words', async () => {
    const agent = { owner: 'owner', member: 'm1', name: 'Mia', email: 'mia@shop.example' }
    await putMember(app.store, agent)
    await app.store.desk.agents.seen(agent)
    for (const subject of ['Cake', 'Bread', 'Tea'])
      await call('POST', `/desk/threads/${(await ask(`${subject}@a.example`)).id}/ticket`, {
        subject,
      })
    await call('PATCH', '/tickets/1', { state: 'solved' })
    await call('PATCH', '/tickets/2', { agentId: 'm1', dueAt: '2020-01-01T00:00:00.000Z' })
    const found = async (query: string) =>
      (await call('GET', `/tickets${query}`)).data.tickets.map(
        ({ subject }: { subject: string }) => subject,
      )
    expect(await found('')).toEqual(['Tea', 'Bread'])
    expect(await found('?state=solved')).toEqual(['Cake'])
    expect(await found('?agent=m1')).toEqual(['Bread'])
    expect(await found('?agent=me&state=all')).toEqual(['Tea', 'Cake'])
    expect(await found('?overdue=true')).toEqual(['Bread'])
    expect(await found('?search=TEA')).toEqual(['Tea'])
    const { data } = await call('GET', '/tickets?limit=1')
    expect(await found(`?limit=1&cursor=${data.nextCursor}`)).toEqual(['Bread'])
    expect((await call('PATCH', '/tickets/2', { agentId: 'nobody' })).error.code).toBe(
      'AGENT_NOT_FOUND',
    )
  })

  test('without an address of the visitor or of the account, a ticket goes on without mails, and says so', async () => {
    const thread = await ask()
    const { ticket } = (await call('POST', `/desk/threads/${thread.id}/ticket`, {})).data
    expect(ticket.mailTo).toBeNull()
    await connect()
    const later = await call('PATCH', '/tickets/1', { email: 'Ann@a.example' })
    expect(later.data.ticket.mailTo).toBe('ann@a.example')
    await call('POST', `/desk/threads/${thread.id}/messages`, { message: 'Here we are.' })
    await mails(1)
    await app.store.messages.append(thread.id, { who: 'visitor', text: 'Thanks' })
    expect((await call('GET', `/desk/threads/${thread.id}/ticket`)).data.ticket.state).toBe('open')
  })
})
