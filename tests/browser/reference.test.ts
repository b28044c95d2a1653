import { expect, it } from 'vitest'
import { violationsOn } from './judge-page.js'
import { setUpServer } from './set-up-server.js'

const server = setUpServer({ apiKey: 'a-key-for-tests' })

// The page is a large one for a slow machine.
it('the reference of the API comes from the server alone, and a call is tried on it with the keyboard', {
  timeout: 240_000,
}, async () => {
  const { page, complaints } = await server.visit('/docs')
  page.setDefaultTimeout(120_000)
  const asked = new Set<string>()
  page.on('request', request => asked.add(new URL(request.url()).origin))
  await page.goto(`${server.url}/docs/api`)
  await page.getByRole('button', { name: 'Authorize', exact: true }).press('Enter')
  await page.getByLabel('auth-bearer-value').fill('a-key-for-tests')
  await page.getByRole('button', { name: 'Apply credentials' }).first().press('Enter')
  await page.getByRole('button', { name: 'Close' }).last().press('Enter')
  await page.locator('#operations-Chatbots-listChatbots .opblock-summary-control').press('Enter')
  await page.getByRole('button', { name: 'Try it out' }).press('Enter')
  await page.getByRole('button', { name: 'Execute' }).press('Enter')
  await page.getByText('"Chatbots fetched"').first().waitFor()
  expect(complaints).toEqual([])
  expect([...asked]).toEqual([server.url])
  // The page is not ours: what keeps nobody out is its maker's.
  expect(await violationsOn(page, { impact: 'critical' })).toEqual([])
})
