import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { itAtLength } from '../arbitraries/cases.js'
import { expectPageAccessible } from './judge-page.js'
import { setUpServer } from './set-up-server.js'

const key = 'a-key-for-tests'
const server = setUpServer({ apiKey: key })

/** What is drawn answers once the page's script has said so. */
async function visitReference(viewport?: Parameters<typeof server.visit>[1]) {
  const visited = await server.visit('/resources/install-guide?tab=api', viewport)
  await visited.page.locator('[data-docs][data-ready]').waitFor()
  return visited
}

const panelOf = (page: Page, name: string) => page.getByRole('form', { name: `Try it: ${name}` })

it('calls are made with the keyboard, with a key that stays in the page, and show what is answered', async () => {
  const { page, complaints } = await visitReference()
  const create = panelOf(page, 'Create a chatbot')
  await create.getByLabel('chatbotName').fill('Orders')
  await create.getByRole('button', { name: 'Send' }).press('Enter')
  await create.getByText('401').waitFor()
  await create.getByText('API_KEY_NOT_VALID').waitFor()

  let goOn = () => {}
  const held = new Promise<void>(resolve => {
    goOn = resolve
  })
  await page.route('**/v1/chatbots', async route => {
    await held
    await route.continue()
  })
  await create.getByLabel('API key').fill(key)
  await create.getByLabel('chatbotName').press('Enter')
  const send = create.getByRole('button', { name: 'Send' })
  await expect.poll(() => send.isDisabled()).toBe(true)
  expect(await send.getAttribute('aria-busy')).toBe('true')
  goOn()
  await create.getByText('"Chatbot created"').waitFor()
  await expect.poll(() => send.isDisabled()).toBe(false)
  const { data } = JSON.parse((await create.locator('[data-answer]').textContent()) ?? '')

  const icons = panelOf(page, 'Update a chatbot’s icons')
  expect(await icons.getByLabel('API key').inputValue()).toBe(key)
  await icons.getByLabel('chatbotId').fill(data.chatbot.id)
  expect(await icons.locator('[data-url]').textContent()).toBe(
    `${server.url}/v1/chatbots/${data.chatbot.id}/icons`,
  )
  await icons.getByLabel('iconType').selectOption('BOT')
  await icons.getByLabel('iconSrc').setInputFiles({
    name: 'icon.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
  })
  await icons.getByRole('button', { name: 'Send' }).press('Enter')
  await icons.getByText('"Icon updated"').waitFor()

  const kept = await page.evaluate(() => [
    localStorage.length,
    sessionStorage.length,
    document.cookie,
  ])
  expect(kept).toEqual([0, 0, ''])
  expect(page.url()).not.toContain(key)
  expect(complaints.filter(text => !text.includes('401'))).toEqual([])
})

it('groups fold, an address is copied with a check, tabs and menu go by keys, and an answer is counted', async () => {
  const { page, complaints } = await visitReference()
  const panel = panelOf(page, 'Fetch all chatbots')
  await panel.getByText('Authorization').press('Enter')
  await expect.poll(() => panel.getByLabel('API key').isVisible()).toBe(false)

  // The check goes after two seconds: what a slow machine would not see in time is written down.
  const name = 'Copy the address: Fetch all chatbots'
  const copy = await panel.getByRole('button', { name }).elementHandle()
  await copy?.evaluate(button => {
    const names: (string | null)[] = []
    Reflect.set(window, 'names', names)
    new MutationObserver(() => names.push(button.ariaLabel)).observe(button, {
      attributeFilter: ['aria-label'],
    })
  })
  await copy?.press('Enter')
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'names')))
    .toEqual(['Copied', name])

  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'Create a chatbot' }),
  })
  await section.getByRole('button', { name: 'Yes' }).press('Enter')
  await section.getByText('Thank you. Your answer was counted.').waitFor()

  const menu = page.getByRole('navigation', { name: 'On this page' })
  await menu.getByRole('searchbox').fill('icons')
  await expect
    .poll(() => menu.getByRole('link', { name: 'Send a message' }).isVisible())
    .toBe(false)
  expect(await menu.getByRole('link', { name: 'Update a chatbot’s icons' }).isVisible()).toBe(true)

  await page.getByRole('tab', { name: 'API Reference' }).press('ArrowLeft')
  const guide = page.getByRole('tab', { name: 'Documentation' })
  await expect.poll(() => guide.evaluate(tab => tab === document.activeElement)).toBe(true)
  await guide.press('Enter')
  await page.getByRole('heading', { name: 'Generating widget code' }).waitFor()
  expect(complaints).toEqual([])
})

itAtLength(
  'on a phone the menu opens over the page and closes where one goes, and guides are searched',
  async () => {
    const { page, complaints } = await visitReference({ width: 320, height: 700 })
    await page.getByRole('button', { name: 'On this page' }).press('Enter')
    await page.getByRole('link', { name: 'Send a message' }).press('Enter')
    await expect
      .poll(() => page.getByRole('link', { name: 'Send a message' }).isVisible())
      .toBe(false)
    await expectPageAccessible(page)

    await page.goto(`${server.url}/docs/nodes/webhook`)
    await page.getByRole('button', { name: 'All guides' }).press('Enter')
    await page.getByRole('searchbox', { name: 'Search the guides' }).fill('content security policy')
    await page.getByRole('searchbox', { name: 'Search the guides' }).press('Enter')
    await page.getByRole('link', { name: 'Content-Security-Policy' }).first().press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Put a bot on a page' }).waitFor()
    await expectPageAccessible(page)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBe(0)

    await page.goto(`${server.url}/docs/api`)
    const code = page.locator('td').getByText('REQUEST_VALIDATION_FAILED', { exact: true })
    expect(await code.evaluate(whole => whole.getClientRects().length)).toBe(1)
    expect(complaints).toEqual([])
  },
)
