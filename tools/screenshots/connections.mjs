// `npm run pictures:connect`: each product that bots work with, as the running studio shows it against a server of this machine that
// answers as the product does: where its key is entered, a step that uses it, and what came of trying it. In docs/connect/pictures. Names of products
// behind -- take only those.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { openContext } from './at-sample-time.mjs'
import { palettePng } from './palette-png.mjs'
import { pixelsOf } from './pixels-of.mjs'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'docs/connect/pictures')
const apiKey = 'a-key-for-pictures'
/** Milliseconds. */
const patience = 60_000
/** So high that nothing of a step has to be scrolled to. */
const viewport = { width: 1280, height: 2600 }

/** What is entered before the picture is taken: the labels of fields, and what a person would have in their hands. */
const entered = {
  'google-sheets': {
    'Key of a service account':
      '{ "type": "service_account", "client_email": "bot@bakery.iam.gserviceaccount.com", … }',
  },
  airtable: { 'Personal access token': 'patQ2kXvTz9wLr3Mb.0123456789' },
  'google-calendar': {
    'Key of a service account':
      '{ "type": "service_account", "client_email": "bot@bakery.iam.gserviceaccount.com", … }',
  },
  calendly: { 'Personal access token': 'eyJraWQiOiIxY2UxZTEz' },
  hubspot: { 'Token of a private app': 'pat-eu1-0123456789' },
  salesforce: {
    'Where your Salesforce is': 'https://bakery.my.salesforce.com',
    'Consumer key': '3MVG9bakery0123456789',
    'Consumer secret': '0123456789',
  },
  zoho: {
    'Client id': '1000.BAKERY0123456789',
    'Client secret': '0123456789',
    Code: '1000.0123456789',
  },
}

const person = { Last_Name: '{name}', Email: '{email}' }
/** What the step in the picture does, what is kept of the answer, and with what it is tried. */
const steps = {
  'google-sheets': [
    'appendRow',
    {
      spreadsheetId: 'https://docs.google.com/spreadsheets/d/sheet1/edit',
      range: 'Orders',
      values: ['{name}', '{email}', 'Rye'],
    },
  ],
  airtable: [
    'createRecord',
    { baseId: 'app1', table: 'Orders', fields: { Name: '{name}', Email: '{email}', Loaf: 'Rye' } },
  ],
  'google-calendar': [
    'book',
    {
      calendarId: 'ann@shop.example',
      start: '2031-05-06T09:00',
      minutes: '30',
      title: '{name}',
      description: '{email}',
      timeZone: 'Europe/Zurich',
    },
  ],
  calendly: [
    'bookingLink',
    {
      eventType: 'https://api.calendly.com/event_types/A1',
      name: '{name}',
      email: '{email}',
    },
  ],
  hubspot: ['upsertContact', { email: '{email}', properties: { firstname: '{name}' } }],
  salesforce: [
    'upsertLead',
    {
      externalField: 'Email__c',
      value: '{email}',
      fields: { LastName: '{name}', Company: 'Corner Bakery' },
    },
  ],
  zoho: ['upsertLead', { fields: person, duplicateCheckFields: ['Email'] }],
}

const { openChromium, closeChromium } = await load('tests/browser/chromium.ts')
const { products } = await load('server/testing/products/index.ts')
const { startProvider } = await load('server/testing/connectors.ts')
const { startServer } = await import('../../server/dist/main.js')
const words = process.argv.slice(2)
const wanted = products.filter(
  ({ connector }) => words.length === 0 || words.includes(connector.name),
)
const providers = new Map()
for (const { connector, open } of wanted)
  providers.set(connector.name, await startProvider(open().answer))
const dataFolder = mkdtempSync(join(tmpdir(), 'talkgraph-pictures-'))
const server = await startServer({
  port: 0,
  logLevel: 'silent',
  apiKey,
  dataFolder,
  allowHosts: [...providers.values()].map(({ host }) => host),
})
const browser = await openChromium()
mkdirSync(folder, { recursive: true })
try {
  const storageState = await comeIn()
  for (const product of wanted) await takeAll(product, storageState)
} finally {
  await closeChromium()
  await server.stop(0)
  for (const provider of providers.values()) await provider.close()
  rmSync(dataFolder, { recursive: true, force: true })
}

