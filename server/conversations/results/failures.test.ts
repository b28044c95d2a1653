import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.js'
import { testAppOn } from '../../testing/test-app.js'
import { failureMailJob, failuresInWords } from './failures.js'

const day = 86_400_000
const begun = Date.parse('2026-11-20T09:00:00Z')

describe.each(databases)('what failed, in $name', ({ make }) => {
  let app: Awaited<ReturnType<typeof testAppOn>>
  beforeEach(async () => {
    app = await testAppOn(make)
    await app.bots.publish('shop', {
      name: 'Shop',
      settings: { collectResults: true },
      nodes: [{ id: 'hello', type: 'message', data: { text: 'Hello' } }],
      edges: [],
    })
    const at = new Date().toISOString()
    const call = { step: 'webhook', at, ms: 1, attempt: 1, session: 's', callId: 'msg_1' }
    await app.store.calls.note('shop', { ...call, nodeId: 'order', status: 503, error: 'No' })
    await app.store.calls.note('shop', { ...call, nodeId: 'order', status: 200, error: null })
    const exchange = { sent: 'POST https://crm.shop.test/', cameBack: '503\nBusy' }
    const of = { botId: 'shop', session: 's', nodeId: 'order', at, ...exchange }
    await app.store.exchanges.keep(of, true)
    // Of a conversation that nobody stores nothing is kept.
    await app.store.exchanges.keep({ ...of, session: 'other' }, false)
    expect(await app.store.exchanges.ofSession('shop', 'other')).toEqual([])
    await app.store.calls.note('shop', {
      ...call,
      session: 'other',
      nodeId: 'x',
      status: 500,
      error: 'No',
    })
    const mail = await app.store.outbox.put({
      botId: 'shop',
      nodeId: 'mail',
      mail: '{}',
      session: 's',
    })
    await app.store.outbox.failed(mail, { error: 'EAUTH 535', attempts: 7, isGivenUp: true })
  })
  afterEach(() => app.close())

  test('stands in the conversation where it happened, and is counted on the bot', async () => {
    const live = await app.bots.find('shop')
    if (!live) throw new Error('The bot is not live.')
    const record = { startedAt: begun, endedAt: begun + 1, visited: [], answers: {} }
    const rest = { answerVariables: [], variables: {}, transcript: [], visitor: {} }
    const whole = { ...record, ...rest }
    await app.services.results.keep({
      botId: 'shop',
      live,
      channel: 'widget',
      session: 's',
      record: whole,
    })
    const [entry] = await app.store.results.list({ owner: 'owner', limit: 1 })
    const answered = await app.api('GET', `/v1/results/${entry?.id}`)
    const { calls } = (await answered.json()).data.result
    expect(calls).toHaveLength(3)
    expect(calls).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ nodeId: 'order', state: 'failed', status: 503, message: 'No' }),
        expect.objectContaining({ nodeId: 'order', state: 'ok', status: 200 }),
        expect.objectContaining({ nodeId: 'mail', state: 'failed', message: 'EAUTH 535' }),
      ]),
    )
    const { callId } = calls.find((call: { step: string }) => call.step === 'mail')
    expect(calls.map(({ sent, cameBack }: Record<string, unknown>) => [sent, cameBack])).toEqual(
      expect.arrayContaining([
        ['POST https://crm.shop.test/', '503\nBusy'],
        [expect.stringContaining('To: '), null],
      ]),
    )
    await app.store.results.remove([entry?.number ?? 0])
    expect(await app.store.exchanges.ofSession('shop', 's')).toEqual([])
    const again = `/v1/chatbots/shop/calls/${callId}/retry`
    expect(
      (await app.api('GET', '/v1/chatbots/shop/mails').then(r => r.json())).data.mails,
    ).toEqual(expect.arrayContaining([expect.objectContaining({ nodeId: 'mail', callId })]))
    const counted = await app.api('GET', '/v1/chatbots/shop/failures')
    expect((await counted.json()).data).toEqual({
      chatbotId: 'shop',
      calls: 2,
      mails: 1,
      connections: [],
    })
    expect((await app.api('POST', again, {})).status).toBe(200)
    expect(await app.store.outbox.last('shop')).toMatchObject([{ status: 'waiting', callId: null }])
    await app.store.outbox.failed(callId, { error: 'EAUTH 535', attempts: 7, isGivenUp: true })
    // What it said is known no longer.
    await app.store.outbox.forget(0)
    expect((await app.api('POST', again, {})).status).toBe(404)
  })

  test('is told to the owners by one mail when the day is over, once', async () => {
    const { store, mailer } = app.services
    const members = async () => [
      {
        id: 'u',
        name: 'Ann',
        email: 'ann@shop.test',
        role: 'owner',
        createdAt: '',
        twoFactor: false,
      } as const,
    ]
    const parts = { store: { ...store, accounts: { ...store.accounts, members } }, mailer }
    const job = failureMailJob(parts, () => Date.now() + day)
    const at = { id: 'j', botId: null, session: null, data: '{}', attempt: 1, pause: undefined }
    const signal = new AbortController().signal
    const told = () => store.outbox.find({ text: 'ann@shop.test' })
    await store.kept.put('failures-told', '2000-01-01')
    await job.run({ ...at, signal })
    await job.run({ ...at, signal })
    const [mail, ...more] = await told()
    expect(more).toEqual([])
    expect(JSON.parse((await store.outbox.read(mail?.id ?? ''))?.mail ?? '{}').text).toContain(
      '1 mail could not be sent, and 2 calls failed.',
    )
  })
})

test('failures are said in words', () => {
  expect(failuresInWords({ mails: 2, calls: 0 })).toBe('2 mails could not be sent')
})
