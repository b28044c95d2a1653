import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../server/app/index.js'
import { closeChromium } from './chromium.js'
import { expectPageAccessible } from './judge-page.js'
import { type Visit, visit } from './visit.js'

const phone = { width: 390, height: 800 }
let outbox: string
let server: RunningServer
const visits: Visit[] = []

beforeAll(async () => {
  outbox = await mkdtemp(join(tmpdir(), 'talkgraph-outbox-'))
  server = await startServer({ mail: { folder: outbox } })
})
afterEach(async () => {
  for (const { close } of visits.splice(0)) await close()
})
afterAll(async () => {
  await server.stop(0)
  await rm(outbox, { recursive: true })
  await closeChromium()
})

async function open(path: string, viewport?: { width: number; height: number }): Promise<Page> {
  const opened = await visit(`${server.url}${path}`, viewport)
  visits.push(opened)
  return opened.page
}

/** The way to the page that the newest mail to an address leads to. */
async function linkInMailTo(address: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      for (const name of await readdir(outbox)) {
        const mail = await readFile(join(outbox, name), 'utf8')
        if (!mail.includes(`To: ${address}`)) continue
        link = /\/studio\/[\w./?=-]+/.exec(mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='))?.[0]
      }
      return link
    })
    .toBeDefined()
  return link ?? ''
}

/** Goes on by Tab until an element of that name has the focus. */
async function tabTo(
  page: Page,
  role: Parameters<Page['getByRole']>[0],
  name: string,
): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true })
  await wanted.waitFor()
  for (let presses = 0; presses < 40; presses += 1) {
    if (await wanted.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to the ${role} "${name}".`)
}

async function type(page: Page, field: string, text: string): Promise<void> {
  await tabTo(page, 'textbox', field)
  await page.keyboard.insertText(text)
}

it('the first link leads into an account, whose owner invites an agent, who sees the desk alone', {
  timeout: 150_000,
}, async () => {
  const owner = await open(server.firstSignIn ?? '/no-link')
  await expect
    .poll(() => owner.getByRole('heading', { level: 1 }).textContent())
    .toBe('Welcome to your studio')
  await expectPageAccessible(owner)

  // Nothing typed: the first field says what is missing, and has the focus.
  await tabTo(owner, 'button', 'Set password and start')
  await owner.keyboard.press('Enter')
  await expect.poll(() => owner.getByText('Enter your name.').isVisible()).toBe(true)
  await expect.poll(() => owner.locator(':focus').getAttribute('name')).toBe('name')
  await owner.keyboard.insertText('Ann')
  await type(owner, 'E-mail address', 'ann@shop.example')
  await type(owner, 'Password', 'a long password')
  await owner.keyboard.press('Enter')
  await expect.poll(() => owner.getByRole('heading', { level: 1 }).textContent()).toBe('Bots')

  // The palette leads to the members, and there it invites.
  await owner.keyboard.press('Control+k')
  await owner.getByRole('combobox', { name: 'Search or jump to' }).waitFor()
  await owner.keyboard.insertText('settings')
  await owner.keyboard.press('Enter')
  await tabTo(owner, 'link', 'Members')
  await owner.keyboard.press('Enter')
  await expect
    .poll(() => owner.getByRole('cell', { name: /ann@shop.example/ }).isVisible())
    .toBe(true)
  await expectPageAccessible(owner)
  await owner.keyboard.press('Control+k')
  await owner.getByRole('combobox', { name: 'Search or jump to' }).waitFor()
  await owner.keyboard.insertText('invite')
  await owner.keyboard.press('Enter')
  await owner.getByRole('dialog', { name: 'Invite a member' }).waitFor()
  await expectPageAccessible(owner)
  await type(owner, 'E-mail address', 'ben@shop.example')
  await owner.keyboard.press('Enter')
  await owner.getByText(/^ben@shop.example is invited\. .*lies in the folder outbox/).waitFor()
  await expect
    .poll(() => owner.getByRole('cell', { name: 'ben@shop.example', exact: true }).isVisible())
    .toBe(true)

  // A key is told once.
  await tabTo(owner, 'link', 'API keys')
  await owner.keyboard.press('Enter')
  await tabTo(owner, 'button', 'Make a key')
  await owner.keyboard.press('Enter')
  await type(owner, 'What it is for', 'till')
  await owner.keyboard.press('Enter')
  await expect.poll(() => owner.getByRole('dialog').getByText(/^tg_/).isVisible()).toBe(true)
  await owner.keyboard.press('Escape')
  await expect.poll(() => owner.getByText(/^tg_/).count()).toBe(0)
  await expect
    .poll(() => owner.getByRole('cell', { name: 'till', exact: true }).isVisible())
    .toBe(true)
  await expectPageAccessible(owner)

  // The mail's link, on a phone.
  const agent = await open(await linkInMailTo('ben@shop.example'), phone)
  await expect.poll(() => agent.getByText('Ann invites you as an agent.').isVisible()).toBe(true)
  await expectPageAccessible(agent)
  await type(agent, 'Your name', 'Ben')
  await type(agent, 'Password', 'another password')
  await agent.keyboard.press('Enter')
  await expect.poll(() => agent.url()).toBe(`${server.url}/studio/desk`)
  const rooms = agent.getByRole('navigation', { name: 'Rooms' }).getByRole('link')
  await expect
    .poll(() => rooms.allTextContents())
    .toEqual(['Desk', 'Contacts', 'Bookings', 'Settings'])
  await agent.goto(`${server.url}/studio/settings/keys`)
  await expect
    .poll(() => agent.getByText('There is no page at this address').isVisible())
    .toBe(true)
  await agent.goto(`${server.url}/studio/settings/profile`)
  await agent.getByRole('heading', { name: 'Where you are signed in' }).waitFor()
  await expect.poll(() => agent.getByRole('cell', { name: /Chrome/ }).isVisible()).toBe(true)
  expect(await agent.getByRole('link', { name: 'API keys' }).count()).toBe(0)
  expect(await agent.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  await expectPageAccessible(agent)

  // Signed out, the page that was asked for is shown after signing in again.
  await tabTo(agent, 'button', 'Sign out here')
  await agent.keyboard.press('Enter')
  await agent.getByRole('heading', { name: 'Sign in to the studio' }).waitFor()
  await expectPageAccessible(agent)
  await agent.goto(`${server.url}/studio/settings/profile`)
  await type(agent, 'E-mail address', 'ben@shop.example')
  await type(agent, 'Password', 'a wrong password')
  await agent.keyboard.press('Enter')
  await expect.poll(() => agent.getByText('do not fit together').isVisible()).toBe(true)
  await agent.locator(':focus').fill('another password')
  await agent.keyboard.press('Enter')
  await expect.poll(() => agent.getByRole('heading', { name: 'Password' }).isVisible()).toBe(true)
  expect(complaintsOf(visits)).toEqual([])
})

/** What pages complained of, without the answers that say that nobody is signed in, or that something was refused. */
const complaintsOf = (all: readonly Visit[]): string[] =>
  all.flatMap(({ complaints }) => complaints).filter(text => !/status of 40[13]/.test(text))
