import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../server/index.js'
import { closeChromium } from './chromium.js'
import { type Visit, visit } from './visit.js'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
let server: RunningServer
let current: Visit | undefined

beforeAll(async () => {
  server = await startServer({ port: 0, apiKey: 'a-key-for-tests', logLevel: 'silent' })
})
afterEach(() => current?.close())
afterAll(async () => {
  await server.stop(0)
  await closeChromium()
})

// The page is a large one for a slow machine.
it('the reference of the API comes from the server alone, and a call is tried on it with the keyboard', {
  timeout: 240_000,
}, async () => {
  current = await visit('about:blank')
  const { page, complaints } = current
  const asked = new Set<string>()
  page.on('request', request => asked.add(new URL(request.url()).origin))
  await page.goto(`${server.url}/docs/api`)
  await page.getByRole('button', { name: 'Authorize', exact: true }).press('Enter')
  await page.getByLabel('auth-bearer-value').fill('a-key-for-tests')
  await page.getByRole('button', { name: 'Apply credentials' }).press('Enter')
  await page.getByRole('button', { name: 'Close' }).last().press('Enter')
  await page.locator('#operations-Chatbots-listChatbots .opblock-summary-control').press('Enter')
  await page.getByRole('button', { name: 'Try it out' }).press('Enter')
  await page.getByRole('button', { name: 'Execute' }).press('Enter')
  await page.getByText('"Chatbots fetched"').first().waitFor()
  expect(complaints).toEqual([])
  expect([...asked]).toEqual([server.url])

  await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; impact: string }[] }> }
    }
    return (await axe.run()).violations.map(({ id, impact }) => `${impact}: ${id}`)
  })
  expect(found.filter(entry => entry.startsWith('critical'))).toEqual([])
})
