import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases } from '../../testing/databases.js'
import { testAppOn } from '../../testing/test-app.js'
import { leadDigestJob, leadJob } from './leads.js'

const begun = Date.parse('2026-11-20T09:00:00Z')
const bot = (settings: object) => ({
  name: 'Kettle & Pipe',
  settings: { collectResults: true, leadMailTo: ['vans@kettle.test'], ...settings },
  elements: [
    {
      nodes: [
        { id: 'hello', type: 'welcome', data: { text: 'Hello' } },
        { id: 'who', type: 'ask-name', data: { questionText: 'Who are you?' } },
      ],
      edges: [{ id: 'e', source: 'hello', target: 'who' }],
    },
  ],
})
const record = {
  startedAt: begun,
  endedAt: null,
  visited: [],
  answers: {},
  answerVariables: [],
  variables: {},
  transcript: [],
  visitor: {},
}
const ofAnn = {
  ...record,
  answers: { who: 'Ann Miller' },
  answerVariables: [{ nodeId: 'who', key: 'name', value: 'Ann Miller' }],
  visitor: { name: 'Ann Miller' },
}

describe.each(databases)('leads in $name', ({ make }) => {
  let app: Awaited<ReturnType<typeof testAppOn>>
  beforeEach(async () => {
    app = await testAppOn(make, { leadTiming: { pause: 0, look: 3_600_000 } })
  })
  afterEach(() => app.close())

  const handOver = async (session: string, given: object = ofAnn) => {
    const live = await app.bots.find('shop')
    if (!live) throw new Error('The bot is not live.')
    const whole = { botId: 'shop', live, channel: 'widget', session }
    await app.services.results.keep({ ...whole, record: { ...record, ...given } })
  }
  const mails = async () =>
    Promise.all(
      (await app.store.outbox.find({ text: 'vans@kettle.test' })).map(async ({ id }) =>
        JSON.parse((await app.store.outbox.read(id))?.mail ?? '{}'),
      ),
    )
  const parts = () => ({ ...app.services, asked: app.services.asked })
  const dueLeads = () => app.store.leads.dueBefore(Number.MAX_SAFE_INTEGER)

  test('are told by one mail each, with what was asked and answered', async () => {
    await app.bots.publish('shop', bot({}))
    await handOver('nobody', { answers: { colour: 'Red' }, visitor: { name: 'Known to the page' } })
    await handOver('ann')
    await handOver('ann', { ...ofAnn, answers: { ...ofAnn.answers, colour: 'Red' } })
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1))
    const [mail] = await mails()
    expect(mail).toMatchObject({
      to: ['vans@kettle.test'],
      fromName: 'shop',
      subject: 'New lead: Ann Miller (shop)',
    })
    expect(mail.text).toContain('Who are you?\nAnn Miller')
    expect(await app.store.leads.count('owner', 0)).toBe(1)
    expect(await dueLeads()).toEqual([])
    const counted = await app.api('GET', `/v1/results/leads?since=${new Date(0).toISOString()}`)
    expect((await counted.json()).data).toEqual({ leads: 1 })
  })

  test('after the twentieth of a day, and where the owner wishes so, come in one mail when the day is over', async () => {
    await app.bots.publish('shop', bot({}))
    for (let each = 1; each <= 22; each++) await handOver(`s${each}`)
    await vi.waitFor(async () => expect(await mails()).toHaveLength(20))
    expect(
      (await mails()).filter(({ text }) => text.includes('when the day is over')),
    ).toHaveLength(1)
    await vi.waitFor(async () => expect(await dueLeads()).toHaveLength(2))
    const tomorrow = () => Date.now() + 86_400_000
    const job = { id: 'j', botId: null, session: null, data: '{}', attempt: 1, pause: undefined }
    await leadDigestJob(parts(), {}, tomorrow).run({ ...job, signal: new AbortController().signal })
    const all = await mails()
    expect(all).toHaveLength(21)
    expect(all.filter(({ subject }) => /^2 leads of /.test(subject))).toHaveLength(1)
    expect(await dueLeads()).toEqual([])
  })

  test('of a bot whose version cannot be read go to the owner of the account, and hold up no others', async () => {
    await app.bots.publish('shop', bot({ leadMail: 'daily' }))
    await handOver('a')
    await vi.waitFor(async () => expect(await dueLeads()).toHaveLength(1))
    await app.store.database.db.updateTable('versions').set({ file: '{' }).execute()
    const tomorrow = () => Date.now() + 86_400_000
    const job = { id: 'j', botId: null, session: null, data: '{}', attempt: 1, pause: undefined }
    await leadDigestJob(parts(), {}, tomorrow).run({ ...job, signal: new AbortController().signal })
    expect(await dueLeads()).toEqual([])
  })

  test('are not told by mail where the owner wishes none, and wait for their day where it is one a day', async () => {
    await app.bots.publish('shop', bot({ leadMail: 'never' }))
    await handOver('a')
    await vi.waitFor(async () => expect(await dueLeads()).toEqual([]))
    await app.bots.publish('shop', bot({ leadMail: 'daily' }))
    await handOver('b')
    const [due] = await dueLeads()
    const job = leadJob(parts())
    const signal = new AbortController().signal
    const data = JSON.stringify({ resultId: due?.result.id })
    await job.run({
      id: 'j',
      botId: 'shop',
      session: 'b',
      data,
      attempt: 1,
      pause: undefined,
      signal,
    })
    expect(await dueLeads()).toHaveLength(1)
    expect(await mails()).toEqual([])
  })
})
