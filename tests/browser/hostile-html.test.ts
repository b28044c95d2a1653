import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Plugin, type RollupOptions, rollup } from 'rollup'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeChromium } from './chromium.js'
import { generated, vectors } from './sanitise-inputs.js'
import { openSite, pageWith, type Site } from './site.js'
import { type Visit, visit } from './visit.js'

const root = join(import.meta.dirname, '../..')
const count = process.env.TALKGRAPH_LONG === '1' ? 10_000 : 3_000
const random = generated(20_261_121)
const inputs = [...vectors, ...Array.from({ length: count }, () => random.next().value)]
const batch = 250

/** What one input came to in the page. */
interface Outcome {
  readonly input: string
  /** The nodes and attributes of the result, in their order. */
  readonly whole: readonly string[]
  readonly trimmed: readonly string[]
  /** What must not be in either result, as it is and written out and read again. */
  readonly harmful: readonly string[]
}

interface Bench extends Window {
  hit?: unknown
  whole: Sanitiser
  trimmed: Sanitiser
  bench: {
    nodes(root: Node): string[]
    harmful(root: ParentNode): string[]
    read(html: string): ParentNode
  }
}
interface Sanitiser {
  sanitise(html: string): DocumentFragment
}

const scripts = `<script src="/whole.js"></script><script src="/trimmed.js"></script><script src="/bench.js"></script>`
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
  const whole = await bundle('whole')
  const trimmed = await bundle('trimmed')
  expect(trimmed.length).toBeLessThan(whole.length - 2_000)
  site = await openSite({
    pages: {
      ...pages,
      '/whole.js': { body: whole },
      '/trimmed.js': { body: trimmed },
      '/bench.js': { body: `(${setBench})()` },
    },
  })
})
afterAll(async () => {
  await site?.close()
  await closeChromium()
})

/** The sanitiser as the widget's bundle has it, or the same with the whole of DOMPurify. */
async function bundle(name: 'whole' | 'trimmed'): Promise<string> {
  const { default: builds } = await import(join(root, 'rollup.config.mjs'))
  const widget: RollupOptions = builds.find(({ input }: RollupOptions) => input === 'src/embed.ts')
  const plugins = (widget.plugins as Plugin[]).filter(
    plugin => !plugin.name.startsWith('trim-') || (name === 'trimmed' && plugin.name === 'trim-dompurify'),
  )
  expect(plugins.some(plugin => plugin.name === 'trim-dompurify')).toBe(name === 'trimmed')
  const build = await rollup({ input: join(root, 'src/contents/text/sanitise.ts'), plugins })
  const { output } = await build.generate({ format: 'iife', name })
  await build.close()
  return output[0].code
}

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
  const prefixOf = reader<string | null>(Element.prototype, 'prefix')
  const shadowOf = reader<ShadowRoot | null>(Element.prototype, 'shadowRoot')
  const childrenOf = reader<NodeListOf<ChildNode>>(Node.prototype, 'childNodes')
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
    nodes(root) {
      const found: string[] = []
      const walk = (node: Node) => {
        if (node instanceof Element) {
          found.push(`<${namespaceOf(node)} ${prefixOf(node)} ${localNameOf(node)}>`)
          for (const { namespaceURI, name, value } of attributesOf(node))
            found.push(`@${namespaceURI} ${name}=${value}`)
          const shadow = shadowOf(node)
          if (shadow) walk(shadow)
        } else found.push(`${typeOf(node)} ${node.nodeName}: ${node.nodeValue}`)
        if (node instanceof HTMLTemplateElement) walk(node.content)
        for (const child of childrenOf(node)) walk(child)
        found.push('/')
      }
      walk(root)
      return found
    },
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
        if (node instanceof HTMLAnchorElement && runs.test(node.protocol)) found.push(`address ${node.href}`)
      }
      return found
    },
    read: html =>
      new DOMParser().parseFromString((policy?.createHTML(html) ?? html) as string, 'text/html').body,
  }
}

/** Has the page sanitise inputs both ways, judge the results and insert them. */
function compare(current: Visit, texts: readonly string[]): Promise<Outcome[]> {
  return current.page.evaluate(async list => {
    const { bench, whole, trimmed } = window as unknown as Bench
    const box = document.createElement('div')
    document.body.append(box)
    const outcomes = list.map(input => {
      const results = [whole.sanitise(input), trimmed.sanitise(input)] as const
      const [ofWhole, ofTrimmed] = [bench.nodes(results[0]), bench.nodes(results[1])]
      const harmful = results.flatMap(result => bench.harmful(result))
      for (const result of results) {
        const shown = document.createElement('div')
        box.append(shown)
        shown.append(result)
        harmful.push(...bench.harmful(bench.read(shown.innerHTML)))
      }
      return { input, whole: ofWhole, trimmed: ofTrimmed, harmful }
    })
    // Images fail, and handlers would run, in a later task.
    await Promise.all(
      [...box.querySelectorAll('img')].map(
        image =>
          image.complete ||
          new Promise(resolve => {
            image.addEventListener('load', resolve)
            image.addEventListener('error', resolve)
          }),
      ),
    )
    await new Promise(resolve => setTimeout(resolve, 20))
    box.remove()
    return outcomes
  }, texts)
}

/** Whether everything in `part` is in `all`, in the same order. */
function isWithin(part: readonly string[], all: readonly string[]): boolean {
  let at = 0
  for (const node of all) if (node === part[at]) at += 1
  return at === part.length
}

const none = { count: 0, first: [] }
const some = (outcomes: readonly Outcome[]) => ({ count: outcomes.length, first: outcomes.slice(0, 3) })

async function open(path: string): Promise<Visit> {
  const current = await visit(`${site.origin}${path}`)
  await current.page.route(
    url => url.origin !== site.origin,
    route => route.abort(),
  )
  return current
}

describe('the sanitiser with a trimmed DOMPurify', () => {
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
      const run = current.page.evaluate(text => {
        const page = window as unknown as Bench
        page.hit = undefined
        const box = document.createElement('div')
        box.append(...page.bench.read(text).childNodes)
        document.body.append(box)
        return new Promise(resolve => setTimeout(() => resolve(page.hit !== undefined), 200))
      }, html)
      expect([html, await run]).toEqual([html, true])
    }
    await current.close()
  })

  it.each(Object.keys(pages))('lets through nothing that the whole one does not, at %s', async path => {
    const current = await open(path)
    // Where no policy is allowed only words are left, and each refusal is reported, which takes its time.
    const isRefused = path === '/no-policies'
    const tried = isRefused ? vectors : inputs
    const outcomes: Outcome[] = []
    for (let at = 0; at < tried.length; at += batch)
      outcomes.push(...(await compare(current, tried.slice(at, at + batch))))

    expect(outcomes).toHaveLength(tried.length)
    const withElements = outcomes.filter(({ whole }) => whole.some(node => node.startsWith('<')))
    if (isRefused) expect(some(withElements)).toEqual(none)
    else expect(withElements.length).toBeGreaterThan(tried.length * 0.4)
    expect(some(outcomes.filter(({ harmful }) => harmful.length > 0))).toEqual(none)
    expect(some(outcomes.filter(({ whole, trimmed }) => !isWithin(trimmed, whole)))).toEqual(none)
    // It takes no more away either: there is no difference at all.
    expect(some(outcomes.filter(({ whole, trimmed }) => !isDeepStrictEqual(whole, trimmed)))).toEqual(none)
    expect(await current.page.evaluate(() => (window as unknown as Bench).hit)).toBeUndefined()
    expect(new URL(current.page.url()).pathname).toBe(path)
    await current.close()
  })
})
