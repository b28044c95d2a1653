import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { parseBot } from '../../runtime/index.js'
import { launcherRecord } from '../../server/bots/publish/launcher-record.js'
import { projectBot } from '../../server/bots/publish/project-bot.js'
import { casesOf } from '../arbitraries/cases.js'
import { bakery, breadSvg } from './bots.js'
import type { Chat } from './chat.js'
import { setUpSite } from './set-up-site.js'
import { pageWith } from './site.js'

const require = createRequire(import.meta.url)
const turbo = readFileSync(require.resolve('@hotwired/turbo'), 'utf8')
const head = '<script src="/turbo.js" defer></script>'
const links = ['loader', 'file', 'none']
  .map(name => `<a href="/turbo/${name}">${name}</a>`)
  .join(' ')
const loaderTag = '<script async src="/talkgraph-loader.js" data-chatbot-id="bakery"></script>'
const fileTag = '<script async src="/talkgraph.js" data-chatbot-id="bakery"></script>'
const filling = `<div id="here" style="height: 500px"></div><script async src="/talkgraph.js"
  data-chatbot-id="bakery" data-mode="full-page" data-target="#here"></script>`

/** Changes pages as Astro's router does: the new body takes the old one's place, and its scripts run again. */
const swapping = `<script>window.swap = async address => {
  const { body } = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html')
  document.body.replaceWith(body)
  for (const old of body.querySelectorAll('script')) {
    const script = document.createElement('script')
    for (const { name, value } of old.attributes) script.setAttribute(name, value)
    old.replaceWith(script)
  }
}</script>`

const pages = {
  '/turbo/loader': pageWith(links + loaderTag, head),
  '/turbo/file': pageWith(links + fileTag, head),
  '/turbo/none': pageWith(links, head),
  '/turbo.js': { body: turbo },
  '/astro/loader': pageWith(loaderTag, swapping),
  '/astro/file': pageWith(fileTag, swapping),
  '/astro/filling': pageWith(filling, swapping),
  '/bread.svg': { body: breadSvg },
}
const record = JSON.parse(launcherRecord(projectBot('bakery', parseBot(bakery))))
const site = setUpSite({ bots: { bakery, 'bakery/launcher': record }, pages })

/** The chat is there once, and goes on where it was. */
async function expectGoesOn(chat: Chat) {
  await chat.hears('Where may we write to?')
  await expect.poll(() => chat.page.locator('talkgraph-widget').count()).toBe(1)
  await expect.poll(() => chat.launcher.count()).toBe(1)
}

it.each(casesOf(['loader'], ['file']))(
  'stays through the visits of Turbo, which began with the %s',
  async first => {
    const chat = await site.open(`/turbo/${first}`)
    await chat.launcher.click()
    await chat.option('Yes, please').click()
    await chat.isAsked()
    for (const name of ['none', 'loader', 'file', 'none', 'file']) {
      await chat.page.getByRole('link', { name }).click()
      await chat.page.waitForURL(`**/turbo/${name}`)
      await site.rests()
      await expectGoesOn(chat)
    }
    await chat.page.goBack()
    await chat.page.waitForURL('**/turbo/none')
    await expectGoesOn(chat)
    await chat.says('ada@example.com')
    await chat.hears('We will write to ada@example.com.')
    expect(site.complaints).toEqual([])
  },
)

it.each(['loader', 'file'])(
  'the stand-in or widget of the %s stays when bodies are swapped',
  async name => {
    const chat = await site.open(`/astro/${name}`)
    await chat.launcher.waitFor()
    const swap = async (to: string) => {
      await chat.page.evaluate(address => Reflect.get(window, 'swap')(address), `/astro/${to}`)
      await site.rests()
      await expect.poll(() => chat.launcher.count()).toBe(1)
    }
    await swap(name)
    await chat.launcher.click()
    await chat.option('Yes, please').click()
    await chat.isAsked()
    await swap('loader')
    await swap('file')
    await swap(name)
    await expectGoesOn(chat)
    expect(site.complaints).toEqual([])
  },
)

it('goes to its place on the new page, with its conversation, when its place was swapped away', async () => {
  const chat = await site.open('/astro/filling')
  await chat.option('Yes, please').click()
  await chat.isAsked()
  for (const _ of [1, 2]) {
    await chat.page.evaluate(() => Reflect.get(window, 'swap')('/astro/filling'))
    await expect.poll(() => chat.page.locator('#here > talkgraph-widget').count()).toBe(1)
    await chat.hears('Where may we write to?')
  }
  await chat.says('ada@example.com')
  await chat.hears('We will write to ada@example.com.')
})
