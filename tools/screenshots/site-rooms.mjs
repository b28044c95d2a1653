// `npm run pictures:site` begins with this: pictures of Flow, Desk and Results in light and dark, and the film of how a bot is made,
// taken in the running product into site/public/pictures. `flow`, `desk`, `results` or `film` behind -- takes only those.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { openContext } from './at-sample-time.mjs'
import { createFilm } from './film.mjs'
import { countAMonth, sampleBot, talk } from './studio-life.mjs'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'site/public/pictures')
const size = { width: 1280, height: 800 }
const widths = [640, 1280]

const { module } = await runnerImport(join(root, 'tests/browser/chromium.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
})
const { startServer } = await import('../../server/dist/main.js')
const bakery = JSON.parse(readFileSync(join(root, 'site/content/home-bot.json'), 'utf8'))
const desk = {
  name: 'Harbour Fish',
  settings: { liveDesk: true },
  customizations: { logoText: 'Harbour Fish' },
  nodes: [
    {
      id: 'who',
      type: 'ask-name',
      data: { questionText: 'Good morning from the quay! Who is it?' },
    },
    {
      id: 'what',
      type: 'ask-custom-question',
      data: { questionText: 'What can we do for you, {name}?' },
    },
    {
      id: 'desk',
      type: 'human-handover',
      data: { handoverMessage: 'One moment, somebody comes.' },
    },
  ],
  edges: [
    { source: 'who', target: 'what' },
    { source: 'what', target: 'desk' },
  ],
}
const server = await startServer({
  port: 0,
  logLevel: 'silent',
  bots: { bakery, desk, results: sampleBot() },
})
const browser = await module.openChromium()
let canvasPage
mkdirSync(folder, { recursive: true })
try {
  const storageState = await comeIn()
  const words = process.argv.slice(2)
  for (const [name, make] of Object.entries({ flow, desk: takeDesk, results, film }))
    if (words.length === 0 || words.includes(name)) await make(storageState)
} finally {
  await module.closeChromium()
  await server.stop(0)
}

/** The first person comes in by the link of the first start. */
async function comeIn() {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.goto(`${server.url}${server.firstSignIn}`)
  await page.getByLabel('Your name').fill('Mara Lind')
  await page.getByLabel('E-mail address').fill('mara@harbourfish.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('a long password')
  await page.getByRole('button', { name: 'Set password and start' }).click()
  await page.waitForURL(/\/studio\/bots/)
  await page.evaluate(nameBots, {
    bakery: 'Alder Lane Bakery',
    desk: 'Harbour Fish',
    results: 'Corner Bakery',
  })
  const state = await context.storageState()
  await context.close()
  return state
}

/** Runs in a page: gives bots the names that people see. */
async function nameBots(titles) {
  for (const [id, title] of Object.entries(titles))
    await fetch(`/v1/chatbots/${id}/appearance`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ title }),
    })
}

async function open(storageState, options = {}) {
  const context = await openContext(browser, {
    viewport: size,
    reducedMotion: 'reduce',
    storageState,
    ...options,
  })
  await context.addInitScript(() => localStorage.setItem('talkgraph-rail', 'small'))
  return context.newPage()
}

async function flow(storageState) {
  const page = await open(storageState)
  await page.goto(`${server.url}/studio/bots/bakery/flow`)
  await page.getByRole('button', { name: 'Got it' }).click()
  await page.getByRole('treeitem', { name: /^Any number of choices: What can/ }).click()
  await page.getByRole('form', { name: 'Step' }).getByRole('textbox').first().waitFor()
  for (let times = 0; times < 2; times++)
    await page.getByRole('button', { name: 'Zoom out' }).click()
  await take(page, 'flow')
}

async function takeDesk(storageState) {
  const page = await open(storageState)
  await page.goto(`${server.url}/studio/desk`)
  await page.getByRole('switch', { name: 'Available for new threads', checked: true }).waitFor()
  const first = await ask('Ann', 'Do you have two sea bass for tonight?')
  await page.getByText('Waits for you').waitFor()
  await page.keyboard.press('n')
  await page
    .getByRole('log', { name: 'Messages' })
    .getByText('Do you have two sea bass for tonight?')
    .waitFor()
  await page.keyboard.press('t')
  await page.getByRole('button', { name: 'Hand back' }).waitFor()
  await answer(page, 'Good morning Ann! Two are left, about 600 grams each.')
  await say(first, 'Perfect. Could you fillet them for me?')
  await page.getByText('Could you fillet them').first().waitFor()
  await answer(page, 'Of course. They are ready from five, just ask for Mara.')
  await page.getByRole('textbox', { name: 'New label' }).fill('Order')
  await page.getByRole('textbox', { name: 'New label' }).press('Enter')
  await page.getByRole('button', { name: 'Take off Order' }).waitFor()
  await ask('Cem', 'Is the smoked mackerel gluten free?')
  await ask('Dora', 'When is the boat back on Friday?')
  await page.getByText('When is the boat back').first().waitFor()
  await take(page, 'desk')
}

async function results(storageState) {
  await talk(`${server.url}/widget/v1/bots/results`)
  const page = await open(storageState)
  await countAMonth(page)
  await page.goto(`${server.url}/studio/bots/results/results`)
  await page.getByText('What is your name?').first().waitFor()
  await take(page, 'results')
}