async function load(path) {
  const { module } = await runnerImport(join(root, path), {
    root,
    configFile: false,
    logLevel: 'error',
  })
  return module
}

/** The first person comes in by the link of the first start. */
async function comeIn() {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.goto(`${server.url}${server.firstSignIn}`)
  await page.getByLabel('Your name').fill('Mara Lind')
  await page.getByLabel('E-mail address').fill('mara@bakery.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('a long password')
  await page.getByRole('button', { name: 'Set password and start' }).click()
  await page.waitForURL(/\/studio\/bots/)
  const state = await context.storageState()
  await context.close()
  return state
}

async function call(method, path, body) {
  const answer = await fetch(`${server.url}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return (await answer.json()).data
}

async function takeAll({ connector: { name, title }, settings }, storageState) {
  const { url } = providers.get(name)
  const context = await openContext(browser, {
    viewport,
    storageState,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1.5,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(patience)

  await page.goto(`${server.url}/studio/settings/integrations`)
  await page.getByRole('button', { name: `Connect with ${title}` }).click()
  const dialog = page.getByRole('dialog')
  for (const [label, value] of Object.entries(entered[name]))
    await dialog.getByLabel(label).first().fill(value)
  await take(page, dialog, `${name}-key`)

  const { connection } = await call('POST', '/connections', {
    connector: name,
    settings: settings(url),
  })
  if (connection.state !== 'ok') throw new Error(`${name}: ${connection.remedy}`)
  await call('PUT', `/chatbots/${name}/flow`, botWith(connection.id, ...steps[name]))
  await page.goto(`${server.url}/studio/bots/${name}/flow?step=keep`)
  const hint = page.getByRole('button', { name: 'Got it' })
  await hint.click({ timeout: 5000 }).catch(() => undefined)
  const step = page.getByRole('form', { name: 'Step' })
  await step.getByRole('button', { name: 'Try it' }).waitFor()
  for (const [label, value] of [
    ['{name}', 'Ann Lee'],
    ['{email}', 'ann@bakery.example'],
  ])
    await step.getByLabel(label, { exact: true }).fill(value)
  await step.getByRole('button', { name: 'Try it' }).click()
  await step.getByText('It answered with status').waitFor()
  const { x, y, width } = await step.boundingBox()
  const below = await step.getByText('Keep parts of the answer').first().boundingBox()
  await take(page, page, `${name}-step`, { x, y, width, height: below.y - y })
  await take(page, step.getByRole('region', { name: 'Try it' }), `${name}-tried`)
  await context.close()
  console.log(name)
}

function botWith(connectionId, action, input) {
  return {
    name: 'Corner Bakery',
    nodes: [
      { id: 'start', type: 'welcome', data: { text: 'Good morning!' }, position: { x: 0, y: 0 } },
      {
        id: 'name',
        type: 'ask-name',
        position: { x: 0, y: 200 },
        data: { questionText: 'Who are you?', answerVariable: 'name' },
      },
      {
        id: 'email',
        type: 'ask-email',
        position: { x: 0, y: 400 },
        data: { questionText: 'Where do we reach you?', answerVariable: 'email' },
      },
      {
        id: 'keep',
        type: 'integration',
        position: { x: 0, y: 600 },
        data: { connectionId, action, input },
      },
    ],
    edges: [
      { source: 'start', target: 'name' },
      { source: 'name', target: 'email' },
      { source: 'email', target: 'keep' },
    ],
  }
}

/** A picture of one part of the page, or of what lies within `clip`, without the marks of mouse and keyboard. */
async function take(page, part, name, clip) {
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.activeElement?.blur())
  await page.evaluate(() => document.fonts.ready)
  const png = await part.screenshot({ animations: 'disabled', ...(clip && { clip }) })
  writeFileSync(join(folder, `${name}.png`), palettePng(await pixelsOf(page, png)))
}
