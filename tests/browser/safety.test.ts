import { describe, expect, it } from 'vitest'
import { bakery, breadSvg, hostile, nasty } from './bots.js'
import { setUpSite } from './set-up-site.js'
import { pageWith } from './site.js'

const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; style-src 'self'; require-trusted-types-for 'script'"
const headers = { 'content-security-policy': `${policy}; report-uri /report` }

/** Attributes and elements that a strict policy reports when they are parsed, without a value and in every grammar. */
const unquoted = {
  id: 'unquoted',
  nodes: [
    '<svg onload>one</svg>two',
    '<b onclick>three</b>',
    '<svg/onload/><math onclick>x</math><b ONCLICK style>four</b>',
    '<!-- <a title=" --> <b onclick>five</b>',
    '<textarea><b title="</textarea><i onclick>six</i>',
    '<style>b{}</style><svg><style>b{}</style></svg>Only once: seven',
    '<img src="/bread.svg" alt="a loaf" onload onerror>eight',
  ].map((text, at) => ({ id: `${at}`, type: 'message-node', data: { text } })),
  edges: [1, 2, 3, 4, 5, 6].map(at => ({ source: `${at - 1}`, target: `${at}` })),
}

const pages = {
  '/strict': {
    ...pageWith('<script async src="/talkgraph.js" data-chatbot-id="bakery"></script>'),
    headers,
  },
  '/strict-unquoted': {
    ...pageWith('<script async src="/talkgraph.js" data-chatbot-id="unquoted"></script>'),
    headers,
  },
  '/strict-hostile': { ...pageWith('<script async src="/hostile.js"></script>'), headers },
  '/nonce': {
    ...pageWith(
      `<script nonce="abc">delete CSSStyleSheet.prototype.replaceSync</script>
       <script async src="/talkgraph.js" data-chatbot-id="bakery" data-nonce="abc"></script>`,
    ),
    headers: {
      'content-security-policy':
        `${policy}; script-src 'self' 'nonce-abc'; style-src 'nonce-abc'`.replace(
          /(script|style)-src 'self'; /g,
          '',
        ),
    },
  },
  '/hostile': pageWith('<script async src="/hostile.js"></script>'),
  '/missing': pageWith('<script async src="/talkgraph.js" data-chatbot-id="nobody"></script>'),
  '/invalid': pageWith('<script async src="/talkgraph.js" data-chatbot-id="invalid"></script>'),
  '/hostile.js': {
    body: `import('/talkgraph.esm.js').then(({ mount }) => mount({
      chatbotId: 'hostile', server: location.origin, typingDelay: 1, variables: { nasty: ${JSON.stringify(nasty)} },
    }))`,
  },
  '/bread.svg': { body: breadSvg },
}
const bots = {
  bakery,
  hostile,
  unquoted,
  invalid: { nodes: [{ id: 'a' }, { id: 'a' }], edges: [] },
}

const site = setUpSite({ bots, pages })

describe('a page with a strict policy', () => {
  it('sees no violation and a clean console, emojis included', async () => {
    const chat = await site.open('/strict')
    await chat.launcher.click()
    await chat.option('Yes, please').click()
    await chat.isAsked()
    await chat.emoji.click()
    await chat.page.getByRole('button', { name: 'Grinning Face', exact: true }).click()
    await chat.says('ada@example.com')
    await chat.hears('We will write to ada@example.com.')
    expect(site.complaints).toEqual([])
  })

  it('styles the widget by nonce where style sheets cannot be constructed', async () => {
    const chat = await site.open('/nonce')
    await chat.launcher.click()
    await chat.option('Yes, please').waitFor()
    expect((await chat.header()).background).toBe('rgb(27, 85, 243)')
    expect(site.complaints).toEqual([])
  })

  it('gets no report of attributes without a value, and keeps the words', async () => {
    const chat = await site.open('/strict-unquoted')
    await chat.launcher.click()
    for (const word of ['two', 'three', 'four', 'five', 'six', 'Only once: seven', 'eight'])
      await chat.hears(word)
    // An image of a text is read as relative to the server, and so is loaded.
    const loaf = chat.log.getByRole('img', { name: 'a loaf' })
    await expect
      .poll(() => loaf.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(site.complaints).toEqual([])
    expect(site.asked.filter(path => path === '/report')).toEqual([])
    // The policy does report where there is something.
    await chat.page.evaluate(() => document.body.setAttribute('style', 'color: red'))
    await expect.poll(() => site.asked.filter(path => path === '/report').length).toBe(1)
  })

  it('sees no violation from a hostile bot', async () => {
    const chat = await site.open('/strict-hostile')
    await chat.launcher.click()
    await chat.option('label').waitFor()
    expect(
      site.complaints.filter(text => !text.includes('BLOCKED_CONTENT') && !text.includes('404')),
    ).toEqual([])
  })
})

describe('a hostile bot', () => {
  it('runs nothing and styles nothing', async () => {
    const chat = await site.open('/hostile')
    await chat.launcher.click()
    await chat.option('label').waitFor()
    for (const link of await chat.log.getByRole('link').all()) await link.click()
    await expect.poll(() => chat.page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
    const found = await chat.log.evaluate(log =>
      [...log.querySelectorAll('.text *')]
        .filter(node =>
          node.matches(
            'script,style,form,input,button,iframe,svg,math,[style],[id],[class],[name],[onclick],[onerror]',
          ),
        )
        .map(node => node.outerHTML),
    )
    expect(found).toEqual([])
    await expect.poll(() => chat.log.locator('a[href]').count()).toBe(0)
    await expect.poll(() => chat.header()).toMatchObject({ background: 'rgb(27, 85, 243)' })
    await chat.hears(`value: ${nasty}`)
    await chat.hears('with style="kept" as text')
  })

  it('is drawn as the text it is made of', async () => {
    const chat = await site.open('/hostile')
    await chat.launcher.click()
    await chat.option('label').waitFor()
    const title = '<script>window.hacked = 21</script>'
    await expect
      .poll(() => chat.window.getAttribute('aria-label'))
      .toBe(`${title} – ${hostile.name}`)
    expect((await chat.header()).text).toBe(title)
    for (const word of ['one', 'five', 'six', 'seven', 'eight', 'nine', 'twelve'])
      await chat.hears(word)
  })
})

describe('a bot that does not load', () => {
  it.each([
    ['/missing', 'BOT_NOT_FOUND', 'nobody'],
    ['/invalid', 'BOT_INVALID', '"a"'],
  ])('%s is one clear error and nothing on the page', async (path, code, name) => {
    const chat = await site.open(path)
    await expect
      .poll(() => site.complaints.filter(text => text.includes('Talkgraph')))
      .toHaveLength(1)
    const [complaint] = site.complaints.filter(text => text.includes('Talkgraph'))
    expect(complaint).toContain(code)
    expect(complaint).toContain(name)
    await expect.poll(() => chat.page.locator('talkgraph-widget').count()).toBe(0)
    await expect
      .poll(() => chat.page.getByRole('heading', { name: 'Corner Bakery' }).isVisible())
      .toBe(true)
    expect(
      site.complaints.filter(text => !text.includes('Talkgraph') && !text.includes('404')),
    ).toEqual([])
  })
})
