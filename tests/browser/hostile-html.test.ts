import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cases, isLong } from '../arbitraries/cases.js'
import { closeChromium } from './chromium.js'
import { generated, vectors } from './sanitise-inputs.js'
import { openSite, pageWith, type Site } from './site.js'
import { type Visit, visit } from './visit.js'

const count = cases(10_000, 300)
const random = generated(20_261_121)
const inputs = [...vectors, ...Array.from({ length: count }, () => random.next().value)]
const batch = 250
const last = 'That is all.'

/** What a batch of texts came to in the transcript. */
interface Outcome {
  readonly shown: number
  readonly withElements: number
  /** What must not be there, as it is and written out and read again. */
  readonly harmful: readonly string[]
}

interface Bench extends Window {
  hit?: unknown
  Talkgraph: typeof import('../../src/index.js')
  bench: {
    harmful(root: ParentNode): string[]
    read(html: string): ParentNode
  }
}

const scripts = `<script type="module" src="/talkgraph-markup.js"></script><script src="/talkgraph.js"></script><script src="/bench.js"></script>`
const headers = (policy: string) => ({ headers: { 'content-security-policy': policy } })
const pages = {
  '/free': pageWith(scripts),
  '/trusted-types': { ...pageWith(scripts), ...headers("require-trusted-types-for 'script'") },
  '/no-policies': {
    ...pageWith(scripts),
    ...headers("require-trusted-types-for 'script'; trusted-types reader"),
  },
}

let site: Site
beforeAll(async () => {
  site = await openSite({ pages: { ...pages, '/bench.js': { body: `(${setBench})()` } } })
})
afterAll(async () => {
  await site?.close()
  await closeChromium()
})

/** Runs in the page: how results are written down and judged, by nothing that the sanitiser knows. */
function setBench() {
  const page = window as unknown as Bench
  class Hit extends HTMLElement {
    connectedCallback() {
      page.hit = 'a custom element'
    }
  }
  class HitParagraph extends HTMLParagraphElement {
    connectedCallback() {
      page.hit = 'a built-in element made custom'
    }
  }
  // Read past what a form's fields hide.
  const reader =
    <Read>(owner: object, name: string) =>
    (node: Node): Read =>
      Object.getOwnPropertyDescriptor(owner, name)?.get?.call(node)
  const attributesOf = reader<NamedNodeMap>(Element.prototype, 'attributes')
  const localNameOf = reader<string>(Element.prototype, 'localName')
  const namespaceOf = reader<string | null>(Element.prototype, 'namespaceURI')
  const shadowOf = reader<ShadowRoot | null>(Element.prototype, 'shadowRoot')
  const typeOf = reader<number>(Node.prototype, 'nodeType')
  const policy = window.trustedTypes?.createPolicy('reader', { createHTML: html => html })

  customElements.define('x-hit', Hit)
  customElements.define('hit-p', HitParagraph, { extends: 'p' })

  const htmlNamespace = 'http://www.w3.org/1999/xhtml'
  const elements =
    'script style iframe frame frameset object embed applet form input button select option textarea svg math template slot base meta link title noscript noembed noframes xmp plaintext audio video source x-hit'.split(
      ' ',
    )
  const attributes =
    'style id class name is for form formaction action srcdoc srcset slot part ping background poster data nonce popover autofocus contenteditable tabindex shadowrootmode'.split(
      ' ',
    )
  const bare = (address: string) =>
    [...address].filter(character => character > ' ' && character !== '\u007f').join('')
  const runs = /^(javascript|vbscript|data):/i

  page.bench = {
    harmful(root) {
      const found: string[] = []
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_ALL)
      while (walker.nextNode()) {
        const node = walker.currentNode
        if (!(node instanceof Element)) {
          if (typeOf(node) !== Node.TEXT_NODE) found.push(`node ${node.nodeName}`)
          continue
        }
        const element = localNameOf(node)
        if (namespaceOf(node) !== htmlNamespace) found.push(`namespace of ${element}`)
        if (shadowOf(node)) found.push(`shadow root of ${element}`)
        if (elements.includes(element) || element.includes('-')) found.push(`element ${element}`)
        for (const { name, value } of attributesOf(node)) {
          if (/^on|[:-]/i.test(name) || attributes.includes(name)) found.push(`attribute ${name}`)
          // An image may be a data address: images run nothing.
          const isImage = element === 'img' && name === 'src' && /^data:/i.test(value)
          if ((name === 'href' || name === 'src') && runs.test(bare(value)) && !isImage)
            found.push(`address ${value}`)
        }
        if (node instanceof HTMLAnchorElement && runs.test(node.protocol))
          found.push(`address ${node.href}`)
      }
      return found
    },
    read: html =>
      new DOMParser().parseFromString((policy?.createHTML(html) ?? html) as string, 'text/html')
        .body,
  }
}

