import { expect, it } from 'vitest'
import { startServer } from '../../server/app/index.js'
import { itAtLength } from '../arbitraries/cases.js'
import { bakery, breadSvg } from './bots.js'
import { Chat } from './chat.js'
import { setUpSite } from './set-up-site.js'
import { openSite, pageWith } from './site.js'

const policy = "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:"
const kept = pageWith(
  '<script async src="/talkgraph.js" data-chatbot-id="bakery" data-persistence="local"></script>',
)
const pages = {
  '/': { ...kept, headers: { 'content-security-policy': policy } },
  '/about': kept,
  '/plain': pageWith(''),
  '/bread.svg': { body: breadSvg },
}

const site = setUpSite({ bots: { bakery }, pages })

it('goes on where it was after a reload and on another page, and reads nothing of it aloud again', async () => {
  const chat = await site.open('/')
  const { page } = chat
  await chat.launcher.click()
  await chat.option('Yes, please').click()
  await chat.isAsked()
  for (const go of [() => page.reload(), () => page.goto(`${site.origin}/about`)]) {
    await go()
    await chat.hears('Where may we write to?')
    await chat.isAsked()
    await expect.poll(() => chat.option('Yes, please').getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => chat.option('Not this time').getAttribute('aria-disabled')).toBe('true')
    expect(await page.locator('[aria-live=polite].unseen p').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  }
  await chat.says('ada@example.com')
  await chat.hears('We will write to ada@example.com.')
  await page.reload()
  await chat.hears('We will write to ada@example.com.')
  await expect.poll(() => chat.log.getByText('Welcome to the').count()).toBe(1)
  await chat.launcher.click()
  await chat.window.waitFor({ state: 'hidden' })
  await page.reload()
  await chat.launcher.waitFor()
  await expect.poll(() => chat.window.isHidden()).toBe(true)
  expect(site.complaints).toEqual([])
})

itAtLength('goes on with a conversation of 5,000 messages', async () => {
  const chat = await site.open('/')
  const { page } = chat
  await chat.launcher.click()
  await chat.option('Yes, please').click()
  await chat.isAsked()
  // Away from the widget, which keeps its conversation as the page goes.
  await page.goto(`${site.origin}/plain`)
  await page.evaluate(() => {
    for (const [key, text] of Object.entries(localStorage)) {
      const kept = JSON.parse(text)
      kept.session.items.unshift(...Array.from({ length: 5000 }, () => kept.session.items[0]))
      localStorage.setItem(key, JSON.stringify(kept))
    }
  })
  await page.goto(`${site.origin}/`)
  await chat.isAsked()
  await expect.poll(() => chat.log.locator('.entry').count()).toBeGreaterThan(5000)
  await chat.says('ada@example.com')
  await chat.hears('We will write to ada@example.com.')
  expect(site.complaints).toEqual([])
})

it('finishes on the version it began with, while new conversations have the new one', async () => {
  const server = await startServer({ port: 0, apiKey: 'a-key-for-tests', bots: { bakery } })
  const shop = await openSite({
    pages: {
      '/': pageWith(
        `<script async src="${server.url}/talkgraph.js" data-chatbot-id="bakery" data-persistence="session"></script>`,
      ),
    },
  })
  try {
    const { page } = await site.visit(`${shop.origin}/`)
    const chat = new Chat(page)
    await chat.launcher.click()
    await chat.option('Yes, please').click()
    await chat.isAsked()
    const { nodes = [], edges = [] } = bakery.elements[0] ?? {}
    const headers = { 'content-type': 'application/json', authorization: 'Bearer a-key-for-tests' }
    const renewed = nodes.map(node =>
      node.id === 'thanks' ? { ...node, data: { text: 'The new end.' } } : node,
    )
    const api = `${server.url}/v1/chatbots/bakery`
    const put = await fetch(`${api}/flow`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ nodes: renewed, edges }),
    })
    const post = await fetch(`${api}/publish`, { method: 'POST', headers, body: '{}' })
    expect([put.status, post.status]).toEqual([200, 200])
    await page.reload()
    await chat.isAsked()
    await chat.says('ada@example.com')
    await chat.hears('We will write to ada@example.com.')
    await page.evaluate(() => sessionStorage.clear())
    await expect
      .poll(async () => (await fetch(`${server.url}/widget/v1/bots/bakery`)).text())
      .toContain('The new end.')
  } finally {
    await shop.close()
    await server.stop(0)
  }
})
