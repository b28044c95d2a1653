import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { casesOf, itAtLength } from '../arbitraries/cases.js'
import { openChromium } from './chromium.js'
import { expectPageAccessible } from './judge-page.js'
import { setUpServer } from './set-up-server.js'

let now = Date.now()
const server = setUpServer({ apiKey: 'a-key-for-tests', siteClock: () => now })

/** Somebody takes their time before they send a form. */
const takeTime = () => {
  now += 10_000
}

it('the hero plays a real flow, and its graph follows', async () => {
  const { page, complaints } = await server.visit('/')
  await page.getByRole('button', { name: 'Order a cake' }).press('Enter')
  await page.getByRole('button', { name: 'Plum tart' }).press('Enter')
  await page.getByText('Whose name do we write on the box?').first().waitFor()
  const lit = page.locator('svg[class*=wide] g[class*=seen]')
  await expect.poll(() => lit.count()).toBe(4)
  await page.getByRole('button', { name: 'Start over' }).press('Enter')
  await page.getByRole('button', { name: 'Opening hours' }).waitFor()
  await page.getByLabel('Visitors a month').fill('-5')
  await page.getByText('-$39').waitFor()
  await expectPageAccessible(page)
  expect(complaints).toEqual([])
})

itAtLength(
  'the carousel goes on when asked to, stops for its button, and shows what is picked',
  async () => {
    const { page, complaints } = await server.visit('/')
    const slides = page.getByRole('region', { name: 'Where, with whom and about what' })
    const picked = (name: string) => slides.getByRole('button', { name, pressed: true })
    await page
      .getByRole('heading', { name: 'One graph, many conversations' })
      .scrollIntoViewIfNeeded()
    // Nothing moves for who wants no motion, until it is asked for.
    await picked('Platform').waitFor()
    await slides.getByRole('button', { name: 'Play the slides' }).press('Enter')
    await picked('Team').waitFor()
    await slides.getByRole('button', { name: 'Pause the slides' }).press('Enter')
    await slides.getByRole('button', { name: 'Conversation Type' }).press('Enter')
    await slides.getByRole('heading', { name: 'What it talks about' }).waitFor()
    expect(await slides.getByRole('heading').count()).toBe(1)
    await expectPageAccessible(page)
    expect(complaints).toEqual([])
  },
)

itAtLength('a phone fetches the chat of the hero when it is scrolled to', async () => {
  const { page, rests } = await server.visit('/', { width: 412, height: 600 })
  const fetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    )
  await rests()
  expect(await fetched()).not.toContain('/talkgraph.esm.js')
  const chat = page.getByRole('button', { name: 'Order a cake' })
  await page.getByRole('button', { name: 'Start over' }).scrollIntoViewIfNeeded()
  await chat.waitFor()
  expect(await fetched()).toContain('/talkgraph.esm.js')
})