/** Has a bot say the texts, and judges what the widget shows of them. */
async function say(current: Visit, texts: readonly string[], isRefused: boolean): Promise<Outcome> {
  const said = [...texts, `<b>${last}</b>`]
  const bot = {
    nodes: said.map((text, at) => ({ id: `${at}`, type: 'message-node', data: { text } })),
    edges: texts.map((_, at) => ({ source: `${at}`, target: `${at + 1}` })),
  }
  const widget = await current.page.evaluateHandle(bot => {
    const { Talkgraph } = window as unknown as Bench
    const widget = Talkgraph.mount({ bot, typingDelay: 0, persistence: 'none' })
    widget.open()
    return widget
  }, bot)
  // All texts take their form at once, when what sanitises them is there.
  await current.page.waitForFunction(
    ([last, part]) => {
      const root = document.querySelector('talkgraph-widget')?.shadowRoot
      const text = [...(root?.querySelectorAll('[role=log] .text') ?? [])].at(-1)
      return text?.parentElement?.querySelector(part)?.textContent === last
    },
    [last, isRefused ? '.text' : '.text > b'] as const,
  )
  const outcome = await current.page.evaluate(async () => {
    const { bench } = window as unknown as Bench
    const root = document.querySelector('talkgraph-widget')?.shadowRoot
    const shown = [...(root?.querySelectorAll('[role=log] .text') ?? [])]
    const images = shown.flatMap(text => [...text.querySelectorAll('img')])
    for (const image of images) image.loading = 'eager'
    // Images fail, and handlers would run, in a later task.
    await Promise.all(
      images.map(
        image =>
          image.complete ||
          new Promise(resolve => {
            image.addEventListener('load', resolve)
            image.addEventListener('error', resolve)
          }),
      ),
    )
    // One that fails after them all: what they set off has run by then.
    await new Promise(resolve => {
      const latest = new Image()
      latest.addEventListener('error', resolve)
      latest.src = 'data:,'
    })
    return {
      shown: shown.length,
      withElements: shown.filter(text => text.querySelector('*')).length,
      harmful: shown.flatMap(text => [
        ...bench.harmful(text),
        ...bench.harmful(bench.read(text.innerHTML)),
      ]),
    }
  })
  await widget.evaluate(widget => widget.destroy())
  return outcome
}

async function open(path: string): Promise<Visit> {
  const current = await visit(`${site.origin}${path}`)
  await current.page.route(
    url => url.origin !== site.origin,
    route => route.abort(),
  )
  return current
}

describe('what the built widget shows of hostile HTML', () => {
  it('is tried with enough', () => {
    expect(new Set(vectors).size).toBeGreaterThan(400)
    expect(new Set(inputs).size).toBeGreaterThan(count)
  })

  it('is judged by what finds harm where nothing is sanitised', async () => {
    const current = await open('/free')
    const harmful = await current.page.evaluate(list => {
      const { bench } = window as unknown as Bench
      return list.filter(input => bench.harmful(bench.read(input)).length > 0).length
    }, inputs)
    expect(harmful).toBeGreaterThan(inputs.length * 0.7)
    for (const html of ['<img src=x onerror=hit=1>', '<x-hit></x-hit>', '<p is=hit-p>x</p>']) {
      await current.page.evaluate(text => {
        const page = window as unknown as Bench
        page.hit = undefined
        const box = document.createElement('div')
        box.append(...page.bench.read(text).childNodes)
        document.body.append(box)
      }, html)
      await current.page.waitForFunction(() => (window as unknown as Bench).hit !== undefined)
    }
    await current.close()
  })

  it.each(isLong ? Object.keys(pages) : ['/trusted-types'])(
    'is harmless, at %s',
    { timeout: 900_000 },
    async path => {
      const current = await open(path)
      // Where no policy is allowed only words are left, and each refusal is reported, which takes its time.
      const isRefused = path === '/no-policies'
      const tried = isRefused ? vectors : inputs
      let [shown, withElements] = [0, 0]
      const harmful: string[] = []
      for (let at = 0; at < tried.length; at += batch) {
        const outcome = await say(current, tried.slice(at, at + batch), isRefused)
        shown += outcome.shown
        withElements += outcome.withElements
        harmful.push(...outcome.harmful)
      }
      expect(harmful).toEqual([])
      expect(shown).toBeGreaterThan(tried.length * 0.9)
      if (isRefused) expect(withElements).toBe(0)
      else expect(withElements).toBeGreaterThan(tried.length * 0.4)
      expect(await current.page.evaluate(() => (window as unknown as Bench).hit)).toBeUndefined()
      expect(new URL(current.page.url()).pathname).toBe(path)
      await current.close()
    },
  )
})
