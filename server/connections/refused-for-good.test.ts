import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases } from '../testing/databases.js'
import { flowOf } from '../testing/flows.js'
import { runJob } from '../testing/jobs.js'
import { putMember } from '../testing/members.js'
import { connectedNumber } from '../testing/whatsapp/connected.js'
import { channelRecordsJob } from './records-job.js'
import { channelRightsJob } from './rights-job.js'

const ann = { from: '16505551234' }
const text = (body: string) => ({ type: 'text', text: { body } })
const patience = { timeout: 60_000, interval: 20 }
const revoked = [190, 'Error validating access token: session has been invalidated', 401] as const
const day = 86_400_000
const whereTo = 'Nice to meet you, Ann\nWhere to?'

describe.each(databases)('what a provider refuses in $name', ({ make }) => {
  let shop: Awaited<ReturnType<typeof connectedNumber>>
  beforeEach(async () => {
    shop = await connectedNumber(
      make,
      flowOf(
        ['ask-name', { questionText: 'Your name?' }],
        ['ask-email', { questionText: 'Where to?' }],
      ),
      { publicUrl: 'https://chat.example' },
    )
    await putMember(
      shop.store,
      { owner: 'owner', member: 'mia', name: 'Mia', email: 'mia@shop.example' },
      'owner',
    )
  })
  afterEach(() => shop.close())

  const bodies = () =>
    shop.whatsapp.taken.map(each => (each.type === 'text' ? each.text.body : each.type))
  const told = (...expected: readonly string[]) =>
    vi.waitFor(() => expect(bodies()).toEqual(expected), patience)
  const record = async () =>
    (await (await shop.api('GET', `/v1/channels/${shop.channel.id}`)).json()).data.channel
  const needsOwner = () =>
    vi.waitFor(async () => expect(await record()).toMatchObject({ state: 'refused' }), patience)
  const said = async () => {
    const [thread] = await shop.store.threads.list({ botId: 'shop', limit: 1 })
    const all = await shop.store.messages.list(thread?.id ?? '', { limit: 50 })
    return all.map(({ who, text, status }) => [who, text, status])
  }
  const heard = (count: number) =>
    vi.waitFor(
      async () => expect((await said()).filter(([who]) => who === 'visitor')).toHaveLength(count),
      patience,
    )
  const mails = async () =>
    (await shop.store.database.db.selectFrom('outbox').select('mail').execute()).map(({ mail }) =>
      JSON.parse(mail ?? '{}'),
    )
  const repair = () =>
    shop.api('PATCH', `/v1/channels/${shop.channel.id}`, {
      settings: { accessToken: shop.whatsapp.settings.accessToken },
    })

  test('a token that was revoked: the owner is needed at once, what waits goes out after the repair, and no word is taken for an answer', async () => {
    shop.whatsapp.refuseNext(...revoked)
    await shop.say(ann, text('Hi'))
    await needsOwner()
    const { remedy, health } = await record()
    expect(remedy).toContain('access token')
    expect(health).toMatchObject({ withdrawnAt: expect.any(String), waiting: 1 })
    await shop.say(ann, text('are you there?'))
    await heard(2)
    await shop.say({ from: '16505550000' }, text('Hello'))
    expect(bodies()).toEqual([])
    expect((await repair()).status).toBe(200)
    await told('Your name?', 'Your name?')
    expect(await record()).toMatchObject({ state: 'connected', health: { withdrawnAt: null } })
    await shop.say(ann, text('Ann'))
    await told('Your name?', 'Your name?', whereTo)
    expect((await said()).map(([who, words]) => [who, words])).toEqual([
      ['visitor', 'Hi'],
      ['bot', 'Your name?'],
      ['visitor', 'are you there?'],
      ['visitor', 'Ann'],
      ['bot', whereTo],
    ])
    const [thread] = await shop.store.threads.list({ botId: 'shop', limit: 9 })
    expect(await shop.store.threads.list({ botId: 'shop', limit: 9 })).toHaveLength(2)
    expect(thread).toBeDefined()
  })

  test('the owners are told by mail, once a day, and the metrics count it', async () => {
    shop.whatsapp.refuseNext(...revoked)
    await shop.say(ann, text('Hi'))
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1), patience)
    expect((await mails())[0]).toMatchObject({
      to: ['mia@shop.example'],
      subject: expect.stringContaining('WhatsApp needs you'),
      text: expect.stringContaining(
        `https://chat.example/studio/bots/shop/channels/${shop.channel.id}`,
      ),
    })
    expect(await shop.services.metrics.print()).toContain(
      'talkgraph_channel_connections{channel="whatsapp",state="refused"} 1',
    )
    await runJob(channelRightsJob(shop.services))
    expect(await mails()).toHaveLength(1)
    await shop.store.database.db
      .updateTable('channels')
      .set(({ eb }) => ({ told_at: eb('told_at', '-', day) }))
      .execute()
    await runJob(channelRightsJob(shop.services))
    expect(await mails()).toHaveLength(2)
  })

  test('what the provider takes again after an hour goes out by itself', async () => {
    shop.whatsapp.refuseNext(...revoked)
    await shop.say(ann, text('Hi'))
    await needsOwner()
    await shop.store.database.db
      .updateTable('channels')
      .set(({ eb }) => ({ withdrawn_at: eb('withdrawn_at', '-', 3_600_000) }))
      .execute()
    await runJob(channelRightsJob(shop.services))
    await told('Your name?')
  })

  test('what has waited for seven days has failed, and is asked again', async () => {
    shop.whatsapp.refuseNext(...revoked)
    await shop.say(ann, text('Hi'))
    await needsOwner()
    await shop.store.database.db
      .updateTable('channel_outgoing')
      .set(({ eb }) => ({ at: eb('at', '-', 7 * day) }))
      .execute()
    await runJob(channelRecordsJob(shop.services))
    expect((await said()).at(-1)).toEqual(['bot', 'Your name?', 'failed'])
    await repair()
    await shop.say(ann, text('Still there?'))
    await told('Your name?')
    await shop.say(ann, text('Ann'))
    await told('Your name?', whereTo)
  })

  test('a message that is refused for good was not said: the question is asked again, and answered then', async () => {
    shop.whatsapp.refuseNext(131026, 'Message undeliverable')
    await shop.say(ann, text('Hi'))
    await vi.waitFor(
      async () => expect((await said()).at(-1)).toEqual(['bot', 'Your name?', 'failed']),
      patience,
    )
    expect(await record()).toMatchObject({ state: 'connected', health: { withdrawnAt: null } })
    await shop.say(ann, text('Hello?'))
    await told('Your name?')
    await shop.say(ann, text('Ann'))
    await told('Your name?', whereTo)
  })

  test('what fails after it was taken was not said either', async () => {
    await shop.say(ann, text('Hi'))
    await told('Your name?')
    await shop.bring({
      statuses: [
        {
          id: 'wamid.1',
          status: 'failed',
          recipient_id: ann.from,
          timestamp: '1790000000',
          errors: [{ code: 131026, title: 'Message undeliverable' }],
        },
      ],
    })
    await vi.waitFor(async () => expect((await said()).at(-1)?.[2]).toBe('failed'), patience)
    await shop.say(ann, text('Hello?'))
    await told('Your name?', 'Your name?')
  })
})
