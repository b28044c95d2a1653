import type { Document } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { hiddenIn, isWithoutScripts, sheetsIn } from './hidden.js'
import { plain } from './plain.js'
import { type Block, blocksIn } from './read-blocks.js'
import { type RobotsWords, robotsWords } from './robots-words.js'

/** A page as it is read. */
export interface ReadPage extends RobotsWords {
  readonly title: string
  /** As the page says; blank where it does not. */
  readonly language: string
  readonly blocks: readonly Block[]
  /** Whole addresses of other pages, without what follows `#`. */
  readonly links: readonly string[]
  /** And those of its style sheets. */
  readonly sheets: readonly string[]
  /** The address that it says it has, and the one that it leads to by itself; undefined: it says none. */
  readonly canonical?: string | undefined
  readonly leadsTo?: string | undefined
}

const mostLinks = 2000

/**
 * Reads HTML without what a visitor does not see (comments, what is off the screen, what has no size); `sheets` are those style
 * sheets of it that stand elsewhere.
 */
export function readHtml(html: string, address: string, sheets: readonly string[] = []): ReadPage {
  const tree = parseDocument(html, { decodeEntities: true })
  const first = (name: string, inside = tree.children) =>
    DomUtils.getElementsByTagName(name, inside, true, 1)[0]
  const metas = DomUtils.getElementsByTagName('meta', tree.children, true)
  const robots = metas
    .filter(({ attribs }) => /^(?:robots|talkgraph|talkgraphbot)$/i.test(attribs.name ?? ''))
    .map(({ attribs }) => attribs.content ?? '')
  const refresh = metas.find(
    meta => /^refresh$/i.test(meta.attribs['http-equiv'] ?? '') && !isWithoutScripts(meta),
  )
  const to = leadingTo(refresh?.attribs.content ?? '')
  const canonical = DomUtils.getElementsByTagName('link', tree.children, true).find(({ attribs }) =>
    /(?:^|\s)canonical(?:\s|$)/i.test(attribs.rel ?? ''),
  )
  const base = whole(first('base')?.attribs.href ?? '', address) ?? address
  const title = first('title')
  const blocks = blocksIn(tree, hiddenIn(tree, sheets))
  return {
    title: title ? plain(DomUtils.textContent(title)) : '',
    language: first('html')?.attribs.lang ?? '',
    // What its sheets hide as a whole is shown by a script.
    blocks: blocks.length === 0 && sheets.length > 0 ? blocksIn(tree, hiddenIn(tree, [])) : blocks,
    links: linksIn(tree, base),
    sheets: sheetsIn(tree).flatMap(href => whole(href, base) ?? []),
    canonical: canonical?.attribs.href ? whole(canonical.attribs.href.trim(), base) : undefined,
    leadsTo: to === '' ? undefined : whole(to, base),
    ...robotsWords(robots),
  }
}

/** Within so many seconds a page leads to another by itself. */
const soon = 5

function leadingTo(refresh: string): string {
  const [delay = '', ...rest] = refresh.split(/[;,]/)
  const [name = '', ...address] = rest.join(';').split('=')
  const isSoon = Number.parseFloat(delay) <= soon && name.trim().toLowerCase() === 'url'
  return isSoon ? address.join('=').replaceAll(/['"]/g, '').trim().slice(0, 2000) : ''
}

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
