import { generateKeyPairSync } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startProvider } from '../../server/testing/connectors.js'
import { apiKey, startStudio } from './studio.js'

const sheet: string[][] = [['Name', 'Loaf']]
let google: Awaited<ReturnType<typeof startProvider>>
let studio: Awaited<ReturnType<typeof startStudio>>

beforeAll(async () => {
  google = await startProvider(({ path, headers, json }) => {
    if (path === '/token') return { body: { access_token: 'token', expires_in: 3600 } }
    if (headers.authorization !== 'Bearer token')
      return { status: 401, body: { error: { code: 401, message: 'Invalid Credentials' } } }
    if (path === '/v4/spreadsheets/sheet-1')
      return { body: { sheets: [{ properties: { title: 'Orders' } }] } }
    if (!path.endsWith(':append')) return { body: { range: 'Orders!A1:B1', values: sheet } }
    sheet.push(...Object(json).values)
    const updatedRange = `Orders!A${sheet.length}:B${sheet.length}`
    return { body: { updates: { updatedRange, updatedRows: 1 } } }
  })
  studio = await startStudio({ port: 0, allowHosts: [google.host] })
})
afterEach(() => studio.leave())
afterAll(async () => {
  await studio.close()
  await google.close()
})

const call = (path: string, method: string, body?: object) =>
  fetch(studio.url + path, {
    method,
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })

it('whoever connects a sheet and draws a step has each visitor as a row in it', {
  timeout: 90_000,
}, async () => {
  const nodes = [
    { id: 'start', type: 'welcome', data: { text: 'Hello' }, position: { x: 0, y: 0 } },
    {
      id: 'name',
      type: 'ask-name',
      position: { x: 0, y: 200 },
      data: { questionText: 'Who are you?', answerVariable: 'name' },
    },
    { id: 'keep', type: 'integration', data: {}, position: { x: 0, y: 400 } },
  ]
  const edges = [
    { source: 'start', target: 'name' },
    { source: 'name', target: 'keep' },
  ]
  await call('/v1/chatbots/bakery/flow', 'PUT', { nodes, edges })

  const { page } = await studio.open('/settings/integrations')
  await page.getByRole('button', { name: 'Connect with Google Sheets' }).click()
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const file = {
    client_email: 'bot@bakery.example',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: `${google.url}/token`,
  }
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Key of a service account').fill(JSON.stringify(file))
  await dialog.getByText('For proxies and servers of your own').click()
  await dialog.getByLabel('Address of the API').fill(google.url)
  await dialog.getByRole('button', { name: 'Connect with Google Sheets' }).click()
  const row = page.getByRole('table', { name: 'Connections' }).getByRole('row')
  await row.filter({ hasText: 'Google Sheets' }).getByText('Connected').waitFor()

  await page.goto(`${studio.url}/studio/bots/bakery/flow?step=keep`)
  await page.getByRole('tree', { name: 'Outline' }).getByText('Integration').first().click()
  const step = page.getByRole('form', { name: 'Step' })
  await step.getByLabel('Connection', { exact: true }).selectOption({ label: 'Google Sheets' })
  await step.getByLabel('What is done').selectOption({ label: 'Append a row' })
  await step.getByLabel('Spreadsheet').fill('https://docs.google.com/spreadsheets/d/sheet-1/edit')
  await step.getByLabel('Sheet or range in Google Sheets').selectOption('Orders')
  await step.getByLabel('Name', { exact: true }).fill('{name}')
  await step.getByLabel('Loaf', { exact: true }).fill('Rye')
  await step.getByLabel('{name}', { exact: true }).fill('Sample')
  await step.getByRole('button', { name: 'Try it' }).click()
  await step.getByText('Orders!A2:B2').waitFor()

  await page.getByRole('status').getByText('Saved').waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click()
  await expect
    .poll(
      async () =>
        (await (await call('/v1/chatbots/bakery', 'GET')).json()).data.chatbot?.publishedVersion ??
        null,
      { timeout: 30_000 },
    )
    .toBe(2)

  const say = async (message: string, threadId?: string) =>
    (
      await (
        await call('/v1/chatbots/bakery/message', 'POST', { message, from: 'USER', threadId })
      ).json()
    ).data.message.threadId
  await say('Ann', await say('Hello'))
  expect(sheet).toEqual([
    ['Name', 'Loaf'],
    ['Sample', 'Rye'],
    ['Ann', 'Rye'],
  ])
})
