import { botAddress, sessionsPath } from '@talkgraph/wire/addresses'
import { resultsPath } from '@talkgraph/wire/results'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { plansJob } from '../../people/plans/plans-job.js'
import type { Mailer } from '../../platform/mail/mailer.js'
import { plansSchema } from '../../store/index.js'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { runJob } from '../../testing/jobs.js'
import { memberOf } from '../../testing/members.js'
import { testApp } from '../../testing/test-app.js'

const { plans } = v.parse(plansSchema, {
  plans: [
    {
      id: 'free',
      name: 'Free',
      price: 0,
      chats: 2,
      chatbots: 1,
      members: 2,
      branding: false,
      channels: 0,
      integrations: ['airtable'],
      experiments: false,
      webhooks: false,
      api: false,
      pieces: 1,
    },
    {
      id: 'pro',
      name: 'Pro',
      price: 39,
      chats: 10,
      integrations: 1,
      branding: 'hidden',
      experiments: 1,
    },
  ],
})
const limitText = 'Call us instead: 555 0100'
const ask = {
  id: 'ask',
  type: 'ask-custom-question',
  data: { questionText: 'Which loaf?', answerVariable: 'loaf' },
}
const thanks = { id: 'thanks', type: 'message', data: { text: 'Thanks' } }
const flow = (more: object = {}) => ({
  name: 'Shop',
  settings: { limitText },
  customizations: { hideBrand: true, enableCustomBrand: true, customBrand: 'Ours' },
  elements: [{ nodes: [ask, thanks], edges: [{ source: 'ask', target: 'thanks' }] }],
  ...more,
})

