import { describe, expect, it } from 'vitest'
import { parseBot } from '../../runtime/index.js'
import { launcherRecord } from '../../server/bots/publish/launcher-record.js'
import { projectBot } from '../../server/bots/publish/project-bot.js'
import { isLong, itAtLength } from '../arbitraries/cases.js'
import { bakery, breadSvg } from './bots.js'
import { Chat } from './chat.js'
import { inTurn } from './look-bots.js'
import { setUpSite } from './set-up-site.js'
import { pageWith } from './site.js'

const plain = inTurn(
  ['message', { text: 'Good morning.' }],
  ['ask-custom-question', { questionText: 'And you?' }],
)
const tag = (file: string, bot = 'bakery', more = '') =>
  `<script async src="/${file}.js" data-chatbot-id="${bot}" ${more}></script>`
const mixed = [0, 1, 2]
  .map(
    at =>
      tag('talkgraph') +
      tag('talkgraph-loader') +
      (at ? '' : '<script type="module" src="/mount.js"></script>'),
  )
  .join('<p></p>')
const policy = (rules: string) => ({
  headers: {
    'content-security-policy': `default-src 'none'; connect-src 'self'; img-src 'self'; ${rules}`,
  },
})
const dynamic = policy(
  "script-src 'nonce-abc' 'strict-dynamic'; require-trusted-types-for 'script'",
)
const noTypes = policy(
  "script-src 'self'; trusted-types 'none'; require-trusted-types-for 'script'",
)

const pages = {
  '/ten': pageWith(
    `${mixed}<talkgraph-widget></talkgraph-widget>${tag('talkgraph-loader')}${tag('talkgraph')}${tag('talkgraph-loader')}`,
  ),
  '/mount.js': {
    body: `import { mount } from '/talkgraph.esm.js'
      mount({ chatbotId: 'bakery', server: location.origin })`,
  },
  '/module': pageWith(
    `<script type="module">import { mount } from '/talkgraph.esm.js'; window.mountBot = mount</script>`,
  ),
  '/dynamic': {
    ...pageWith(tag('talkgraph', 'full', 'nonce="abc" data-persistence="local"')),
    ...dynamic,
  },
  '/dynamic-loader': {
    ...pageWith(tag('talkgraph-loader', 'full', 'nonce="abc" data-persistence="local"')),
    ...dynamic,
  },
  '/no-types': { ...pageWith(tag('talkgraph', 'plain')), ...noTypes },
  '/no-types-markup': { ...pageWith(tag('talkgraph')), ...noTypes },
  '/no-types-loader': { ...pageWith(tag('talkgraph-loader', 'plain')), ...noTypes },
  '/sandboxed': pageWith(
    `<iframe sandbox="allow-scripts" title="Shop" src="/inside" width="900" height="700"></iframe>`,
  ),
  '/inside': pageWith(tag('talkgraph', 'bakery', 'data-persistence="local"')),
  '/blocked': pageWith(tag('talkgraph', 'bakery', 'data-persistence="local"')),
  '/slow': pageWith(tag('talkgraph')),
  '/bread.svg': { body: breadSvg },
}
/** A bot that needs every file beside the one file, but for the languages. */
const full = {
  ...bakery,
  id: 'full',
  customizations: { allowDownload: true },
  triggers: [{ on: 'exit' }],
}
const recordOf = (bot: typeof bakery) =>
  JSON.parse(launcherRecord(projectBot(bot.id, parseBot(bot))))
const bots = {
  bakery,
  'bakery/launcher': recordOf(bakery),
  full,
  'full/launcher': recordOf(full),
  plain: { ...plain, id: 'plain' },
}
const site = setUpSite({ bots, pages })

/** Talks to the bakery from the launcher to the end. */
async function talk(chat: Chat) {
  await chat.launcher.first().click()
  await chat.option('Yes, please').click()
  await chat.says('ada@example.com')
  await chat.hears('We will write to ada@example.com.')
}

it('ten tags of one bot, of the loader and of the file, and a mount of the package make one chat', async () => {
  const chat = await site.open('/ten')
  await talk(chat)
  await site.rests()
  expect(
    await chat.page.locator('talkgraph-widget:not(:empty), talkgraph-widget[style]').count(),
  ).toBe(1)
  expect(await chat.launcher.count()).toBe(1)
  expect(await chat.window.count()).toBe(1)
  expect(site.complaints).toEqual([])
})

it('mounts and leaves again and again, and the page does not grow', async () => {
  await site.open('/module')
  const { page } = site
  const devtools = await page.context().newCDPSession(page)
  const mountTimes = (times: number) =>
    page.evaluate(
      async ([bot, count]) => {
        const mount: typeof import('../../src/index.js').mount = Reflect.get(window, 'mountBot')
        for (let done = 0; done < count; done++) {
          const widget = mount({ bot, typingDelay: 1 })
          await new Promise<void>(resolve => widget.on('ready', () => resolve()))
          const asked = new Promise<void>(resolve => widget.on('message', () => resolve()))
          widget.open()
          await asked
          widget.destroy()
          await new Promise(requestAnimationFrame)
        }
      },
      [plain, times] as const,
    )
  const counted = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
    return { nodes, jsEventListeners }
  }
  const times = isLong ? 1000 : 30
  await mountTimes(20)
  const before = await counted()
  await mountTimes(times)
  const after = await counted()
  // Fewer than one for each mount: what a browser itself still holds is of the last ones.
  expect(after.nodes - before.nodes).toBeLessThan(times / 2)
  expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(times / 2)
  expect(await page.locator('talkgraph-widget').count()).toBe(0)
  expect(site.complaints).toEqual([])
}, 300_000)

