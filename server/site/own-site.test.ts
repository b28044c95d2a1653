import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { claims, claimsWith } from '@talkgraph/wire/claims'
import { demoDays } from '@talkgraph/wire/site-own'
import * as v from 'valibot'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createApp } from '../app/app.js'
import { readClaims } from '../app/read-claims.js'
import { readSettings, SettingsError } from '../app/settings.js'
import { addKey } from '../platform/keys/api-keys.js'
import { firstOwner, openStore, plansSchema, type Store } from '../store/index.js'
import { databases } from '../testing/databases.js'
import { firstMember, memberOf } from '../testing/members.js'
import { serverTime } from '../testing/server-time.js'
import { testApp } from '../testing/test-app.js'
import { bookDemos, demoBotId } from './demo-bot.js'
import { helpBotId, seedHelpBot } from './help-bot.js'
import { createSiteOwn } from './own.js'

const seed = new URL('../../site/seed/', import.meta.url)

describe('the file of claims', () => {
  const written = (text: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'talkgraph-claims-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const path = join(folder, 'claims.json')
    writeFileSync(path, text)
    return path
  }

  test('changes lines and switches them off', () => {
    const SITE_CLAIMS = written('{ "home.teams": false, "faq.templates": "40+ templates." }')
    expect(readSettings({ SITE_CLAIMS }).siteClaims).toEqual({
      'home.teams': false,
      'faq.templates': '40+ templates.',
    })
  })

  test('that is all wrong names twenty faults, and one of more than 1 MB is not read', () => {
    const many = Array.from({ length: 5000 }, (_, at) => `"home.teems-${at}": 5`)
    const read = readClaims(written(`{${many.join(',\n')}}`))
    const faults = 'fault' in read ? read.fault.split('; ').filter(each => /^line/.test(each)) : []
    expect(faults).toHaveLength(20)
    expect(read).toMatchObject({ fault: expect.stringMatching(/; and more$/) })
    expect(readClaims(written(' '.repeat(1_000_001)))).toEqual({ fault: 'the file: at most 1 MB' })
  })

  test.each([
    ['{', 'JSON'],
    ['[]', 'the file'],
    [
      '{\n "home.teams": false,\n "home.team": false\n}',
      'line 3, home.team: there is no such line; home.teams',
    ],
    ['{\n "home.teams": 5\n}', 'line 2, home.teams: a text, or false'],
    ['{ "home.teams": "many" }', 'line 1, home.teams: 2 parts'],
    ['{ "home.conversion": "twice" }', 'a number'],
  ])('%j stops the start, and its place is named: %s', (text, words) => {
    const SITE_CLAIMS = written(text)
    expect(() => readSettings({ SITE_CLAIMS })).toThrow(SettingsError)
    const read = readClaims(SITE_CLAIMS)
    expect('fault' in read ? read.fault : '').toContain(words)
  })
})

describe('the setting of when demos are given', () => {
  test.each([
    ['Europe/Zurich Mon-Fri 09:00-17:00', demoDays.slice(0, 5)],
    ['UTC Sat,Mon 23:30-24:00', ['Monday', 'Saturday']],
  ])('%s is read', (SITE_DEMO, days) => {
    expect(readSettings({ SITE_DEMO }).siteDemo?.days).toEqual(days)
  })

  test.each([
    'Europe/Nowhere Mon-Fri 09:00-17:00',
    'UTC Mon-Fri 09:00-09:15',
    'UTC Mon-Fri 17:00-09:00',
    'UTC Mon-Fri 09:00-25:00',
    'UTC Noday 09:00-17:00',
  ])('%s stops the start', SITE_DEMO => {
    expect(() => readSettings({ SITE_DEMO })).toThrow(SettingsError)
  })
})

const settings = {
  operator: { email: 'set@a.example', abuseEmails: ['abuse@a.example'] },
  claims: { 'home.costs': false, 'home.teams': '9+ | shops' },
  demo: null,
} as const