/** A visitor who asks for a person. */
async function ask(name, question) {
  const page = await (await openContext(browser, { reducedMotion: 'reduce' })).newPage()
  await page.goto(`${server.url}/demo/bots/desk`)
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await say(page, name)
  await page.getByRole('log').getByText(`What can we do for you, ${name}?`).waitFor()
  await say(page, question)
  await page.getByRole('log').getByText('One moment, somebody comes.').waitFor()
  return page
}

async function say(page, text) {
  await page
    .locator('talkgraph-widget textarea:not([disabled])')
    .first()
    .waitFor({ state: 'attached' })
  await page.getByRole('textbox', { name: 'Type a message...' }).fill(text)
  await page.getByRole('button', { name: 'Send message' }).click()
}

async function answer(page, text) {
  await page.getByRole('textbox', { name: 'Answer' }).fill(text)
  await page.keyboard.press('Enter')
  await page.getByRole('log', { name: 'Messages' }).getByText(text).waitFor()
}

/** A picture of the page in both schemes and all widths, without the marks of mouse and keyboard. */
async function take(page, name) {
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.activeElement?.blur())
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(() => document.fonts.ready)
    const png = (await page.screenshot({ animations: 'disabled' })).toString('base64')
    for (const width of widths) {
      const webp = await drawing().then(canvas => canvas.evaluate(toWebp, { png, width }))
      const path = join(folder, `${name}-${colorScheme}-${width}.webp`)
      writeFileSync(path, Buffer.from(webp, 'base64'))
    }
  }
  await page.context().close()
  console.log(name)
}

async function drawing() {
  canvasPage ??= await browser.newPage()
  return canvasPage
}

/** Runs in a page: a picture in a width, as WebP. */
async function toWebp({ png, width }) {
  const bytes = Uint8Array.from(atob(png), sign => sign.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const height = Math.round((picture.height * width) / picture.width)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return canvas.toDataURL('image/webp', 0.82).split(',')[1]
}

/** From a few words about a business to its bot on a page. */
async function film(storageState) {
  const frame = { width: 1280, height: 720 }
  const film = createFilm(frame)
  const page = await open(storageState, { viewport: frame })
  const press = name => page.getByRole('button', { name, exact: true }).first().click()
  await page.goto(`${server.url}/studio/bots/new?from=business`)
  film.say('A bot begins with a few words about the business.')
  await page.getByLabel('Name of the business').waitFor()
  await film.hold(page, 1)
  await film.type(page, page.getByLabel('Name of the business'), 'Harbour Fish')
  await film.type(
    page,
    page.getByLabel('What do you offer?'),
    'Fresh fish every morning, and chips at noon.',
  )
  await film.type(
    page,
    page.getByLabel('When and where'),
    'Tuesday to Saturday 8 to 2, 3 Quay Street, Hull.',
  )
  const questions = page.getByLabel('What do visitors ask most?')
  film.say('What visitors ask most becomes answers.')
  await film.type(
    page,
    questions,
    'Do you deliver? Yes, within five miles.\nIs it fresh? It was in the sea last night.',
    6,
  )
  await questions.blur()
  await page.getByRole('log').getByRole('button', { name: 'What others ask' }).waitFor()
  await film.hold(page, 2)
  await press('Make the bot')
  await press('Got it')
  await page.getByText('The bot is yours now').waitFor({ state: 'detached' })
  film.say('Flow shows the whole conversation: each step is a card, each way an edge.')
  await film.hold(page, 3)
  await page.getByRole('treeitem', { name: /^Any number of choices: What/ }).click()
  await page.getByRole('form', { name: 'Step' }).getByRole('textbox').first().waitFor()
  film.say('Every step has its form: its words are written there.')
  await film.hold(page, 3)
  await page.getByRole('treeitem', { name: /Thank you for your visit/ }).click()
  await page.keyboard.press('a')
  await page.getByRole('combobox', { name: 'Add a step' }).waitFor()
  film.say('One key adds a step: questions, choices, conditions, bookings, calls.')
  await film.hold(page, 3)
  await page.keyboard.press('Escape')
  await press('Show the preview')
  const chat = page.getByRole('log')
  await chat.getByRole('button', { name: 'What others ask' }).waitFor()
  film.say('The draft can be talked to beside it.')
  await film.hold(page, 2)
  await chat.getByRole('button', { name: 'What others ask' }).click()
  await chat.getByRole('button', { name: 'Is it fresh?' }).waitFor()
  await film.hold(page, 2)
  await chat.getByRole('button', { name: 'Is it fresh?' }).click()
  await chat.getByText('It was in the sea last night.').waitFor()
  await film.hold(page, 2)
  await press('Show the preview')
  await press('Publish')
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.waitFor()
  film.say('Publish, and the version is live.')
  await film.hold(page, 2)
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog', { name: /is live/ }).waitFor()
  await film.hold(page, 2.5)
  const [, id] = /\/bots\/([^/]+)/.exec(page.url()) ?? []
  await page.goto(`${server.url}/demo/bots/${id}`)
  const launcher = page.getByRole('button', { name: /^Open chat/ })
  await launcher.waitFor()
  film.say('With one line it is on a page, where visitors talk to it.')
  await film.hold(page, 2)
  await launcher.click()
  const live = page.getByRole('log')
  await live.getByRole('button', { name: 'What others ask' }).waitFor()
  await film.hold(page, 2)
  await live.getByRole('button', { name: 'What others ask' }).click()
  await live.getByRole('button', { name: 'Do you deliver?' }).click()
  await live.getByText('Yes, within five miles.').waitFor()
  await film.hold(page, 3)
  const seconds = await film.write(browser, join(folder, 'demo'), 2)
  await page.context().close()
  console.log(`film: ${seconds} seconds`)
}
