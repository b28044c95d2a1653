import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../server/app/index.js'
import { itAtLength } from '../arbitraries/cases.js'
import { Chat } from './chat.js'
import { closeChromium } from './chromium.js'
import { type Visit, visit } from './visit.js'

let server: RunningServer
let own: Server
let body = ''
const visits: Visit[] = []

beforeAll(() => {
  own = createServer((_, response) => {
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><title>Own page</title>${body}`)
  }).listen(0, '127.0.0.1')
})
afterEach(async () => {
  for (const { close } of visits.splice(0)) await close()
  await server.stop(0)
})
afterAll(async () => {
  own.close()
  await closeChromium()
})

/** A server that nobody has come to yet, opened by the link of its first start. */
async function begin(): Promise<Visit> {
  server = await startServer({ port: 0, logLevel: 'silent' })
  const opened = await visit(`${server.url}${server.firstSignIn}`, { width: 1440, height: 900 })
  visits.push(opened)
  await opened.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  return opened
}

/** An own page, on another origin, with what was copied. */
async function ownPage(studio: Page): Promise<Chat> {
  await studio.getByText('Copied').first().waitFor()
  body = await studio.evaluate(() => navigator.clipboard.readText())
  const { port } = own.address() as AddressInfo
  const opened = await visit(`http://127.0.0.1:${port}/`)
  visits.push(opened)
  return new Chat(opened.page)
}

it('by mouse: from the first link to an own bot on an own page, with five fields about a business', {
  timeout: 120_000,
}, async () => {
  const { page, complaints } = await begin()
  await page.getByLabel('Your name').fill('Ann Miller')
  await page.getByLabel('E-mail address').fill('ann@shop.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('a long password')
  await page.getByRole('button', { name: 'Set password and start' }).click()
  await page.getByRole('link', { name: 'Describe your business' }).click()
  await page.getByLabel('Name of the business').fill('Harbour Fish')
  await page.getByLabel('What do you offer?').fill('fresh fish from the quay')
  await page
    .getByLabel('What do visitors ask most?')
    .fill('Do you deliver? Yes, within five miles.\nIs it fresh?')
  expect(await page.getByLabel('E-mail address for messages').inputValue()).toBe('ann@shop.example')
  await page.getByRole('button', { name: 'Make the bot' }).click()

  const hints = page.getByRole('note', { name: 'Hints' })
  await expect.poll(() => hints.getByRole('listitem').count()).toBe(3)
  await hints.getByRole('button', { name: 'Got it' }).click()
  await page.getByRole('group', { name: /^Welcome/ }).dblclick()
  const text = page.getByRole('form', { name: 'Step' }).getByRole('textbox', { name: 'Text' })
  await text.fill('Ahoy from Harbour Fish.')
  await page.getByRole('treeitem', { name: 'Ahoy from Harbour Fish.' }).waitFor()
  await page.getByRole('button', { name: 'Publish' }).click()
  await page
    .getByRole('dialog', { name: 'Publish' })
    .getByRole('button', { name: 'Publish' })
    .click()
  await page
    .getByRole('dialog', { name: 'Version 2 is live' })
    .getByRole('button', { name: 'Copy' })
    .click()

  const chat = await ownPage(page)
  await chat.launcher.click()
  await chat.hears('Ahoy from Harbour Fish.')
  await chat.option('What others ask').click()
  await chat.option('Do you deliver?').click()
  await chat.hears('Yes, within five miles.')
  expect(complaints.filter(text => !text.includes('401'))).toEqual([])
})

itAtLength(
  'by keys: the same from scratch, without a single press of the mouse',
  {
    timeout: 120_000,
  },
  async () => {
    const { page } = await begin()
    await page.getByLabel('Your name').waitFor()
    const write = async (label: string, text: string) => {
      await tabTo(page, label)
      await page.keyboard.insertText(text)
    }
    await write('Your name', 'Ann Miller')
    await write('E-mail address', 'ann@shop.example')
    await write('Password', 'a long password')
    await page.keyboard.press('Enter')
    await page.getByText('three steps away').waitFor()
    await tabTo(page, 'Start from scratch')
    await page.keyboard.press('Enter')
    await page.getByLabel('Name', { exact: true }).waitFor()
    await write('Name', 'Harbour Fish')
    await page.keyboard.press('Enter')
    // The text of the first step is selected for typing.
    await expect
      .poll(() => page.evaluate(() => String(getSelection())))
      .toBe('Hello! How can I help you?')
    await page.keyboard.type('Ahoy')
    await page.getByRole('treeitem', { name: 'Ahoy' }).waitFor()
    await tabTo(page, 'Publish', 'Shift+Tab')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    // The button that opened it has the same name.
    await expect.poll(() => dialog.evaluate(it => it.contains(document.activeElement))).toBe(true)
    await tabTo(page, 'Publish')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Version 2 is live' }).waitFor()
    await tabTo(page, 'Copy')
    await page.keyboard.press('Enter')

    const chat = await ownPage(page)
    await chat.launcher.press('Enter')
    await chat.hears('Ahoy')
  },
)

/** Goes on by Tab until what has this name is reached. */
async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  const seen: string[] = []
  for (let turn = 0; turn < 40; turn++) {
    const focused = await page.evaluate(() => {
      const active = document.activeElement
      const label = active instanceof HTMLInputElement ? active.labels?.[0]?.textContent : undefined
      return active?.getAttribute('aria-label') ?? label ?? active?.textContent ?? ''
    })
    if (focused === name) return
    seen.push(focused.slice(0, 40))
    await page.keyboard.press(key)
  }
  throw new Error(`“${name}” is not reached by ${key}: ${seen.join(', ')}`)
}
