import { breadSvg } from './bots.js'
import { Chat } from './chat.js'
import { closeChromium } from './chromium.js'
import { askingBots, sayingBots, silence } from './look-bots.js'
import { openSite, pageWith } from './site.js'
import { type Visit, visit } from './visit.js'

const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; style-src 'self'; require-trusted-types-for 'script'"
const asking = pageWith('<script type="module" src="/ask.js"></script>')
const pages = {
  '/strict': { ...asking, headers: { 'content-security-policy': policy } },
  '/': asking,
  '/ask.js': {
    body: `import { mount } from '/talkgraph.esm.js'
      const call = (call, signal, onText) => new Promise(resolve => { window.grow = onText; window.finish = resolve })
      window.heard = []
      window.problems = []
      const chat = mount({ chatbotId: location.search.slice(1), server: location.origin, typingDelay: 1, env: { call } })
      chat.on('answer', ({ value }) => heard.push(value))
      chat.on('problem', ({ code }) => problems.push(code))`,
  },
  '/cake.svg': { body: breadSvg },
  '/greeting.wav': { body: silence, headers: { 'content-type': 'audio/wav' } },
  // A film without a picture.
  '/oven.mp4': { body: silence, headers: { 'content-type': 'audio/wav' } },
  '/greeting.vtt': {
    body: 'WEBVTT\n\n00:00.000 --> 00:04.000\nGood morning!',
    headers: { 'content-type': 'text/vtt' },
  },
}

/** A site with a page for each bot, strict at /strict, and the visit to it that is going on. */
export async function openLooks() {
  const site = await openSite({ bots: { ...askingBots, ...sayingBots }, pages })
  let current: Visit | undefined

  return {
    origin: site.origin,
    /** Opens a bot's page and, by keyboard, its chat. */
    async open(bot: string, path = '/strict', viewport?: { width: number; height: number }) {
      current = await visit(`${site.origin}${path}?${bot}`, viewport)
      const chat = new Chat(current.page)
      await chat.launcher.focus()
      await chat.page.keyboard.press('Enter')
      return chat
    },
    /** What the console and the policy complained of. */
    complaints: () => current?.complaints,
    leave: () => current?.close(),
    async close() {
      await site.close()
      await closeChromium()
    },
  }
}

/** What the page has heard: the values of answers, or the codes of problems. */
export const recorded = ({ page }: Chat, name: 'heard' | 'problems') =>
  page.evaluate(key => Reflect.get(window, key), name)