describe.each(databases)('plans on $name', ({ make }) => {
  let database: TestDatabase
  let app: Awaited<ReturnType<typeof testApp>>

  beforeEach(async () => {
    database = await make()
    app = await testApp({ database: database.address, plans, aiUrl: '' })
    await app.store.accounts.ensure('owner', 'Shop')
  })
  afterEach(async () => {
    await app.close()
    await database.drop()
  })

  const publish = async (file: object = flow()) => {
    await app.api('PUT', '/v1/chatbots/shop/flow', file)
    return app.api('POST', '/v1/chatbots/shop/publish')
  }
  const say = async (message: string, threadId?: string) => {
    const body = { message, from: 'USER', ...(threadId && { threadId }) }
    const { data } = await (await app.api('POST', '/v1/chatbots/shop/message', body)).json()
    return { threadId: String(data.message.threadId), text: String(data.message.answer.text) }
  }
  const plan = async () => (await (await app.api('GET', '/v1/account/plan')).json()).data
  const chats = async () =>
    (await plan()).use.find((each: { name: string }) => each.name === 'chats')?.used
  const published = async () =>
    JSON.stringify(await (await app.app.request(botAddress('', 'shop'))).json())

  test('beyond its chats a bot says the owner’s words to new visitors, talks with the others, and loses nothing', async () => {
    await publish()
    const ann = await say('Hello')
    expect(ann.text).toBe('Which loaf?')
    await say('Hello')
    const late = await say('I need help')
    expect(late.text).toBe(limitText)
    expect((await say('Please', late.threadId)).text).toBe(limitText)
    const kept = await app.store.messages.list(late.threadId, { before: 100, limit: 100 })
    expect(kept.map(({ text }) => text)).toEqual(['I need help', limitText, 'Please', limitText])
    await say('Rye', ann.threadId)
    expect(await chats()).toBe(2)
    await app.store.plans.set('owner', 'pro')
    expect((await say('Hello')).text).toBe('Which loaf?')
    expect(await chats()).toBe(3)
  })

  test('widgets tell of their chats, and new visitors get the owner’s words once there are no more', async () => {
    await publish()
    expect(await published()).toContain('"counts":"chats"')
    const tell = async (answers: object) => {
      const started = await app.app.request(botAddress('', 'shop') + sessionsPath, {
        method: 'POST',
      })
      const { token } = await started.json()
      const session = {
        startedAt: 1_800_000_000_000,
        endedAt: null,
        transcript: [],
        visited: [],
        answers,
        answerVariables: [],
        variables: {},
        visitor: {},
      }
      const response = await app.app.request(botAddress('', 'shop') + resultsPath, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ session, sentAt: Date.now() }),
      })
      expect(response.status).toBe(204)
    }
    await tell({})
    expect(await chats()).toBe(0)
    await tell({ ask: true })
    await tell({ ask: true })
    expect(await chats()).toBe(2)
    await app.services.bots.remove('shop')
    expect(await published()).toContain(limitText)
    expect(await published()).not.toContain('Which loaf?')
    const older = await app.app.request(`${botAddress('', 'shop')}?version=1`)
    expect(JSON.stringify(await older.json())).toContain('Which loaf?')
  })

  test('the brand can be hidden or replaced where the plan says so', async () => {
    await publish()
    const looks = async () => {
      await app.services.bots.remove('shop')
      return JSON.parse(await published()).customizations
    }
    expect(await looks()).not.toHaveProperty('hideBrand')
    expect(await looks()).not.toHaveProperty('customBrand')
    await app.store.plans.set('owner', 'pro')
    expect(await looks()).toHaveProperty('hideBrand', true)
    expect(await looks()).not.toHaveProperty('customBrand')
  })

  const refusal = async (response: Response) => [
    response.status,
    (await response.json()).error?.details,
  ]

  test('what is more than a plan has is refused: chatbots, channels, integrations, experiments', async () => {
    await publish()
    expect(await refusal(await app.api('POST', '/v1/chatbots', { chatbotName: 'Two' }))).toEqual([
      413,
      { budget: 'chatbots', used: 1, limit: 1 },
    ])
    const settings = { token: '1:abcdefghijklmnopqrstuvwxyz' }
    const channel = { channel: 'telegram', chatbotId: 'shop', settings }
    const [status, details] = await refusal(await app.api('POST', '/v1/channels', channel))
    expect([status, details.budget]).toEqual([413, 'channels'])
    const connection = { connector: 'hubspot', settings: { token: 'pat-eu1-abc' } }
    const [code, which] = await refusal(await app.api('POST', '/v1/connections', connection))
    expect([code, which.budget]).toEqual([413, 'integrations'])
    const experiment = {
      id: 'try',
      type: 'experiment',
      data: { branches: [{ id: 'a' }, { id: 'b' }] },
    }
    const edges = [{ source: 'try', target: 'ask' }]
    const tried = flow({ elements: [{ nodes: [experiment, ask], edges }] })
    expect(await refusal(await publish(tried))).toEqual([
      413,
      { budget: 'experiments', used: 1, limit: 0 },
    ])
    await app.store.plans.set('owner', 'pro')
    expect((await app.api('POST', '/v1/chatbots/shop/publish')).status).toBe(200)
    expect((await app.api('POST', '/v1/chatbots', { chatbotName: 'Two' })).status).toBe(200)
  })

  test('webhooks and the API are there where the plan has them; what an account has stays', async () => {
    const hook = { targetUrl: 'https://hooks.example/leads', event: 'lead' }
    const call = { id: 'call', type: 'webhook', data: { url: 'https://crm.example/leads' } }
    const edges = [{ source: 'ask', target: 'call' }]
    const calling = flow({ elements: [{ nodes: [ask, call], edges }] })
    const told = flow({ settings: { resultWebhookUrl: 'https://crm.example/results' } })
    const tellAt = (resultWebhookUrl: string | null) =>
      app.api('PATCH', '/v1/chatbots/shop/settings', { resultWebhookUrl })
    const tries = [
      () => publish(calling),
      () => publish(told),
      () => app.api('POST', '/v1/hooks', hook),
      () => tellAt('https://crm.example/results'),
      () => app.api('POST', '/v1/keys', { name: 'desk' }),
    ]
    await publish()
    const refused: unknown[] = []
    for (const each of tries) refused.push(await refusal(await each()))
    const none = (budget: string) => [413, { budget, used: 0, limit: 0 }]
    expect(refused).toEqual([...Array.from({ length: 4 }, () => none('webhooks')), none('api')])
    await app.store.plans.set('owner', 'pro')
    for (const each of tries) expect((await each()).status).toBe(200)
    await app.store.plans.set('owner', 'free')
    expect((await tellAt('https://crm.example/others')).status).toBe(200)
    expect((await (await app.api('GET', '/v1/hooks')).json()).data.hooks).toHaveLength(1)
  })

  test('a number of integrations is that of connected products', async () => {
    await app.store.plans.set('owner', 'pro')
    const settings = { token: 'pat-eu1-abc' }
    const standing = { settings: {}, secrets: [], state: 'ok', remedy: null } as const
    await app.store.connectors.create({
      owner: 'owner',
      connector: 'airtable',
      name: 'Orders',
      ...standing,
    })
    const another = await app.api('POST', '/v1/connections', { connector: 'hubspot', settings })
    expect(await refusal(another)).toEqual([413, { budget: 'integrations', used: 1, limit: 1 }])
    expect((await plan()).use).toContainEqual({ name: 'integrations', used: 1, limit: 1 })
  })

  test('members count with who is invited, and whoever is invited again counts once', async () => {
    const ann = await memberOf(app, 'owner', 'owner', 'ann@shop.example')
    const invite = async (email: string) =>
      (await ann.ask('POST', '/v1/invitations', { email, role: 'agent' })).status
    expect(await invite('ben@shop.example')).toBe(200)
    expect(await invite('ben@shop.example')).toBe(200)
    expect(await invite('cleo@shop.example')).toBe(413)
  })

  test('an owner sees the plan, what is used and what comes next', async () => {
    await publish()
    await say('Hello')
    expect(await plan()).toMatchObject({
      plan: { id: 'free', chats: 2, branding: false },
      trialEndsAt: null,
      after: null,
      next: { id: 'pro', price: 39 },
    })
    expect((await plan()).use).toContainEqual({ name: 'chats', used: 1, limit: 2 })
    const { data } = await (await app.api('GET', '/v1/account/budgets')).json()
    expect(data.budgets).toContainEqual({ name: 'chats', used: 1, limit: 2 })
    expect(data.budgets).toContainEqual({ name: 'chatbots', used: 1, limit: 1 })
    await app.store.plans.begin('owner', 'pro')
    expect(await plan()).toMatchObject({
      plan: { id: 'pro' },
      after: { id: 'free' },
      next: null,
      trialEndsAt: expect.any(String),
    })
  })

  test('who runs the server sees the plans of accounts, and gives others', async () => {
    const ann = await memberOf(app, 'owner', 'owner', 'ann@shop.example')
    await app.store.operators.add((await app.store.accounts.userOf('ann@shop.example')) ?? '')
    const accounts = async () =>
      (await (await ann.ask('GET', '/v1/server/accounts')).json()).data as {
        readonly accounts: readonly object[]
        readonly plans: readonly object[]
      }
    expect(await accounts()).toMatchObject({
      accounts: [{ id: 'owner', standing: { planId: 'free', chats: 0, limit: 2 } }],
      plans: [{ id: 'free' }, { id: 'pro' }],
    })
    const change = async (body: object) =>
      (await ann.ask('PATCH', '/v1/server/accounts/owner', body)).status
    expect(await change({ plan: 'pro', trialDays: 30 })).toBe(200)
    expect(await accounts()).toMatchObject({
      accounts: [{ standing: { planId: 'pro', trialEndsAt: expect.any(String) } }],
    })
    expect(await change({ plan: 'gold' })).toBe(400)
  })

  const outbox = () => {
    const sent: string[] = []
    const mailer: Pick<Mailer, 'put'> = {
      put: async ({ mail }) => void sent.push(`${mail.to}: ${mail.subject}`),
    }
    return { sent, job: plansJob({ store: app.store, mailer }) }
  }

  test('owners get one mail when 80 of 100 chats are used, and one when all are, of each plan, whichever server tells', async () => {
    await memberOf(app, 'owner', 'owner', 'ann@shop.example')
    await publish()
    const { sent, job } = outbox()
    const run = () => Promise.all([runJob(job), runJob(job)])
    await say('Hello')
    await run()
    expect(sent).toEqual([])
    await say('Hello')
    await run()
    const all = 'ann@shop.example: All chats of Shop are used this month'
    expect(sent).toEqual([all])
    await app.store.plans.set('owner', 'pro')
    for (let chat = 3; chat <= 10; chat++) {
      await say('Hello')
      await run()
    }
    const most = 'ann@shop.example: 80 % of the chats of Shop are used this month'
    expect(sent).toEqual([all, most, all])
  })

  test('a mail that could not be stored is tried again', async () => {
    await memberOf(app, 'owner', 'owner', 'ann@shop.example')
    await publish()
    await say('Hello')
    await say('Hello')
    const mailer = {
      put: async () => {
        throw new Error('The database is away')
      },
    }
    await expect(runJob(plansJob({ store: app.store, mailer }))).rejects.toThrow()
    const { sent, job } = outbox()
    await runJob(job)
    expect(sent).toHaveLength(1)
  })
})

test('without plans there are no limits, and nothing is counted', async () => {
  const app = await testApp()
  await app.api('PUT', '/v1/chatbots/shop/flow', flow())
  await app.api('POST', '/v1/chatbots/shop/publish')
  const { data } = await (await app.api('GET', '/v1/account/plan')).json()
  expect(data).toEqual({
    plan: null,
    trialEndsAt: null,
    after: null,
    next: null,
    isPaid: false,
    use: [],
  })
  const response = await app.app.request(botAddress('', 'shop'))
  expect(await response.json()).not.toHaveProperty('counts')
  await app.close()
})
