import { webhookPath } from '@talkgraph/wire/channels'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases } from '../testing/databases.js'
import { flowOf } from '../testing/flows.js'
import { startSmtp } from '../testing/smtp.js'
import { testAppOn } from '../testing/test-app.js'

const secret = 'abcdefghijklmnop'
const flow = flowOf(
  ['welcome-node', { text: 'Hello.' }],
  ['ask-name-node', { questionText: 'Your name?' }],
)

describe.each(databases)('mails to a bot in $name', ({ make }) => {
  let smtp: Awaited<ReturnType<typeof startSmtp>>
  let app: Awaited<ReturnType<typeof testAppOn>>
  let id = ''
  const start = async (threads = 100) => {
    app = await testAppOn(make, {
      allowHosts: [new URL(smtp.url).host],
      jobTiming: { look: 50 },
      channelTiming: { look: 10, pauses: [10, 10, 10] },
      rateLimits: { threadsPerBot: { count: threads, seconds: 3600 } },
    })
    await app.api('PUT', '/v1/chatbots/shop/flow', flow)
    await app.api('POST', '/v1/chatbots/shop/publish')
    const settings = { address: 'help@b.example', smtpUrl: smtp.url, webhookSecret: secret }
    const body = { channel: 'email', chatbotId: 'shop', settings }
    const connected = await (await app.api('POST', '/v1/channels', body)).json()
    id = connected.data.channel.id
  }
  beforeEach(async () => {
    smtp = await startSmtp()
  })
  afterEach(async () => {
    await app.close()
    await smtp.close()
  })

  const write = (from: string, words = 'Hi', more = '') => {
    const own = more.includes('Message-ID') ? '' : `Message-ID: <${from.replace(/\W/g, '')}@m>\r\n`
    const head = `From: ${from}\r\n${own}${more}`
    return app.app.request(`${webhookPath('email', id)}?secret=${secret}`, {
      method: 'POST',
      headers: { 'content-type': 'message/rfc822' },
      body: Buffer.from(
        `${head}Content-Type: text/plain; charset=iso-8859-1\r\n\r\n${words}`,
        'latin1',
      ),
    })
  }
  const answered = (count: number) =>
    vi.waitFor(() => expect(smtp.received).toHaveLength(count), { timeout: 60_000, interval: 20 })
  const said = async () => {
    const [thread] = await app.store.threads.list({ botId: 'shop', limit: 1 })
    return { thread, said: await app.store.messages.list(thread?.id ?? '', { limit: 9 }) }
  }
  const health = async () =>
    (await (await app.api('GET', `/v1/channels/${id}`)).json()).data.channel.health

  test('a mail of eight bits is read, and one with many brackets', async () => {
    await start()
    expect((await write('J\xF6rg <j@a.example>', `Br\xF6tchen ${'['.repeat(600)}`)).status).toBe(
      200,
    )
    await answered(1)
    const { thread, said: messages } = await said()
    expect(thread?.name).toBe('Jörg')
    expect(messages[0]?.text).toBe(`Brötchen ${'['.repeat(600)}`)
  })

  test('where a cut would leave nothing, the answer is all of it, and agents read so', async () => {
    await start()
    await write('ann@a.example')
    await answered(1)
    await write(
      'ann@a.example',
      '> Ann Lee',
      'In-Reply-To: <annaexample@m>\r\nMessage-ID: <second@m>\r\n',
    )
    await vi.waitFor(
      async () => expect((await said()).said.some(({ who }) => who === 'note')).toBe(true),
      {
        timeout: 60_000,
        interval: 20,
      },
    )
    const messages = (await said()).said
    expect(messages.filter(({ who }) => who === 'visitor').map(({ text }) => text)).toEqual([
      'Hi',
      '> Ann Lee',
    ])
    expect(messages.find(({ who }) => who === 'note')?.text).toContain('all of it was read')
  })

  test('one with a forged sender is not answered, and stands in the connection’s health', async () => {
    await start()
    const forged = 'Authentication-Results: mx.b.example; dmarc=fail\r\n'
    expect((await write('victim@v.example', 'Hi', forged)).status).toBe(200)
    await write('ann@a.example')
    await answered(1)
    expect(smtp.received[0]?.to).toEqual(['ann@a.example'])
    await vi.waitFor(async () => expect((await health()).refused.sender).toBe(1), {
      timeout: 60_000,
      interval: 50,
    })
    expect((await app.services.metrics.print()).toString()).toContain(
      'talkgraph_channel_requests_total{channel="email",outcome="sender"} 1',
    )
  })

  test('nobody is answered whom nothing proves, and who is not proven has a thread of their own', async () => {
    await start()
    const results = 'Authentication-Results: mx.b.example; '
    for (let count = 0; count < 20; count++)
      await write('victim@v.example', 'Hi', `${results}spf=fail; dkim=none\r\n`)
    await write('ann@a.example', 'Hi', 'Message-ID: <first@a.example>\r\n')
    await answered(1)
    const joining = 'In-Reply-To: <first@a.example>\r\nReferences: <first@a.example>\r\n'
    await write('ann@a.example', 'Me again', `${results}dmarc=fail (p=NONE)\r\n${joining}`)
    await answered(2)
    const threads = await app.store.threads.list({ botId: 'shop', limit: 9 })
    expect(threads).toHaveLength(2)
    const notes = await Promise.all(
      threads.map(async ({ id }) =>
        (await app.store.messages.list(id, { before: 100, limit: 9 }))
          .filter(({ who }) => who === 'note')
          .map(({ text }) => text.slice(0, 10)),
      ),
    )
    expect(notes.flat()).toEqual(['Not proven'])
    await vi.waitFor(async () => expect((await health()).refused.sender).toBe(20), {
      timeout: 60_000,
      interval: 50,
    })
  })

  test('more senders than a bot may have threads wait, and are told nothing', async () => {
    await start(2)
    for (const name of ['a', 'b', 'c', 'd']) await write(`${name}@a.example`)
    await answered(2)
    await vi.waitFor(
      async () => {
        const { db } = app.store.database
        const left = db.selectFrom('channel_incoming').selectAll().where('state', '=', 'waiting')
        expect((await left.execute()).map(({ attempts }) => attempts)).toEqual([1, 1])
      },
      { timeout: 60_000, interval: 20 },
    )
    expect(await app.store.threads.list({ botId: 'shop', limit: 9 })).toHaveLength(2)
    expect(smtp.received).toHaveLength(2)
  })
})
