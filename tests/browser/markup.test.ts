import { describe, expect, it } from 'vitest'
import { setUpSite } from './set-up-site.js'
import { pageWith } from './site.js'

const file = '/talkgraph-markup.js'

const botSaying = (...texts: readonly string[]) => ({
  id: 'saying',
  nodes: [
    ...texts.map((text, at) => ({ id: `${at}`, type: 'message-node', data: { text } })),
    {
      id: 'name',
      type: 'ask-name',
      data: { questionText: 'Who are you?', answerVariable: 'name' },
    },
    { id: 'last', type: 'message-node', data: { text: 'Good day, {name} &lt;b&gt;' } },
  ],
  edges: [...texts.keys(), 'name'].map((at, index) => ({
    source: `${at}`,
    target: at === 'name' ? 'last' : index + 1 < texts.length ? `${index + 1}` : 'name',
  })),
})

const policy =
  "default-src 'none'; base-uri 'none'; script-src 'nonce-abc' 'strict-dynamic'; connect-src 'self'; img-src 'self'; style-src 'nonce-abc'; require-trusted-types-for 'script'; trusted-types talkgraph talkgraph-loader"
const tag = (bot: string) =>
  `<script async src="/talkgraph-main.js" data-chatbot-id="${bot}" data-persistence="local"></script>`

/** Writes down every text that ever stands in the widget, from before its script. */
const watching = `<script>
  window.seen = new Set()
  const attachShadow = Element.prototype.attachShadow
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init)
    new MutationObserver(() => {
      const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) seen.add(text.data)
    }).observe(root, { childList: true, characterData: true, subtree: true })
    return root
  }
</script>`

const site = setUpSite({
  bots: {
    plain: botSaying('1 &lt; 2, said &#39;they&#39; &amp; &quot;she&quot;', 'Fish & chips < steak'),
    formatted: botSaying(
      'Bread is <b>warm</b>.',
      'Two<br>lines<base href="https://elsewhere.test/">',
      'And <i>fresh</i>.',
    ),
  },
  pages: {
    '/plain': pageWith(tag('plain'), watching),
    '/formatted': pageWith(tag('formatted'), watching),
    '/strict': {
      ...pageWith(
        '<script nonce="abc" async src="/talkgraph-loader.js" data-chatbot-id="formatted" data-nonce="abc"></script>',
      ),
      headers: { 'content-security-policy': policy },
    },
  },
})

/** The file under each address under which it may be asked for. */
const everywhere = `**${file}*`

const asks = () => site.asked.filter(path => path === file).length
const seen = () => site.page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)])
const block = (address: string) => site.page.route(address, route => route.abort())

describe('a bot whose texts hold no markup', () => {
  it('asks for nothing that formats, and shows what it says as it is meant', async () => {
    const before = asks()
    const chat = await site.open('/plain')
    await chat.launcher.click()
    await chat.hears(`1 < 2, said 'they' & "she"`)
    await chat.hears('Fish & chips < steak')
    await chat.says('Ada <i>')
    await chat.hears('Good day, Ada <i> <b>')
    expect(asks()).toBe(before)
  })
})

describe('a bot whose texts hold markup', () => {
  it('shows it formatted from the first frame, never raw, and asks once', async () => {
    const before = asks()
    const chat = await site.open('/formatted')
    await chat.launcher.click()
    await chat.log.locator('b', { hasText: 'warm' }).waitFor()
    await chat.log.locator('i', { hasText: 'fresh' }).waitFor()
    await chat.says('Ada')
    await chat.hears('Good day, Ada <b>')
    const texts = await seen()
    expect(texts).toContain('warm')
    expect(texts.filter(text => /<[bi]>/.test(text))).toEqual(['Good day, Ada <b>'])
    // Read out whole, but drawn in its parts alone.
    const drawn = await chat.log.evaluate(log => log.querySelectorAll('b, i, br').length)
    expect(drawn).toBe(3)
    expect(asks()).toBe(before + 1)
  })

  it('shows it formatted again after a reload', async () => {
    const chat = await site.open('/formatted')
    await chat.launcher.click()
    await chat.isAsked()
    await chat.page.reload()
    await chat.log.locator('b', { hasText: 'warm' }).waitFor()
    await chat.log.locator('i', { hasText: 'fresh' }).waitFor()
    expect((await seen()).filter(text => /<[bi]>/.test(text))).toEqual([])
  })

  it('shows its plain words where that cannot be fetched, tells once, and goes on', async () => {
    await site.visit('about:blank')
    await block(everywhere)
    await site.page.goto(`${site.origin}/formatted`)
    const { page } = site
    await page.getByRole('button', { name: 'Open chat' }).click()
    const log = page.getByRole('log')
    await log.getByText('Bread is warm.').last().waitFor()
    await expect.poll(() => log.getByText('Two').last().innerText()).toBe('Two\nlines')
    await page.getByRole('textbox').fill('Ada')
    await page.getByRole('button', { name: 'Send message' }).click()
    await log.getByText('Good day, Ada <b>').last().waitFor()
    expect(await log.locator('b, i').count()).toBe(0)
    expect(site.complaints.filter(text => text.includes('MARKUP_NOT_LOADED'))).toHaveLength(1)
    // Asked for again by a later text, and everything takes its form.
    await page.unroute(everywhere)
    await page.getByRole('button', { name: 'Restart conversation' }).click()
    await page.getByRole('button', { name: 'Start again' }).click()
    await log.locator('b', { hasText: 'warm' }).waitFor()
  })

  it('is formatted although the first request for what formats it failed', async () => {
    await site.visit('about:blank')
    await block(`**${file}`)
    await site.page.goto(`${site.origin}/formatted`)
    const { page } = site
    await page.getByRole('button', { name: 'Open chat' }).click()
    await page.getByRole('log').locator('b', { hasText: 'warm' }).waitFor()
    expect(site.complaints.filter(text => text.includes('MARKUP_NOT_LOADED'))).toEqual([])
  })

  it('fits a policy of nonces and one name of Trusted Types', async () => {
    const chat = await site.open('/strict')
    await chat.launcher.click()
    await chat.log.locator('b', { hasText: 'warm' }).waitFor()
    // The loader's record of the bot: this site has none.
    expect(site.complaints.filter(text => !text.includes('404'))).toEqual([])
  })
})