test('with the database away a page says what was known last, and at first what the settings say', async () => {
  const database = await openStore(':memory:')
  onTestFinished(database.close)
  let isAway = true
  const own = createSiteOwn(
    {
      ...database.siteOwn,
      find: async name => {
        if (isAway) throw new Error('away')
        return database.siteOwn.find(name)
      },
    },
    settings,
  )
  expect(await own.shown()).toEqual({
    operator: settings.operator,
    claims: claimsWith(settings.claims),
  })
  isAway = false
  await own.setClaims({ 'home.teams': '12+ | shops' })
  expect((await own.shown()).claims['home.teams']).toBe('12+ | shops')
  isAway = true
  expect((await own.shown()).claims['home.teams']).toBe('12+ | shops')
  await expect(own.operator()).rejects.toThrow('away')
})

describe.each(databases)('what the studio says of the site, in $name', ({ make }) => {
  test('stands above the settings, part by part, and is taken back', async () => {
    const database = await make()
    const store = await openStore(database.address)
    onTestFinished(async () => {
      await store.close()
      await database.drop()
    })
    let time = 0
    const own = createSiteOwn(store.siteOwn, settings, () => time)
    expect(await own.operator()).toMatchObject({ email: 'set@a.example' })
    expect(await own.claims()).toEqual(
      claimsWith({ 'home.costs': false, 'home.teams': '9+ | shops' }),
    )
    await own.setOperator({
      email: '',
      abuseEmails: [],
      city: 'Leeds',
      networks: [],
      repository: '',
    })
    expect(await own.operator()).toMatchObject({ email: undefined, abuseEmails: [], city: 'Leeds' })
    await own.setClaims({ 'home.teams': false, 'home.handled': '55% | of talks' })
    expect((await own.claims())['home.teams']).toBeUndefined()
    await own.setClaims({ 'home.teams': null })
    expect(await own.claims()).toMatchObject({
      'home.teams': '9+ | shops',
      'home.handled': '55% | of talks',
    })
    await Promise.all([
      own.setClaims({ 'home.costs': '61% | lower costs' }),
      own.setClaims({ 'home.minutes': 'Three steps' }),
      own.setClaims({ 'home.handled': false }),
    ])
    expect(await own.claims()).toMatchObject({
      'home.costs': '61% | lower costs',
      'home.minutes': 'Three steps',
    })
    expect((await own.claims())['home.handled']).toBeUndefined()
    await own.setClaims({ 'home.handled': true, 'home.costs': null })
    expect((await own.claims())['home.handled']).toBe('55% | of talks')
    expect((await own.claims())['home.costs']).toBeUndefined()
    await own.setClaims({ 'home.costs': true })
    expect((await own.claims())['home.costs']).toBe(claims['home.costs'])
    await own.setOperator(null)
    expect(await own.operator()).toMatchObject({ email: 'set@a.example' })
    await own.setText('trust', 'We are three people.')
    const written = await own.text('trust')
    expect(written?.text).toBe('We are three people.')
    time += 60_000
    await own.setText('trust', 'We are three people.')
    expect(await own.text('trust')).toEqual(written)
    await own.setText('trust', null)
    expect(await own.text('trust')).toBeUndefined()
  })
})

test('as long as nobody has changed it, the help chat claims what the site claims', async () => {
  const { store, bots, app, close } = await testApp()
  onTestFinished(close)
  const flow = async () => (await app.request(`/widget/v1/bots/${helpBotId}`)).text()
  await seedHelpBot(store, bots, seed, claims)
  expect(await flow()).toContain('SOC 2 and GDPR')
  await seedHelpBot(store, bots, seed, claimsWith({ 'faq.standards': false }))
  expect(await flow()).not.toContain('SOC 2')
  expect(await flow()).toContain('This site does not say.')
  await bots.publish(helpBotId, {
    nodes: [{ id: 'a', type: 'message-node', data: { text: 'Mine' } }],
    edges: [],
  })
  await seedHelpBot(store, bots, seed, claims)
  expect(await flow()).toContain('Mine')
})

