import { createHmac } from 'node:crypto'
import { hookEvents } from '@talkgraph/wire/hooks'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hookSamples } from '../../app/api/hooks/samples.js'
import { addKey } from '../../platform/keys/api-keys.js'
import { startProvider } from '../../testing/connectors.js'
import { databases } from '../../testing/databases.js'
import { testAppOn } from '../../testing/test-app.js'

const flow = {
  settings: { collectResults: true, liveDesk: true },
  nodes: [
    { id: 'start', type: 'welcome-node', data: { text: 'Hi' } },
    { id: 'who', type: 'ask-email-node', data: { questionText: 'Mail?', answerVariable: 'mail' } },
    {
      id: 'loaf',
      type: 'ask-custom-question-node',
      data: { questionText: 'Loaf?', answerVariable: 'loaf' },
    },
  ],
  edges: [
    { source: 'start', target: 'who' },
    { source: 'who', target: 'loaf' },
  ],
}
const withPeople = {
  settings: { liveDesk: true },
  nodes: [
    { id: 'start', type: 'welcome-node', data: { text: 'Hi' } },
    { id: 'desk', type: 'human-handover-node', data: { handoverMessage: 'A moment' } },
  ],
  edges: [{ source: 'start', target: 'desk' }],
}

const calendar = {
  nodes: [
    { id: 'start', type: 'welcome-node', data: { text: 'Hi' } },
    {
      id: 'when',
      type: 'calendar-node',
      data: {
        calendarPrompt: 'When?',
        timeZone: 'UTC',
        booking: { minutes: 30 },
        weeklyHours: [{ dayName: 'Tue', slots: [{ start: '09:00', end: '11:00' }] }],
      },
    },
  ],
  edges: [{ source: 'start', target: 'when' }],
}

