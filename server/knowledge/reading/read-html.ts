import { type ChildNode, type Document, type Element, isCDATA, isTag, isText } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { hiddenIn } from './hidden.js'
import { type RobotsWords, robotsWords } from './robots-words.js'

/** A part of a document: a heading, or a text below it. */
export type Block =
  | { readonly level: number; readonly text: string }
  | { readonly text: string; readonly level?: never }

/** A page as it is read. */
export interface ReadPage extends RobotsWords {
  readonly title: string
  /** As the page says; blank where it does not. */
  readonly language: string
  readonly blocks: readonly Block[]
  /** Whole addresses of other pages, without what follows `#`. */
  readonly links: readonly string[]
  /** The address that it says it has, and the one that it leads to by itself; undefined: it says none. */
  readonly canonical?: string | undefined
  readonly leadsTo?: string | undefined
}

/** What is never content. */
const passed = new Set(
  'script style noscript template svg canvas iframe object embed head nav select option textarea button input dialog audio video map'.split(
    ' ',
  ),
)
/** What stands around the content where a page does not say which that is. */
const around = new Set(['header', 'footer', 'aside'])
const ownLine = new Set(
  'address article blockquote dd details div dl dt fieldset figcaption figure footer form header hr main ol p pre section summary ul br caption'.split(
    ' ',
  ),
)
const mostLinks = 2000
const deepest = 400

/** Reads HTML without what a visitor does not see (comments, what is off the screen, what has no size). */
export function readHtml(html: string, address: string): ReadPage {
  const tree = parseDocument(html, { decodeEntities: true })
  const first = (name: string, inside = tree.children) =>
    DomUtils.getElementsByTagName(name, inside, true, 1)[0]
  const metas = DomUtils.getElementsByTagName('meta', tree.children, true)
  const robots = metas
    .filter(({ attribs }) => /^(?:robots|talkgraph|talkgraphbot)$/i.test(attribs.name ?? ''))
    .map(({ attribs }) => attribs.content ?? '')
  const refresh = metas.find(({ attribs }) => /^refresh$/i.test(attribs['http-equiv'] ?? ''))
  const [, to = ''] =
    /^\s*[0-5]\b[\s\d.;,]{0,20}url\s*=\s*['"]?([^'"\s]{1,2000})/i.exec(
      refresh?.attribs.content ?? '',
    ) ?? []
  const canonical = DomUtils.getElementsByTagName('link', tree.children, true).find(({ attribs }) =>
    /(?:^|\s)canonical(?:\s|$)/i.test(attribs.rel ?? ''),
  )
  const base = whole(first('base')?.attribs.href ?? '', address) ?? address
  const title = first('title')
  return {
    title: title ? plain(DomUtils.textContent(title)) : '',
    language: first('html')?.attribs.lang ?? '',
    blocks: blocksIn(tree),
    links: linksIn(tree, base),
    canonical: canonical?.attribs.href ? whole(canonical.attribs.href.trim(), base) : undefined,
    leadsTo: to === '' ? undefined : whole(to, base),
    ...robotsWords(robots),
  }
}

/** A text in one line, without characters that databases refuse. */
export const plain = (text: string): string =>
  text
    .replaceAll(/\p{Surrogate}|\0/gu, '')
    .replaceAll(/[\s\u200b-\u200d\u2060\ufeff\u{e0000}-\u{e007f}]+/gu, ' ')
    .trim()

function whole(href: string, base: string): string | undefined {
  if (!URL.canParse(href, base)) return undefined
  const url = new URL(href, base)
  url.hash = ''
  return /^https?:$/.test(url.protocol) ? url.href : undefined
}

function linksIn(tree: Document, base: string): readonly string[] {
  const found = new Set<string>()
  for (const { attribs } of DomUtils.getElementsByTagName('a', tree.children, true)) {
    if (/\bnofollow\b/i.test(attribs.rel ?? '') || attribs.href === undefined) continue
    const link = whole(attribs.href.trim(), base)
    if (link !== undefined && link.length <= 2000) found.add(link)
    if (found.size === mostLinks) break
  }
  return [...found]
}

/** The content of a page: its `main`, its one `article`, or all but what stands around. */
function blocksIn(tree: Document): readonly Block[] {
  const hidden = hiddenIn(tree)
  const mains = DomUtils.filter(
    node => isTag(node) && (node.name === 'main' || node.attribs.role === 'main'),
    tree.children,
  ).filter(node => !hidden.has(node))
  const articles = DomUtils.getElementsByTagName('article', tree.children, true)
  const named = mains.length > 0 ? mains : articles.length === 1 ? articles : undefined
  const blocks: Block[] = []
  let line = ''
  const end = (prefix = '') => {
    const text = plain(line)
    line = ''
    if (text !== '') blocks.push({ text: prefix + text })
  }
  for (const node of named ?? tree.children) {
    walk(node, 0)
    end()
  }
  return blocks

  function walk(node: ChildNode, depth: number): void {
    if (isText(node)) line += node.data
    if (!isTag(node)) {
      if (isCDATA(node)) for (const child of node.children) walk(child, depth + 1)
      return
    }
    const { name } = node
    if (depth > deepest || hidden.has(node) || passed.has(name)) return
    if (!named && (around.has(name) || node.attribs.role === 'navigation')) return
    const within = () => {
      for (const child of node.children) walk(child, depth + 1)
    }
    if (/^h[1-6]$/.test(name)) {
      end()
      within()
      const text = plain(line)
      line = ''
      if (text !== '') blocks.push({ level: Number(name[1]), text })
    } else if (name === 'li') {
      end()
      within()
      end('- ')
    } else if (name === 'table') {
      end()
      table(node, depth)
    } else if (ownLine.has(name)) {
      end()
      within()
      end()
    } else if (name === 'img') line += ` ${node.attribs.alt ?? ''} `
    else within()
  }

  /** Each row is a line; its cells are named by the row of headings above. */
  function table(node: Element, depth: number): void {
    let heads: readonly string[] = []
    for (const row of DomUtils.getElementsByTagName('tr', node.children, true)) {
      if (hidden.has(row)) continue
      const cells = row.children.filter(
        (cell): cell is Element => isTag(cell) && /^t[dh]$/.test(cell.name),
      )
      const texts = cells.map(cell => {
        const before = blocks.length
        if (!hidden.has(cell)) for (const child of cell.children) walk(child, depth + 3)
        end()
        return blocks
          .splice(before)
          .map(({ text }) => text)
          .join(' ')
      })
      if (heads.length === 0 && cells.length > 1 && cells.every(({ name }) => name === 'th'))
        heads = texts
      else {
        const named = texts.map((text, at) =>
          text !== '' && heads[at] ? `${heads[at]}: ${text}` : text,
        )
        const text = named.filter(cell => cell !== '').join(' | ')
        if (text !== '') blocks.push({ text })
      }
    }
  }
}
