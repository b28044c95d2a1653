import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { parseBot } from '../../runtime/index.js'
import { launcherRecord } from '../../server/publish/launcher-record.js'
import { projectBot } from '../../server/publish/project-bot.js'
import { bakery } from './bots.js'
import type { Chat } from './chat.js'
import { setUpSite } from './set-up-site.js'
import { pageWith } from './site.js'

const kinds = {
  plain: { customizations: { allowDownload: true, botToggleSound: true } },
  leaving: { triggers: [{ on: 'exit' }] },
  scrolling: { triggers: [{ on: 'scroll', percent: 50 }] },
  linked: { triggers: [{ on: 'address' }], prefill: ['plan'] },
}
const bots = Object.fromEntries(
  Object.entries(kinds).flatMap(([id, rest]) => {
    const bot = { ...bakery, ...rest, id }
    return [
      [id, bot],
      [`${id}/launcher`, JSON.parse(launcherRecord(projectBot(id, parseBot(bot))))],
    ]
  }),
)
const tag = (id: string, file = 'talkgraph.js') =>
  `<input aria-label="Search" autofocus><script async src="/${file}" data-chatbot-id="${id}"></script>`
const long = '<div style="height: 3000px"></div>'
const site = setUpSite({
  bots,
  pages: {
    ...Object.fromEntries(Object.keys(kinds).map(id => [`/${id}`, pageWith(long + tag(id))])),
    ...Object.fromEntries(
      Object.keys(kinds).map(id => [`/loader/${id}`, pageWith(long + tag(id, 'talkgraph-loader.js'))]),
    ),
    '/hidden': pageWith(
      `<script>(window.Talkgraph = window.Talkgraph || []).push(['hide'])</script><button onclick="Talkgraph.push(['open'])">Help</button>${tag('plain')}`,
    ),
  },
})

const push = (...command: unknown[]) =>
  site.page.evaluate(args => Reflect.get(window, 'Talkgraph').push(args), command)
const atRest = (chat: Chat) => chat.page.waitForFunction(() => !!customElements.get('talkgraph-widget'))

describe.each(['', '/loader'])('a trigger, by %s/', folder => {
  it('opens as the mouse leaves, keeps the focus on the page, and does not open again', async () => {
    const chat = await site.open(`${folder}/leaving`)
    await atRest(chat)
    await chat.launcher.waitFor()
    await chat.page.getByLabel('Search').focus()
    const leave = () =>
      chat.page.evaluate(() =>
        document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })),
      )
    // What watches may still be on its way.
    const isOpenAfter = () => leave().then(() => chat.window.isVisible())
    await expect.poll(isOpenAfter).toBe(true)
    expect(await chat.focused()).toBe('Search')
    await chat.launcher.click()
    await chat.window.waitFor({ state: 'hidden' })
    await chat.page.reload()
    await atRest(chat)
    await chat.launcher.waitFor()
    await expect.poll(() => site.asked.filter(path => path.includes('triggers')).length).toBeGreaterThan(0)
    for (let index = 0; index < 5; index++) await leave()
    expect(await chat.window.count()).toBe(0)
  })

  it('opens by a link to the page', async () => {
    const chat = await site.open(`${folder}/linked?talkgraph=open`)
    await chat.window.waitFor()
  })

  it('opens where the visitor has scrolled', async () => {
    const chat = await site.open(`${folder}/scrolling`)
    await atRest(chat)
    await chat.launcher.waitFor()
    expect(await chat.window.count()).toBe(0)
    await chat.page.evaluate(() => scrollTo(0, 2500))
    await chat.window.waitFor()
  })
})

it('a bot without triggers fetches nothing for them', async () => {
  const before = site.asked.length
  const chat = await site.open('/plain')
  await chat.launcher.click()
  await chat.option('Yes, please').waitFor()
  expect(site.asked.slice(before).filter(path => /triggers|download/.test(path))).toEqual([])
})

it('a page with a button of its own hides the launcher, and the button opens the chat', async () => {
  const chat = await site.open('/hidden')
  await atRest(chat)
  const help = chat.page.getByRole('button', { name: 'Help' })
  const isOpenAfter = () => help.press('Enter').then(() => chat.window.isVisible())
  await expect.poll(isOpenAfter).toBe(true)
  expect(await chat.launcher.count()).toBe(0)
  await push('show')
  await chat.launcher.waitFor()
})

it('the transcript is downloaded by keyboard, as a text file', async () => {
  const chat = await site.open('/plain')
  await chat.launcher.click()
  await chat.option('Yes, please').click()
  const button = chat.page.getByRole('button', { name: 'Download transcript' })
  await button.focus()
  const coming = chat.page.waitForEvent('download')
  await chat.page.keyboard.press('Enter')
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^.+ \d{4}-\d\d-\d\d\.txt$/)
  expect(await readFile(await download.path(), 'utf8')).toMatch(/You: Yes, please/)
})

it('the sounds are switched off by keyboard', async () => {
  const chat = await site.open('/plain')
  await chat.launcher.click()
  const sounds = chat.page.getByRole('button', { name: 'Sounds' })
  await sounds.focus()
  await chat.page.keyboard.press('Space')
  await expect.poll(() => sounds.getAttribute('aria-pressed')).toBe('false')
})

it('another language is spoken where the conversation stands', async () => {
  const chat = await site.open('/plain')
  await chat.launcher.click()
  await chat.option('Yes, please').waitFor()
  await push('setLocale', 'de')
  await chat.page.getByRole('button', { name: 'Gespräch neu beginnen' }).waitFor()
  await chat.option('Yes, please').click()
  await expect.poll(() => chat.log.getByRole('button', { name: 'Yes, please' }).count()).toBe(1)
  expect(site.complaints).toEqual([])
})
