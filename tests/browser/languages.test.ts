import { expect, it } from 'vitest'
import { catalogue as german } from '../../src/texts/catalogues/de.js'
import { catalogue as hebrew } from '../../src/texts/catalogues/he.js'
import { catalogue as portuguese } from '../../src/texts/catalogues/pt.js'
import { catalogue as chinese } from '../../src/texts/catalogues/zh-Hant.js'
import { oneStep } from './look-bots.js'
import { setUpSite } from './set-up-site.js'
import { pageWith, type Served } from './site.js'

const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types talkgraph"
const strict = (page: Served): Served => ({
  ...page,
  headers: { 'content-security-policy': policy },
})
const tag = (id: string, more = '') =>
  strict(pageWith(`<script async src="/talkgraph.js" data-chatbot-id="${id}" ${more}></script>`))

const bots = {
  ready: {
    ...oneStep('yes-or-no-choice', { questionText: 'Ready?' }),
    translations: { de: { step: { questionText: 'Sind Sie bereit?' } } },
  },
  mail: oneStep('ask-email', { questionText: 'Your address?' }),
  'mail/launcher': { id: 'mail', name: 'Bakery', version: '1', customizations: {}, complete: true },
  scale: {
    ...oneStep('opinion-scale-choice', {}),
    customizations: { enableTagline: true, chatIconCta: true, chatIconCtaText: 'Cakes?' },
    translations: { de: { customizations: { chatIconCtaText: 'Kuchen?' } } },
  },
  file: oneStep('ask-file', { questionText: 'Your photo?' }),
}
const pages = {
  '/de': tag('ready', 'data-locale="de-AT"'),
  '/tw': tag('mail', 'data-locale="zh-TW"'),
  '/he': strict({
    body: (pageWith('<script type="module" src="/mail.js"></script>').body ?? '').replace(
      'lang="en"',
      'lang="he"',
    ),
  }),
  '/mail.js': {
    body: `import { mount } from '/talkgraph.esm.js'
      mount({ chatbotId: 'mail', server: location.origin, typingDelay: 1 })`,
  },
  '/looks': tag('scale', 'data-locale="de-CH"'),
  '/file': tag('file', 'data-locale="he"'),
  '/sv': tag('file', 'data-locale="sv-SE"'),
  '/loader': pageWith(
    '<script async src="/talkgraph-loader.js" data-chatbot-id="mail" data-locale="pt-PT"></script>',
  ),
  '/gone': tag('mail', 'data-locale="ja"'),
  '/talkgraph-lang-ja.js': { body: 'throw new Error("no longer here")' },
}

const site = setUpSite({ bots, pages })

it('a script tag fetches the one language it names from beside it, under a strict policy', async () => {
  const chat = await site.open('/de', undefined, german)
  await chat.launcher.click()
  await chat.hears('Sind Sie bereit?')
  await chat.option('Ja').click()
  await chat.log.getByText('Ja', { exact: true }).last().waitFor()
  const fetched = await site.page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /lang-.*/.exec(name) ?? []),
  )
  expect(fetched).toEqual(['lang-de.js'])
  expect(site.complaints).toEqual([])
})

it('corrections are in the language too, and the closest script is taken', async () => {
  const chat = await site.open('/tw', undefined, chinese)
  await chat.launcher.click()
  await chat.says('nonsense')
  await chat.hears(chinese['Please enter a valid email address'])
  expect(site.complaints).toEqual([])
})

it('the page’s language counts where none is named, and turns the chat round; the hint stands where one begins to write', async () => {
  const chat = await site.open('/he', undefined, hebrew)
  await chat.launcher.press('Enter')
  await chat.isAsked()
  const directionOf = () => chat.field.evaluate(field => getComputedStyle(field).direction)
  await expect.poll(directionOf).toBe('rtl')
  await chat.field.fill('ann@example.org')
  await expect.poll(directionOf).toBe('ltr')
  const left = async (part: string) =>
    (await site.page.locator(`talkgraph-widget [part=${part}]`).boundingBox())?.x ?? Number.NaN
  expect(await left('send')).toBeLessThan(await left('field'))
  // Beside the logo, whichever way it is written itself.
  await expect
    .poll(() => site.page.locator('.title').evaluate(title => getComputedStyle(title).textAlign))
    .toMatch(/right|match-parent/)
  expect(site.complaints).toEqual([])
})

it('header and invitation speak the language, in the owner’s words where there are any', async () => {
  const chat = await site.open('/looks', undefined, german)
  await site.page.getByText('Kuchen?').waitFor()
  await chat.launcher.click()
  await chat.window.getByText(german["We're here to help"]).waitFor()
  await chat.window.getByText(german.Support, { exact: true }).waitFor()
  await chat.log.getByRole('group', { name: 'Skala: Sehr schlecht – Sehr gut' }).waitFor()
  expect(site.complaints).toEqual([])
})

it('a size stays in one piece between letters from right to left', async () => {
  const chat = await site.open('/file', undefined, hebrew)
  await chat.launcher.click()
  const size = chat.log.getByText(/MB|מ״ב/).first()
  await size.waitFor()
  await expect.poll(() => size.textContent()).toMatch(/^עד \u2068.+\u2069$/)
  expect(site.complaints).toEqual([])
})

it('a language without a catalogue speaks one language, and the bot’s words keep theirs', async () => {
  const chat = await site.open('/sv')
  await chat.launcher.click()
  await chat.hears('Your photo?')
  const spoken = (selector: string) =>
    site.page
      .locator(`talkgraph-widget ${selector}`)
      .first()
      .evaluate(part => part.getAttribute('lang'))
  expect(await spoken('.frame')).toBe('en-SE')
  expect(await spoken('.text')).toBe('sv-SE')
})

it('behind the loader, a region’s texts lie over its language’s', async () => {
  const chat = await site.open('/loader', undefined, portuguese)
  await chat.launcher.click()
  await chat.isAsked()
  const fetched = await site.page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /lang-.*/.exec(name) ?? []),
  )
  expect(fetched.sort()).toEqual(['lang-pt-PT.js', 'lang-pt.js'])
  await site.page.getByRole('button', { name: 'Anexar um ficheiro' }).waitFor()
  expect(site.complaints).toEqual([])
})

it('emojis are found and named in the language, from a file beside the others', async () => {
  const chat = await site.open('/he', undefined, hebrew)
  await chat.launcher.click()
  await chat.isAsked()
  await chat.emoji.click()
  await site.page.getByRole('searchbox', { name: hebrew['Search emojis'] }).fill('פיצה')
  const pizza = site.page.getByRole('button', { name: 'פיצה' }).first()
  await pizza.waitFor()
  await expect.poll(() => pizza.getAttribute('lang')).toBe('he')
  await pizza.click()
  await expect.poll(() => chat.field.inputValue()).toBe('🍕')
  expect(site.complaints).toEqual([])
})

it('a language that cannot be fetched leaves the chat in English, and is one warning', async () => {
  const chat = await site.open('/gone')
  await chat.launcher.click()
  await chat.isAsked()
  await expect
    .poll(() => site.complaints.filter(text => text.includes('TEXTS_NOT_LOADED')).length)
    .toBe(1)
})
