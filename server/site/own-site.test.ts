import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { claims, claimsWith } from '@talkgraph/wire/claims'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readClaims } from '../app/read-claims.js'
import { readSettings, SettingsError } from '../app/settings.js'
import { openStore } from '../store/index.js'
import { databases } from '../testing/databases.js'
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

describe.each(databases)('what the studio says of the site, in $name', ({ make }) => {
  test('stands above the settings, part by part, and is taken back', async () => {
    const database = await make()
    const store = await openStore(database.address)
    onTestFinished(async () => {
      await store.close()
      await database.drop()
    })
    const own = createSiteOwn(store.siteOwn, {
      operator: { email: 'set@a.example', abuseEmails: ['abuse@a.example'] },
      claims: { 'home.costs': false, 'home.teams': '9+ | shops' },
      demo: null,
    })
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
    await own.setOperator(null)
    expect(await own.operator()).toMatchObject({ email: 'set@a.example' })
    await own.setText('trust', 'We are three people.')
    expect((await own.text('trust'))?.text).toBe('We are three people.')
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

test('demos are half an hour each, at the hours of who runs the server, and can be taken back', async () => {
  const { store, bots, app, close } = await testApp()
  onTestFinished(close)
  const hours = {
    zone: 'Europe/Zurich',
    days: ['Monday', 'Tuesday'],
    from: '09:00',
    to: '10:30',
  } as const
  expect(await bookDemos(store, bots, hours, 'Acme')).toBe('done')
  expect(await bookDemos(store, bots, hours, 'Acme')).toBe('done')
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
  await bookDemos(store, bots, null, 'Acme')
  expect((await store.bots.find(demoBotId))?.publishedVersion).toBeNull()
  await bookDemos(store, bots, hours, 'Acme')
  await bots.publish(demoBotId, {
    nodes: [{ id: 'a', type: 'message-node', data: { text: 'Mine' } }],
    edges: [],
  })
  expect(await bookDemos(store, bots, hours, 'Acme')).toBe('changed-by-others')
})