describe.each(databases)('hooks on $name', ({ make }) => {
  let program: Awaited<ReturnType<typeof startProvider>>
  let server: Awaited<ReturnType<typeof testAppOn>>
  let status = 200
  beforeEach(async () => {
    status = 200
    program = await startProvider(() => ({ status }))
    server = await testAppOn(make, {
      allowHosts: [program.host],
      deliveryTiming: { pauses: [10, 10] },
    })
    await ask('PUT', '/chatbots/shop/flow', flow)
    await ask('POST', '/chatbots/shop/publish', {})
  })
  afterEach(async () => {
    await server.close()
    await program.close()
  })

  const ask = async (method: string, path: string, body?: unknown, key?: string) => {
    const answer = await server.api(method, `/v1${path}`, body, key)
    return { status: answer.status, ...(await answer.json()) }
  }
  const subscribe = async (event: string, more: object = {}) =>
    (await ask('POST', '/hooks', { targetUrl: `${program.url}/${event}`, event, ...more })).data
      .hook
  const say = async (words: readonly string[], bot = 'shop') => {
    let threadId: string | undefined
    for (const message of words) {
      const said = await ask('POST', `/chatbots/${bot}/message`, {
        message,
        from: 'USER',
        threadId,
      })
      threadId = said.data.message.threadId
    }
    return threadId
  }
  const told = (event: string) => program.asked.filter(({ path }) => path === `/${event}`)
  const hears = (event: string, count = 1) =>
    expect.poll(() => told(event).length, { timeout: 60_000 }).toBe(count)

  test('each event of a conversation is told once, signed with the secret of its hook', async () => {
    const hooks = new Map<string, { secret: string }>()
    for (const event of ['conversation.finished', 'answer', 'lead'])
      hooks.set(event, await subscribe(event))
    await say(['Hello', 'ann@shop.example', 'Rye'])
    await hears('conversation.finished')
    await hears('answer', 2)
    await hears('lead')
    for (const [event, { secret }] of hooks)
      for (const { headers, body, json } of told(event)) {
        const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
        const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
        expect(headers['webhook-signature']).toBe(
          `v1,${createHmac('sha256', key).update(text).digest('base64')}`,
        )
        expect(json).toMatchObject({ type: event, data: { chatbotId: 'shop', channel: 'api' } })
      }
    expect(told('answer').map(({ json }) => Object(json).data)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ nodeId: 'who', variable: 'mail', value: 'ann@shop.example' }),
        expect.objectContaining({ nodeId: 'loaf', variable: 'loaf', value: 'Rye' }),
      ]),
    )
    for (const event of hooks.keys())
      expect(Object.keys(Object(told(event)[0]?.json).data).sort()).toEqual(
        Object.keys(hookSamples[event as keyof typeof hookSamples]).sort(),
      )
  })

  test('a visitor who waits for a person is told, and a thread’s new labels', async () => {
    await subscribe('handover')
    await subscribe('label')
    await ask('PUT', '/chatbots/people/flow', withPeople)
    await ask('POST', '/chatbots/people/publish', {})
    const threadId = await say(['Hello'], 'people')
    await hears('handover')
    await ask('PATCH', `/chatbots/people/threads/${threadId}`, { labels: ['Refund'] })
    await ask('PATCH', `/chatbots/people/threads/${threadId}`, { labels: ['Refund', 'Bread'] })
    await hears('label', 2)
    expect(told('handover')[0]?.json).toMatchObject({ data: { threadId, chatbotId: 'people' } })
    expect(
      told('label')
        .map(({ json }) => Object(json).data.label)
        .sort(),
    ).toEqual(['Bread', 'Refund'])
  })

  test('an appointment is told when it is booked, moved and cancelled, each once', async () => {
    await subscribe('booking')
    await ask('PUT', '/chatbots/barber/flow', calendar)
    await ask('POST', '/chatbots/barber/publish', {})
    const booked = await ask('POST', '/bookings', {
      chatbotId: 'barber',
      start: '2031-05-06T09:00',
      name: 'Ann Lee',
      email: 'ann@shop.example',
    })
    const { id } = booked.data.booking
    await hears('booking')
    await ask('PATCH', `/bookings/${id}`, { start: '2031-05-06T10:00' })
    await hears('booking', 2)
    await ask('DELETE', `/bookings/${id}`)
    await hears('booking', 3)
    expect(told('booking').map(({ json }) => Object(json).data)).toMatchObject([
      { id, chatbotId: 'barber', nodeId: 'when', news: 'booked', state: 'booked', name: 'Ann Lee' },
      { news: 'moved', start: '2031-05-06T10:00:00.000Z', state: 'booked' },
      { news: 'cancelled', state: 'cancelled', email: 'ann@shop.example' },
    ])
    expect(Object.keys(Object(told('booking')[0]?.json).data)).toEqual(
      Object.keys(hookSamples.booking),
    )
  })

  test('what fails is told again, given up in the end, and told again on demand', async () => {
    const { id } = await subscribe('conversation.finished')
    status = 500
    await say(['Hello', 'ann@shop.example', 'Rye'])
    const deliveries = async () => (await ask('GET', `/hooks/${id}/deliveries`)).data.deliveries
    await expect
      .poll(async () => (await deliveries())[0]?.state, { timeout: 60_000 })
      .toBe('failed')
    const [given] = await deliveries()
    expect(given).toMatchObject({ attempts: 3, status: 500, chatbotId: 'shop' })
    expect(
      new Set(told('conversation.finished').map(({ headers }) => headers['webhook-id'])).size,
    ).toBe(1)
    status = 204
    await ask('POST', `/hooks/${id}/deliveries/${given.id}/resend`, {})
    await expect.poll(async () => (await deliveries())[0]?.state, { timeout: 60_000 }).toBe('sent')
    expect(await ask('POST', `/hooks/${id}/deliveries/${given.id}/resend`, {})).toMatchObject({
      status: 404,
      error: { code: 'DELIVERY_NOT_FOUND' },
    })
  })

  test('who answers with 410 is told nothing more', async () => {
    await subscribe('answer')
    status = 410
    await say(['Hello', 'ann@shop.example'])
    await expect
      .poll(async () => (await ask('GET', '/hooks')).data.hooks, { timeout: 60_000 })
      .toEqual([])
  })

  test('a hook of one bot is told of no other, and of another account nobody sees it', async () => {
    const { id, secret } = await subscribe('answer', { chatbotId: 'shop' })
    expect(secret).toMatch(/^whsec_/)
    const { key } = await addKey(server.store.keys, 'other', 'other')
    expect((await ask('GET', '/hooks', undefined, key)).data.hooks).toEqual([])
    for (const [method, path] of [
      ['DELETE', ''],
      ['GET', '/deliveries'],
      ['POST', '/deliveries/x/resend'],
    ] as const)
      expect(
        await ask(method, `/hooks/${id}${path}`, method === 'POST' ? {} : undefined, key),
      ).toMatchObject({ status: 404, error: { code: 'HOOK_NOT_FOUND' } })
    await ask('PUT', '/chatbots/second/flow', flow)
    await ask('POST', '/chatbots/second/publish', {})
    await say(['Hello', 'ben@shop.example'], 'second')
    await say(['Hello', 'ann@shop.example'])
    await hears('answer')
    expect(told('answer')[0]?.json).toMatchObject({ data: { chatbotId: 'shop' } })
    await ask('DELETE', `/hooks/${id}`)
    expect((await ask('GET', '/hooks')).data.hooks).toEqual([])
    expect(server.logged.join('\n')).not.toContain(secret)
  })

  test.each([
    'ftp://hooks.example/x',
    'javascript:alert(1)',
    'https://ann:secret@hooks.example',
    'shop',
  ])('%s is refused in words', async targetUrl => {
    const { status, error } = await ask('POST', '/hooks', { targetUrl, event: 'lead' })
    expect(status).toBe(400)
    const [{ path, message }] = error.details
    expect(path).toBe('targetUrl')
    expect(message).toMatch(/^Expected an address/)
  })

  test('every event has a sample', async () => {
    for (const event of hookEvents)
      expect((await ask('GET', `/hooks/samples?event=${event}`)).data.samples).toMatchObject([
        { type: event, data: { chatbotId: 'shop' } },
      ])
    expect(await ask('GET', '/hooks/samples?event=tea')).toMatchObject({ status: 400 })
  })
})
