import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { Chat } from './chat.js'
import { closeChromium } from './chromium.js'
import { type PackedApp, packApp } from './packed-app.js'
import { openSite, type Served, type Site } from './site.js'
import { type Visit, visit } from './visit.js'

const demo = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../server/demo', file), 'utf8')
const pictures = Object.fromEntries(
  ['logo.svg', 'bread.svg'].map(file => [`/demo/${file}`, { body: demo(file) }]),
)
const bots = { demo: JSON.parse(demo('demo-bot.json')) }

const mounted = `
  import { mount } from 'talkgraph'
  mount({ chatbotId: 'demo', server: location.origin })`
const component = `
  import { createElement, StrictMode, version } from 'react'
  import { createRoot } from 'react-dom/client'
  import { ChatWidget } from 'talkgraph/react'
  document.documentElement.dataset.react = version
  const widget = createElement(ChatWidget, { chatbotId: 'demo', server: location.origin })
  createRoot(document.querySelector('#app')).render(createElement(StrictMode, null, widget))`

let app: PackedApp
let site: Site | undefined
let current: Visit | undefined
beforeAll(() => {
  app = packApp()
})
afterEach(async () => {
  await current?.close()
  await site?.close()
})
afterAll(async () => {
  app?.remove()
  await closeChromium()
})

it('an app without React mounts the widget and the demo conversation is played', async () => {
  expect(app.installed()).not.toContain('react')
  await playDemo('vanilla', app.build('vanilla', mounted))
})

it.each(['18', '19'])(
  'an app with React %s renders the widget and the demo conversation is played',
  async major => {
    app.install(`react@${major}`, `react-dom@${major}`)
    const page = await playDemo(`react-${major}`, app.build(`react-${major}`, component))
    expect(await page.evaluate(() => document.documentElement.dataset.react)).toMatch(
      new RegExp(`^${major}\\.`),
    )
  },
)

it('an app with the lazy entry fetches the rest when a visitor comes near, and the demo conversation is played', async () => {
  const source = `
    import { mount } from 'talkgraph/lazy'
    // An invitation would have the rest come by itself.
    mount({ chatbotId: 'demo', server: location.origin, customizations: { chatIconCta: false } })`
  const files = app.build('lazy', source)
  site = await openSite({ bots, pages: { ...files, ...pictures } })
  current = await visit(`${site.origin}/lazy/`)
  const { page } = current
  const chat = new Chat(page)
  const scripts = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    )
  await chat.launcher.waitFor()
  await current.rests()
  const before = await scripts()
  await chat.launcher.hover()
  await expect.poll(scripts).toBeGreaterThan(before)
  await current.rests()
  await chat.launcher.click()
  await chat.hears('Alder Lane Bakery')
  await chat.option('Yes, please').click()
  await chat.isAsked()
  // The conversation goes on, with nobody near.
  await page.reload()
  await expect.poll(() => chat.option('Yes, please').getAttribute('aria-pressed')).toBe('true')
  expect(await page.locator('talkgraph-widget').count()).toBe(1)
  expect(current.complaints).toEqual([])
})

it('an app and a tag of one page share the widget, also when the visitor goes to and fro', async () => {
  const source = `
    import { createElement, StrictMode } from 'react'
    import { createRoot } from 'react-dom/client'
    import { ChatWidget } from 'talkgraph/react'
    import { mount } from 'talkgraph'
    const options = { chatbotId: 'demo', server: location.origin }
    const root = createRoot(document.querySelector('#app'))
    window.mounted = []
    window.go = {
      react: () => root.render(createElement(StrictMode, null, createElement(ChatWidget, options))),
      nowhere: () => root.render(null),
      mount: () => mounted.push(mount(options)),
      destroy: () => mounted.pop().destroy(),
      tag(name) {
        const tag = document.createElement('script')
        tag.src = '/' + name
        tag.setAttribute('data-chatbot-id', 'demo')
        document.body.append(tag)
      }
    }`
  site = await openSite({ bots, pages: { ...app.build('both', source), ...pictures } })
  current = await visit(`${site.origin}/both/`)
  const { page } = current
  const chat = new Chat(page)
  const go = async (where: string, how?: string) => {
    await page.evaluate(([name = '', more]) => Reflect.get(window, 'go')[name](more), [where, how])
    await current?.rests()
  }
  await go('react')
  await chat.launcher.click()
  await chat.option('Yes, please').click()
  await chat.isAsked()
  for (const [where, how] of [
    ['tag', 'talkgraph-loader.js'],
    ['tag', 'talkgraph.js'],
    ['nowhere'],
    ['tag', 'talkgraph.js'],
    ['mount'],
    ['react'],
    ['tag', 'talkgraph-loader.js'],
    ['destroy'],
    ['nowhere'],
    ['react'],
  ] as const) {
    await go(where, how)
    await expect.poll(() => page.locator('talkgraph-widget').count()).toBe(1)
    await expect.poll(() => chat.option('Yes, please').getAttribute('aria-pressed')).toBe('true')
  }
  await page.evaluate(() => Reflect.get(window, 'Talkgraph').push(['close']))
  await chat.window.waitFor({ state: 'hidden' })
  expect(current.complaints).toEqual([])
})

async function playDemo(name: string, files: Record<string, Served>) {
  site = await openSite({ bots, pages: { ...files, ...pictures } })
  current = await visit(`${site.origin}/${name}/`)
  const chat = new Chat(current.page)
  await chat.launcher.click()
  await chat.hears('Alder Lane Bakery')
  await chat.option('Yes, please').click()
  await chat.isAsked()
  await chat.emoji.click()
  await chat.page.getByRole('button', { name: 'Grinning Face', exact: true }).click()
  await chat.says('nobody')
  await chat.hears('That does not look like an e-mail address. Could you check it?')
  await chat.says('ada@example.org')
  await chat.hears('The name on the bag will be ada@example.org.')
  await chat.hears('See you tomorrow!')
  expect(await chat.page.getByRole('dialog').count()).toBe(1)
  expect(current.complaints).toEqual([])
  return current.page
}
