import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFlowTests } from '../../../cli/find-flow-tests.js'
import { testBot } from '../../../runtime/testing/index.js'
import { importItems } from '../../site/import/import-items.js'
import { testApp } from '../../testing/test-app.js'

const root = join(import.meta.dirname, '../../..')
const seed = join(root, 'site/seed/templates')
const bots = join(root, 'examples/bots')
const names = readdirSync(seed).map(name => name.replace(/\.md$/, ''))
const flowTests = new Map((await findFlowTests(bots)).map(({ name, tests }) => [name, tests ?? []]))

let server: Awaited<ReturnType<typeof testApp>>

beforeAll(async () => {
  server = await testApp({ publicUrl: 'https://chat.example' })
  expect((await importItems(seed, server.store.siteItems, { bots })).slips).toEqual([])
})
afterAll(() => server.close())

test('there are sixty templates and more', () => {
  expect(names.length).toBeGreaterThanOrEqual(60)
})

test.each(names)('%s is copied, published without an error, and played to each end', async name => {
  const copied = await server.api('POST', `/v1/templates/${name}/copies`, {})
  expect(copied.status).toBe(200)
  const { chatbot } = (await copied.json()).data
  const published = await server.api('POST', `/v1/chatbots/${chatbot.id}/publish`, {})
  expect(published.status).toBe(200)

  const live = await (await server.app.request(`/widget/v1/bots/${chatbot.id}`)).json()
  const report = await testBot(JSON.stringify(live), flowTests.get(`${name}.json`) ?? [])
  if (!('tests' in report)) throw new Error(`${name} does not load`)
  expect(
    report.tests.flatMap(({ name, failures }) => failures.map(failure => `${name}: ${failure}`)),
  ).toEqual([])
  expect(report.coverage.never).toEqual([])
})
