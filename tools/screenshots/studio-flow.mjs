// Draws the pictures of docs/studio/flow.md and tests.md: node tools/screenshots/studio-flow.mjs, after a build (CHROMIUM_PATH names a Chromium).

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { startServer } from '../../server/dist/main.js'
import { openContext } from './at-sample-time.mjs'
import { palettePng } from './palette-png.mjs'
import { pixelsOf } from './pixels-of.mjs'

const pictures = new URL('../../docs/studio/', import.meta.url)
const dataFolder = await mkdtemp(join(tmpdir(), 'talkgraph-pictures-'))
const server = await startServer({ port: 0, dataFolder, logLevel: 'silent' })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox'],
})

try {
  const context = await openContext(browser, {
    viewport: { width: 1280, height: 760 },
    reducedMotion: 'reduce',
  })
  // The snippet names a server as an owner's would be called.
  await context.route('**/v1/chatbots/*/overview', async route => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({
      json: { ...answer, data: { ...answer.data, server: 'https://chat.harbourfish.example' } },
    })
  })
  // The rail is put away, so that there is more room for the drawing.
  await context.addInitScript(() => localStorage.setItem('talkgraph-rail', 'small'))
  const page = await context.newPage()
  const fields = page.getByRole('form', { name: 'Step' })
  const press = name => page.getByRole('button', { name, exact: true }).first().click()
  await comeIn(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await describeBusiness(page)
  await draw(page, 'new-bot.png')
  await page.setViewportSize({ width: 1280, height: 760 })

  await press('Make the bot')
  await press('Got it')
  await page.getByText('The bot is yours now').waitFor({ state: 'detached' })
  await page.getByRole('treeitem', { name: /^Any number of choices: What/ }).click()
  await fields.getByRole('textbox').first().waitFor()
  await draw(page, 'flow.png')

  await page.getByRole('treeitem', { name: /Thank you for your visit/ }).click()
  await page.keyboard.press('a')
  await page.getByRole('combobox', { name: 'Add a step' }).waitFor()
  await draw(page, 'flow-add.png')

  await page.keyboard.press('Escape')
  await page
    .getByRole('treeitem', { name: /Which question is yours/ })
    .first()
    .click()
  await press('Show the preview')
  const chat = page.getByRole('log')
  await chat.getByRole('button', { name: 'What others ask' }).click()
  await chat.getByRole('button', { name: 'Is it fresh?' }).waitFor()
  await draw(page, 'flow-preview.png')

  // The chat is kept as a test, which fails once the question is another.
  await press('Keep as test')
  await page.getByRole('textbox', { name: 'Name of the test' }).fill('Is it fresh?')
  await page.keyboard.press('Enter')
  await page.getByText('Kept as the test').waitFor()
  await page.getByText('Kept as the test').waitFor({ state: 'detached' })
  await press('Show the preview')
  await fields.getByRole('textbox').first().click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('What would you like to know?')
  await press('More panels')
  await page.getByRole('menuitem', { name: 'Tests' }).click()
  const panel = page.getByRole('region', { name: 'Tests', exact: true })
  await panel.getByText('0 of 1 test green').waitFor()
  await panel.getByRole('button', { name: /Is it fresh/ }).click()
  await panel.getByText('Came', { exact: true }).first().waitFor()
  await draw(page, 'tests.png')
  await press('Close the tests')

  await press('Publish')
  await page
    .getByRole('dialog', { name: 'Publish' })
    .getByRole('button', { name: 'Publish' })
    .click()
  await page.getByRole('dialog', { name: /is live/ }).waitFor()
  await draw(page, 'flow-published.png')
} finally {
  await browser.close()
  await server.stop(0)
  await rm(dataFolder, { recursive: true, force: true })
}

async function comeIn(page) {
  await page.goto(server.url + server.firstSignIn)
  await page.getByLabel('Your name').fill('Ann Miller')
  await page.getByLabel('E-mail address').fill('ann@harbourfish.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('a long password')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Describe your business' }).click()
}

async function describeBusiness(page) {
  await page.getByLabel('Name of the business').fill('Harbour Fish')
  await page.getByLabel('What do you offer?').fill('Fresh fish every morning, and chips at noon.')
  await page.getByLabel('When and where').fill('Tuesday to Saturday 8 to 2, 3 Quay Street, Hull.')
  const questions = page.getByLabel('What do visitors ask most?')
  await questions.fill(
    'Do you deliver? Yes, within five miles.\nIs it fresh? It was in the sea last night.',
  )
  await questions.blur()
  await page.getByRole('log').getByRole('button', { name: 'What others ask' }).waitFor()
}

/** A picture without the mark of where the mouse is. */
async function draw(page, name) {
  await page.mouse.move(0, 0)
  await page.evaluate(() => scrollTo(0, 0))
  await page.evaluate(() => document.fonts.ready)
  const pixels = await pixelsOf(page, await page.screenshot())
  await writeFile(new URL(name, pictures), palettePng(pixels))
}
