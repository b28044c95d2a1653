// `node tools/screenshots/feature-pictures.mjs [flow] [preview] [results] [desk]`: photographs the studio for the site's pages of
// features, in light and dark, into site/public/features. The server has to be built; CHROMIUM_PATH names a Chromium.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { startServer } from '../../server/dist/main.js'
import { palettePng } from './palette-png.mjs'
import { pixelsOf } from './pixels-of.mjs'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'site/public/features')
const apiKey = 'a-key-for-pictures'
const workshop = JSON.parse(readFileSync(join(root, 'site/content/bots/no-code.json'), 'utf8'))
const counter = {
  name: 'Spoke & Chain',
  settings: { liveDesk: true },
  nodes: [
    { id: 'who', type: 'ask-name', data: { questionText: 'What is your name?' } },
    { id: 'what', type: 'ask-custom-question', data: { questionText: 'What is it about?' } },
    { id: 'h', type: 'human-handover', data: { handoverMessage: 'Somebody from the workshop is coming.' } },
    { id: 'bye', type: 'message', data: { text: 'Thank you.' } },
  ],
  edges: [
    { source: 'who', target: 'what' },
    { source: 'what', target: 'h' },
    { source: 'h', target: 'bye' },
  ],
}
const people = [
  ['Dora Petersen', 'Can I bring my bicycle on Thursday?'],
  ['Cem Aydin', 'Is the blue frame in the window still there?'],
  ['Ann Lee', 'My brakes squeal since the repair.'],
]
const shots = { flow, preview, results, desk }

const dataFolder = mkdtempSync(join(tmpdir(), 'talkgraph-pictures-'))
const server = await startServer({
  port: 0,
  dataFolder,
  apiKey,
  logLevel: 'silent',
  bots: { 'bicycle-workshop': { ...workshop, settings: { collectResults: true } }, counter },
})
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox'],
})
try {
  const storageState = await comeIn()
  for (const [name, text] of people) await ask(name, text)
  await leaveResults()
  const words = process.argv.slice(2)
  for (const colorScheme of ['light', 'dark'])
    for (const [name, shoot] of Object.entries(shots)) {
      if (words.length > 0 && !words.includes(name)) continue
      const context = await browser.newContext({
        ...{ storageState, colorScheme, reducedMotion: 'reduce' },
        viewport: { width: 1440, height: 900 },
      })
      await context.addInitScript(() => localStorage.setItem('talkgraph-rail', 'small'))
      const page = await context.newPage()
      await shoot(page)
      await page.mouse.move(0, 0)
      await page.evaluate(() => document.fonts.ready)
      const pixels = await pixelsOf(page, await page.screenshot())
      writeFileSync(join(folder, `${name}-${colorScheme}.png`), palettePng(pixels))
      await context.close()
    }
} finally {
  await browser.close()
  await server.stop(0)
  rmSync(dataFolder, { recursive: true, force: true })
}

async function flow(page) {
  await page.goto(`${server.url}/studio/bots/bicycle-workshop/flow`)
  const hint = page.getByRole('button', { name: 'Got it' })
  const step = page.getByRole('treeitem', { name: /What is wrong with it/ }).first()
  await step.waitFor()
  if (await hint.isVisible()) await hint.click()
  await step.click()
  await page.getByRole('form', { name: 'Step' }).getByRole('textbox').first().waitFor()
}

async function preview(page) {
  await flow(page)
  await page.getByRole('button', { name: 'Show the preview', exact: true }).first().click()
  const chat = page.getByRole('log')
  await chat.getByRole('button', { name: 'The brakes' }).click()
  await chat.getByRole('button', { name: 'Tomorrow' }).waitFor()
}

async function results(page) {
  await countAMonth(page)
  await page.goto(`${server.url}/studio/results`)
  await page.getByRole('link', { name: /Ann/ }).first().waitFor()
}

async function desk(page) {
  await page.goto(`${server.url}/studio/desk`)
  await page
    .getByRole('link', { name: /Ann Lee/ })
    .first()
    .click()
  const take = page.getByRole('button', { name: 'Take', exact: true }).first()
  const answer = page.getByRole('textbox', { name: /answer/i }).first()
  await take.or(answer).first().waitFor()
  if (await take.isVisible()) {
    await take.click()
    await answer.fill('Good morning, Ann. Mia from the workshop. Is it the front or the back brake?')
    await page.keyboard.press('Enter')
    await page.getByText('Is it the front or the back brake?').last().waitFor()
  }
}

/** The first person of the account. */
async function comeIn() {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(server.url + server.firstSignIn)
  await page.getByLabel('Your name').fill('Mia')
  await page.getByLabel('E-mail address').fill('mia@spoke.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('a long password')
  await page.getByRole('button', { name: 'Set password and start' }).click()
  await page.waitForURL(/\/studio\/bots/)
  const state = await context.storageState()
  await context.close()
  return state
}

/** Somebody wants a person. */
async function ask(name, text) {
  let threadId
  for (const message of ['Hello', name, text]) {
    const answer = await fetch(`${server.url}/v1/chatbots/counter/message`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${apiKey}` },
      body: JSON.stringify({ message, from: 'USER', ...(threadId && { threadId }) }),
    })
    const { data } = await answer.json()
    threadId = data.message.threadId
  }
}

/** Visitors of the workshop who came to the end, and some who left. */
async function leaveResults() {
  const at = `${server.url}/widget/v1/bots/bicycle-workshop`
  for (const [index, name] of ['Ann', 'Cem', 'Dora', 'Finn', 'Éva', 'Ida', 'Roy'].entries()) {
    const { token } = await (await fetch(`${at}/sessions`, { method: 'POST' })).json()
    const now = Date.now()
    const startedAt = now - (index + 1) * 90_000
    const isOver = index % 3 !== 1
    await fetch(`${at}/results`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({
        sentAt: now,
        ...(!isOver && { left: true }),
        session: {
          ...{ startedAt, endedAt: isOver ? now : null },
          transcript: [
            { by: 'bot', message: 'What is wrong with it?' },
            { by: 'user', message: index % 2 ? 'It needs a check' : 'The brakes' },
          ],
          visited: [{ node: 'welcome', at: startedAt }],
          answers: { what: index % 2 ? 'It needs a check' : 'The brakes', name },
          answerVariables: [
            { nodeId: 'what', key: 'fault', value: index % 2 ? 'It needs a check' : 'The brakes' },
            { nodeId: 'name', key: 'rider', value: name },
          ],
          variables: {},
          visitor: { name },
        },
      }),
    })
  }
}

/** A month of counts, as nobody can wait for one. */
async function countAMonth(page) {
  const days = Array.from({ length: 30 }, (_, index) => {
    const day = new Date(Date.now() - (29 - index) * 86_400_000).toISOString().slice(0, 10)
    const started = 24 + ((index * 37) % 61)
    const finished = Math.round(started * 0.62)
    return { day, started, finished, abandoned: started - finished, open: 0 }
  })
  const sum = name => days.reduce((total, day) => total + day[name], 0)
  const [started, finished] = [sum('started'), sum('finished')]
  const span = { from: days[0].day, to: days[29].day }
  const counts = { started, finished, abandoned: started - finished, open: 0 }
  const data = { ...span, ...counts, completionRate: finished / started, days, edges: [] }
  await page.route('**/v1/results/counts*', route =>
    route.fulfill({ json: { success: true, message: 'Results counted', data } }),
  )
}