const hours = {
  zone: 'Europe/Zurich',
  days: ['Monday', 'Tuesday'],
  from: '09:00',
  to: '10:30',
} as const
const told = { brand: 'Acme', sendsMail: true }
const mine = { nodes: [{ id: 'a', type: 'message-node', data: { text: 'Mine' } }], edges: [] }

test('demos are half an hour each, at the hours of who runs the server, and can be taken back', async () => {
  const { store, bots, app, close } = await testApp()
  onTestFinished(close)
  expect(await bookDemos(store, bots, hours, told)).toBe('done')
  expect(await bookDemos(store, bots, hours, told)).toBe('done')
  expect((await store.bots.find(demoBotId))?.publishedVersion).toBe(1)
  const from = new Date(serverTime()).toISOString().slice(0, 10)
  const answer = await app.request(
    `/widget/v1/bots/${demoBotId}/nodes/when/times?from=${from}&days=14`,
  )
  const { times } = await answer.json()
  expect(times.length).toBeGreaterThanOrEqual(9)
  for (const { start, end } of times) {
    expect(start).toMatch(/T(?:09:00|09:30|10:00):00/)
    expect(Date.parse(end) - Date.parse(start)).toBe(30 * 60_000)
  }
  await bookDemos(store, bots, null, told)
  expect((await store.bots.find(demoBotId))?.publishedVersion).toBeNull()
  await bookDemos(store, bots, hours, told)
  await bots.publish(demoBotId, {
    nodes: [{ id: 'a', type: 'message-node', data: { text: 'Mine' } }],
    edges: [],
  })
  expect(await bookDemos(store, bots, hours, told)).toBe('changed-by-others')
  expect(await bookDemos(store, bots, null, told)).toBe('changed-by-others')
  expect((await bots.find(demoBotId))?.version).toBe(3)
})

test('a demo bot that was taken offline or deleted in the studio does not come back by a start', async () => {
  const { store, bots, api, close } = await testApp()
  onTestFinished(close)
  const start = () => bookDemos(store, bots, hours, { ...told, isStart: true })
  expect(await start()).toBe('done')
  await store.bots.unpublish(demoBotId)
  expect(await start()).toBe('changed-by-others')
  expect((await store.bots.find(demoBotId))?.publishedVersion).toBeNull()
  await api('DELETE', `/v1/chatbots/${demoBotId}`)
  expect(await start()).toBe('deleted')
  expect(await store.bots.find(demoBotId)).toBeUndefined()
  expect(await bookDemos(store, bots, hours, told)).toBe('done')
  expect(await start()).toBe('done')
  expect((await store.bots.find(demoBotId))?.publishedVersion).toBe(2)
})

test('a demo bot that two servers published at once takes new hours', async () => {
  const { store, bots, close } = await testApp()
  onTestFinished(close)
  const start = (from: string) =>
    bookDemos(store, bots, { ...hours, from }, { ...told, isStart: true })
  await start('09:00')
  const stored = await store.bots.version(demoBotId, 1)
  // What another server does that found nothing at the same moment.
  await bots.publish(demoBotId, stored?.file)
  expect(await start('08:00')).toBe('done')
  expect(await start('08:00')).toBe('done')
})

test('what the server took offline comes back, unless something newer is stored', async () => {
  const { store, bots, close } = await testApp()
  onTestFinished(close)
  await bookDemos(store, bots, hours, told)
  expect(await bookDemos(store, bots, null, told)).toBe('done')
  expect(await bookDemos(store, bots, null, told)).toBe('done')
  expect(await bookDemos(store, bots, hours, { ...told, isStart: true })).toBe('done')
  expect((await store.bots.find(demoBotId))?.publishedVersion).toBe(2)
  await bookDemos(store, bots, null, told)
  await store.bots.save(demoBotId, JSON.stringify(mine))
  expect(await bookDemos(store, bots, hours, told)).toBe('changed-by-others')
  expect((await store.bots.find(demoBotId))?.publishedVersion).toBeNull()
})

