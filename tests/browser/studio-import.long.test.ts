import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../server/app/index.js'
import { closeChromium } from './chromium.js'
import { type Visit, visit } from './visit.js'

const fixtures = new URL('../../runtime/import/typebot/fixtures/', import.meta.url)
const survey = {
  name: 'survey.json',
  mimeType: 'application/json',
  buffer: readFileSync(new URL('survey.json', fixtures)),
}
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

let server: RunningServer
let current: Visit

beforeAll(async () => {
  server = await startServer({ port: 0, logLevel: 'silent' })
})
afterEach(() => current.close())
afterAll(async () => {
  await server.stop(0)
  await closeChromium()
})

it('a bot of Typebot is told of, made, seen to and gone on with', {
  timeout: 120_000,
}, async () => {
  current = await visit(`${server.url}${server.firstSignIn}`, { width: 1440, height: 900 })
  const { page, complaints } = current
  await page.getByLabel('Your name').fill('Ann Miller')
  await page.getByLabel('E-mail address').fill('ann@shop.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('a long password')
  await page.getByRole('button', { name: 'Set password and start' }).click()
  await page.getByRole('link', { name: 'Use a bot file' }).click()

  // The report comes before the bot.
  await page.getByLabel('Bot file').setInputFiles(survey)
  const report = page.getByRole('region', { name: 'What becomes of its blocks' })
  await report.getByRole('listitem').first().waitFor()
  const told = (await report.getByRole('listitem').allTextContents()).length
  await page.getByRole('button', { name: 'Make the bot' }).click()

  // What it told stands at the steps, and goes once it is seen to.
  const panel = page.getByRole('region', { name: 'Import report' })
  await expect.poll(() => panel.getByRole('listitem').count()).toBe(told)
  await panel.getByRole('listitem').first().getByRole('button').first().click()
  await page
    .getByRole('form', { name: 'Step' })
    .getByText('of Typebot came along with a loss')
    .waitFor()
  await panel
    .getByRole('button', { name: /^Seen to/ })
    .first()
    .click()
  await expect.poll(() => panel.getByRole('listitem').count()).toBe(told - 1)

  // Steps that are pasted are put in, and what cannot be read says where.
  await page.getByRole('button', { name: 'More panels' }).click()
  await page.getByRole('menuitem', { name: 'Import report' }).click()
  await paste(page, '{ "nodes": [\n  { "id": "a" "type": "message" }\n] }')
  const dialog = page.getByRole('dialog', { name: 'Put in a bot or steps' })
  await dialog.getByText('line 2, column 15 should have a comma or }').waitFor()
  await dialog
    .getByLabel('Or paste JSON here')
    .fill('{ "nodes": [{ "id": "a", "type": "message", "data": { "text": "Pasted words" } }] }')
  await dialog.getByRole('button', { name: 'Put in' }).click()
  await page.getByRole('treeitem', { name: 'Pasted words' }).waitFor()

  // A whole bot is asked about, and a picture becomes a step.
  await paste(
    page,
    JSON.stringify({
      name: 'Other',
      elements: [{ nodes: [{ id: 'w', type: 'welcome', data: { text: 'From elsewhere' } }] }],
    }),
  )
  await page
    .getByRole('dialog', { name: /“Other”/ })
    .getByRole('button', { name: 'Replace this bot' })
    .click()
  await page.getByRole('treeitem', { name: 'From elsewhere' }).waitFor()
  expect(await page.getByRole('treeitem', { name: 'Pasted words' }).count()).toBe(0)
  await dropPicture(page)
  await page.getByRole('group', { name: /^Image/ }).waitFor()
  await page.getByRole('status').filter({ hasText: 'Saved' }).first().waitFor()
  expect(complaints.filter(text => !text.includes('401'))).toEqual([])
})

/** Pastes a text as a person does who stands on the canvas. */
const paste = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Canvas' }).evaluate((canvas, given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', given)
    canvas.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

/** Drops a picture on the canvas. */
const dropPicture = (page: Page) =>
  page.getByRole('region', { name: 'Canvas' }).evaluate((canvas, given) => {
    const bytes = Uint8Array.from(atob(given), letter => letter.charCodeAt(0))
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([bytes], 'dot.png', { type: 'image/png' }))
    const more = { dataTransfer, bubbles: true, cancelable: true, clientX: 700, clientY: 500 }
    canvas.dispatchEvent(new DragEvent('dragover', more))
    canvas.dispatchEvent(new DragEvent('drop', more))
  }, dot)