it('the menus of the header open one at a time by keyboard, and close on Escape', async () => {
  const { page, complaints } = await server.visit('/docs')
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  const panel = page.getByRole('navigation', { name: 'Main' })
  const product = panel.getByRole('button', { name: 'Product' })
  const resources = panel.getByRole('button', { name: 'Resources' })
  await product.press('Enter')
  await panel.getByRole('link', { name: 'How it works' }).waitFor()
  await resources.press('Enter')
  await panel.getByRole('link', { name: 'Newsletter' }).waitFor()
  await expect.poll(() => panel.getByRole('link', { name: 'How it works' }).isVisible()).toBe(false)
  await page.keyboard.press('Escape')
  await expect.poll(() => panel.getByRole('link', { name: 'Newsletter' }).isVisible()).toBe(false)
  await product.press('Enter')
  await page.mouse.click(5, 700)
  await expect.poll(() => panel.getByRole('link', { name: 'How it works' }).isVisible()).toBe(false)
  expect(await page.locator('script').count()).toBe(0)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  await page.locator('summary', { hasText: 'Resources' }).press('Enter')
  await page.locator('#site-menu').getByRole('link', { name: 'FAQ' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Questions? We Have Answers' }).waitFor()
  expect(complaints).toEqual([])
})

it('the FAQ is searched while one types, one answer is open, and a category closes it', async () => {
  const { page, complaints } = await server.visit('/faq')
  await page.locator('summary', { hasText: 'What is Talkgraph?' }).press('Enter')
  await page.locator('summary', { hasText: 'Do I need to know how to program?' }).press('Enter')
  await expect.poll(() => page.locator('#faq details[open]').count()).toBe(1)
  await page.getByRole('link', { name: /Pricing & Plans/ }).press('Enter')
  await expect.poll(() => page.locator('#faq details[open]').count()).toBe(0)
  await page.getByRole('searchbox').fill('nothing of the kind')
  await page
    .getByText('No questions found — Try adjusting your search or selecting a different category.')
    .waitFor()
  await page.getByRole('link', { name: 'Clear filters' }).press('Enter')
  await page.getByRole('link', { name: 'Getting Started' }).waitFor()
  expect(complaints).toEqual([])
})

itAtLength('an industry’s chat comes with the press, and its questions are searched', async () => {
  const { page, complaints } = await server.visit('/industries/automotive-chatbots')
  const fetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    )
  const play = page.getByRole('button', { name: 'Play this conversation' })
  await play.waitFor()
  expect(await fetched()).not.toContain('/talkgraph.esm.js')
  await play.press('Enter')
  await page.getByRole('button', { name: 'A warning light' }).press('Enter')
  await page.getByRole('button', { name: 'Red' }).press('Enter')
  await page.getByRole('log').getByText('Red means stop').waitFor()
  await page.getByRole('searchbox').fill('RECALLS')
  await page.getByRole('button', { name: 'All Questions (1)' }).waitFor()
  await page.getByRole('searchbox').fill('nothing of the kind')
  await page
    .getByText('No questions found — Try adjusting your search or selecting a different category.')
    .waitFor()
  expect(complaints).toEqual([])
})

it('an enquiry is checked before it is sent, and a second one waits for a day', async () => {
  const { page, complaints } = await server.visit('/contact')
  await page.getByRole('link', { name: /Website Feedback/ }).press('Enter')
  await page.getByRole('button', { name: 'Send message' }).press('Enter')
  await page.getByText('First name is required.').waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('firstName')
  await fillEnquiry(page)
  await expect.poll(() => page.getByText('First name is required.').count()).toBe(0)
  await expectPageAccessible(page)
  takeTime()
  await page.getByRole('button', { name: 'Send message' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Thank You', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().press('Enter')
  await page.getByRole('link', { name: /Request for Services/ }).press('Enter')
  await fillEnquiry(page)
  takeTime()
  await page.getByRole('button', { name: 'Send message' }).press('Enter')
  await dialog.getByText('Mail already sent. Please try again after 24 hours.').waitFor()
  expect(complaints.filter(text => !text.includes('422'))).toEqual([])
})

itAtLength('an enquiry and a report are sent without script', async () => {
  const context = await (await openChromium()).newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${server.url}/contact`)
  await page.getByRole('link', { name: /Website Feedback/ }).click()
  await fillEnquiry(page)
  takeTime()
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByRole('alert').getByText('Thank You', { exact: true }).waitFor()
  await page.goto(`${server.url}/abuse-complaints`)
  await page.getByLabel('Type of abuse').selectOption('spam')
  await page.getByLabel('Medium').selectOption('SMS')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.org')
  takeTime()
  await page.getByRole('button', { name: 'Report Abuse' }).click()
  await page
    .getByText('Thank you for reporting. We will investigate and take appropriate action.')
    .waitFor()
  await context.close()
})

it('a subscription tells in a window what came of it, and the form is as at first', async () => {
  const { page } = await server.visit('/subscribe')
  for (const topic of ['Product updates', 'Industry news']) await page.getByLabel(topic).uncheck()
  await page.getByLabel('Email', { exact: true }).fill('ada@example.org')
  await page.getByRole('button', { name: 'Subscribe' }).press('Enter')
  await page.getByText('Please select at least one newsletter preference').waitFor()
  await page.getByLabel('Tutorials').check()
  takeTime()
  await page.getByRole('button', { name: 'Subscribe' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Thank You' })
  await dialog.getByText('Please check your email to confirm your subscription.').waitFor()
  await expectPageAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).last().press('Enter')
  await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe('')
})

it('every kind of page is accessible in light and dark, and fits 320 pixels', {
  timeout: 240_000,
}, async () => {
  const { page, complaints } = await server.visit('/pricing', { width: 320, height: 700 })
  const usual = [
    '/pricing',
    '/resources/install-guide',
    '/contact',
    '/features/openai',
    '/compare/competitor/deep-chat',
    '/integrations/zapier',
  ]
  const others = [
    '/faq',
    '/docs',
    '/subscribe',
    '/abuse-complaints',
    '/unsubscribe?email=ada%40example.org&campaignId=may&campaignName=News',
    '/privacy-policy',
    '/features',
    '/industries',
    '/industries/government-chatbots',
    '/blog',
    '/blog/what-a-chat-weighs',
    '/changelog',
    '/integrations',
  ]
  for (const path of casesOf(usual, others)) {
    await page.goto(server.url + path)
    await expectPageAccessible(page)
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    )
    expect([path, tooWide]).toEqual([path, 0])
  }
  expect(complaints).toEqual([])
})

async function fillEnquiry(page: Page) {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.org')
  await page.getByLabel('Message', { exact: true }).fill('The page of the guides is fine.')
}