test('a mail is promised only where the server sends mails', async () => {
  const { store, bots, app, close } = await testApp()
  onTestFinished(close)
  const flow = async () => (await app.request(`/widget/v1/bots/${demoBotId}`)).text()
  await bookDemos(store, bots, hours, { ...told, sendsMail: false })
  expect(await flow()).not.toMatch(/A mail|Where may we send/)
  await bookDemos(store, bots, hours, { ...told, isStart: true })
  expect(await flow()).toMatch(/A mail with the appointment/)
})

const { plans } = v.parse(plansSchema, {
  plans: [{ id: 'free', name: 'Free', price: 0, chatbots: 0 }],
})

test.each(['site-demo', 'site-help', 'demo'])(
  'the id %s is kept for the first account, for whose plan its bot does not count',
  async id => {
    const server = await testApp({ plans })
    onTestFinished(server.close)
    const { store, api } = server
    await firstMember(server)
    await memberOf(server, 'stranger', 'owner', 'stranger@a.example')
    const { key } = await addKey(store.keys, 'key', 'stranger')
    const take = async (by?: string) =>
      (await api('PUT', `/v1/chatbots/${id}/flow`, mine, by)).status
    expect(await take(key)).toBe(404)
    expect(await store.bots.find(id)).toBeUndefined()
    expect(await take()).toBe(200)
    expect((await store.bots.find(id))?.owner).toBe(firstOwner)
  },
)

test('another account’s bot of an id of the server’s books no demos, stands on no page, and is told nothing', async () => {
  const server = await testApp()
  onTestFinished(server.close)
  const { services, bots } = server
  await firstMember(server)
  await server.store.kept.put(helpBotId, 'seeded')
  for (const id of [demoBotId, helpBotId]) await bots.publish(id, mine)
  const botsOn = async (store: Store, path: string) => {
    const page = await (await createApp({ ...services, store }).request(path)).text()
    return [...page.matchAll(/data-chatbot-id="([^"]+)"/g)].map(([, id]) => id)
  }
  expect(await botsOn(server.store, '/schedule-demo')).toEqual([demoBotId])
  expect(await botsOn(server.store, '/docs')).toEqual([helpBotId])
  // As it could be made before the ids were kept.
  const find: Store['bots']['find'] = async id => {
    const bot = await server.store.bots.find(id)
    return bot && { ...bot, owner: 'stranger' }
  }
  const store = { ...server.store, bots: { ...server.store.bots, find } }
  for (const given of [hours, null])
    expect(await bookDemos(store, bots, given, told)).toBe('of-another-account')
  await seedHelpBot(store, bots, seed, claims)
  expect((await bots.find(helpBotId))?.version).toBe(1)
  for (const path of ['/docs', '/schedule-demo']) expect(await botsOn(store, path)).toEqual([])
})

test('a help chat of before is told what the site claims as long as it is as it was', async () => {
  const { store, bots, close } = await testApp()
  onTestFinished(close)
  await store.kept.put(helpBotId, 'seeded')
  await bots.publish(helpBotId, mine)
  await store.bots.save(helpBotId, JSON.stringify(mine))
  await seedHelpBot(store, bots, seed, claims)
  expect((await bots.find(helpBotId))?.version).toBe(1)
  await store.bots.removeVersion(helpBotId, 2)
  await seedHelpBot(store, bots, seed, claims)
  expect((await bots.find(helpBotId))?.version).toBe(2)
})

test('a bot of one’s own that has the help chat’s id is left alone, at every start', async () => {
  const { store, bots, close } = await testApp()
  onTestFinished(close)
  await bots.publish(helpBotId, mine)
  for (const _ of [1, 2]) await seedHelpBot(store, bots, seed, claims)
  expect((await bots.find(helpBotId))?.version).toBe(1)
})