describe('a policy', () => {
  // The one file is whole: beside it lie the emojis and the transcript to keep.
  it.each([
    ['/dynamic', ['download', 'emoji']],
    ['/dynamic-loader', ['download', 'emoji', 'markup', 'tabs', 'triggers']],
  ] as const)(
    'of a nonce and strict-dynamic is kept on %s, by the files beside too',
    async (path, beside) => {
      const before = site.asked.length
      const chat = await site.open(path)
      await chat.launcher.first().click()
      await chat.option('Yes, please').click()
      await chat.isAsked()
      await chat.emoji.click()
      await chat.page.getByRole('button', { name: 'Grinning Face', exact: true }).click()
      await chat.says('ada@example.com')
      await chat.hears('We will write to ada@example.com.')
      const saved = chat.page.waitForEvent('download')
      await chat.page.getByRole('button', { name: 'Download transcript' }).press('Enter')
      await saved
      const asked = site.asked.slice(before)
      for (const name of beside) expect(asked).toContain(`/talkgraph-${name}.js`)
      expect(site.complaints).toEqual([])
    },
  )

  it('that allows no Trusted Types at all lets a bot without markup talk, and reports nothing', async () => {
    const chat = await site.open('/no-types')
    await chat.launcher.click()
    await chat.says('Well.')
    await chat.hears('Well.')
    expect(site.complaints).toEqual([])
  })

  it('that allows no Trusted Types at all leaves a bot with markup its words', async () => {
    const chat = await site.open('/no-types-markup')
    await talk(chat)
    await chat.hears('Welcome to the Corner Bakery!')
    // The browser itself reports the attempts to read markup.
    expect(site.complaints.filter(text => !/TrustedHTML|trusted-types/.test(text))).toEqual([])
  })

  it('that allows no Trusted Types at all has the loader say what it lacks', async () => {
    const chat = await site.open('/no-types-loader')
    await chat.launcher.click()
    await expect.poll(() => site.complaints.join('\n')).toContain('trusted-types talkgraph-loader')
    await expect.poll(() => chat.page.getByRole('heading').isVisible()).toBe(true)
  })
})

describe('without storage', () => {
  it('a chat talks in a sandboxed frame, whose page has no origin and nothing to keep them in', async () => {
    await site.open('/sandboxed')
    const frame = site.page.frameLocator('iframe')
    await frame.getByRole('button', { name: 'Open chat' }).first().click()
    await frame.getByRole('button', { name: 'Yes, please' }).click()
    await frame.locator('textarea:not([disabled])').fill('ada@example.com')
    await frame.getByRole('button', { name: 'Send message' }).click()
    await frame.getByRole('log').getByText('We will write to ada@example.com.').waitFor()
    expect(site.complaints).toEqual([])
  })

  it('a chat talks where naming a storage, a cookie or a channel throws', async () => {
    const { page } = await site.visit('about:blank')
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
        Object.defineProperty(window, name, { get: refuse })
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
      Reflect.set(window, 'BroadcastChannel', refuse)
    })
    await page.goto(`${site.origin}/blocked`)
    await talk(new Chat(page))
    expect(site.complaints).toEqual([])
  })
})

describe('the network', () => {
  itAtLength('may be slow: a press is kept until everything has come', async () => {
    const { page } = await site.visit('about:blank')
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 60_000,
      uploadThroughput: 30_000,
    })
    await page.goto(`${site.origin}/slow`)
    await talk(new Chat(page))
    expect(site.complaints).toEqual([])
  })

  it('may go in mid-conversation: what needs no server goes on, and nothing is reported', async () => {
    const chat = await site.open('/slow')
    await chat.launcher.click()
    await chat.option('Yes, please').waitFor()
    await chat.page.context().setOffline(true)
    await chat.option('Yes, please').click()
    await chat.says('ada@example.com')
    await chat.hears('We will write to ada@example.com.')
    await chat.launcher.click()
    await chat.window.waitFor({ state: 'hidden' })
    await chat.page.context().setOffline(false)
    expect(site.complaints).toEqual([])
  })

  it('may fail as the chat loads: the page is whole, and one line says what is missing', async () => {
    const { page } = await site.visit('about:blank')
    await page.route('**/widget/v1/bots/bakery', route =>
      route.fulfill({ status: 503, body: 'busy' }),
    )
    await page.goto(`${site.origin}/slow`)
    await expect
      .poll(() => site.complaints.filter(text => text.includes('Talkgraph')))
      .toHaveLength(1)
    expect(site.complaints.join()).toContain('HTTP 503')
    await expect.poll(() => page.locator('talkgraph-widget').count()).toBe(0)
    expect(await page.getByRole('heading').isVisible()).toBe(true)
  })
})
