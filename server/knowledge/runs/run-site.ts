import * as v from 'valibot'
import type { SourcePage } from '../../store/index.js'
import { type Fetched, fetchPage } from '../crawl/fetch-page.js'
import { readSitemap } from '../crawl/read-sitemap.js'
import { rulesOfSites } from '../crawl/rules-of-sites.js'
import type { SiteRules } from '../crawl/site-rules.js'
import { isOnlyStart, isSameSite, isWanted, pageKey } from '../crawl/which-pages.js'
import type { DocumentKind } from '../reading/read-document.js'
import { Unreadable } from '../reading/readers.js'
import { readSettings, type SourceSettings } from '../sources/source-settings.js'
import { readerWithSheets } from './reader-with-sheets.js'
import { leavePage, type Run, type RunParts, takeDocument } from './run-parts.js'
import { leftFor, seenPages } from './seen-pages.js'

/** A whole source that could not be read, with the reason for its owner. */
export class SourceFailed extends Error {
  override readonly name = 'SourceFailed'
}

/** In bytes, unpacked: of one page, of a sitemap, of all that one run reads. */
const mostBytes = { page: 3_000_000, sheet: 500_000, sitemap: 10_000_000, run: 500_000_000 }
const mostSitemaps = 500
const mostTries = 3
const longestRest = 60_000

const kinds: ReadonlyMap<string, DocumentKind> = new Map([
  ['text/html', 'html'],
  ['application/xhtml+xml', 'html'],
  ['text/plain', 'text'],
  ['text/markdown', 'markdown'],
])
/** What servers say that do not know. */
const untold = new Set(['', 'application/octet-stream'])

/** Reads a site from its address on, or one page, as the site allows. Throws a `SourceFailed`. */
export async function runSite(parts: RunParts, run: Run): Promise<void> {
  const { knowledge, outbound, pace, isOwnHost } = parts
  const { pages } = knowledge
  const { source, id, signal } = run
  const settings = readSettings(source.settings)
  const { address, limits } = settings
  const isSite = source.kind === 'site'
  const start = pageKey(address)
  if (start === undefined) throw new SourceFailed('This is no address of a page')
  const usual = 1000 / (isOwnHost(address) ? limits.perSecond : Math.min(1, limits.perSecond))
  const rules = rulesOfSites(at => get(at, mostBytes.page))
  let bytes = 0
  const get = async (url: string, most: number, known?: SourcePage): Promise<Fetched> => {
    for (let attempt = 1; ; attempt++) {
      const { host } = new URL(url)
      await pace.turn(host, Math.max(usual, rules.pauseAt(url)), signal)
      const fetched = await fetchPage(outbound, url, most, signal, known)
      signal.throwIfAborted()
      if (fetched.is === 'page') bytes += fetched.size
      const isBusy = fetched.is === 'failed' && (fetched.status === 429 || fetched.status === 503)
      if (!isBusy || attempt === mostTries) return fetched
      pace.rest(host, Math.min(longestRest, (fetched.pause ?? 2 ** attempt) * 1000))
    }
  }
  const own = await rules.of(start)
  if (typeof own === 'string') throw new SourceFailed(own)
  await pages.meet(source.number, id, [{ key: start, address: start, depth: 0 }])
  await pages.meetKnown(source.number, id)
  if (isSite) await meetSitemaps(start, own)
  const readPage = readerWithSheets(given => parts.readers.read(source.owner, given), sheetAt)
  const seen = await seenPages(pages, source.number, id)
  for (let count = seen.count(); ; ) {
    const page = await pages.next(source.number, id)
    if (!page || !(await run.goesOn())) return
    if (count >= limits.pages) {
      await pages.passRest(source.number, id, 'There are more pages than may be read')
      return
    }
    if (bytes > mostBytes.run) throw new SourceFailed('It is larger than may be read')
    if (await visit(page)) count++
    seen.end(page.key)
  }

  async function meetSitemaps(of: string, { sitemaps }: SiteRules): Promise<void> {
    const queue = sitemaps.length > 0 ? [...sitemaps] : [new URL('/sitemap.xml', of).href]
    const seen = new Set<string>()
    let count = 0
    for (const at of queue) {
      if (seen.has(at) || seen.size === mostSitemaps || !isOfSite(at)) continue
      // Others are passed over in any case.
      if (count >= limits.pages * 2 || !(await run.goesOn())) return
      seen.add(at)
      const fetched = await get(at, mostBytes.sitemap)
      if (fetched.is === 'moved') queue.push(fetched.to)
      if (fetched.is !== 'page') continue
      const sitemap = readSitemap(fetched.text)
      queue.push(...sitemap.sitemaps)
      count += await meet(sitemap.pages, 1)
    }
  }

  function isOfSite(at: string): boolean {
    return pageKey(at) !== undefined && isSameSite(at, address)
  }

  /** Has those wait that are wanted; resolves to how many these are. */
  async function meet(addresses: readonly string[], depth: number): Promise<number> {
    const met = new Map<string, { key: string; address: string; depth: number }>()
    for (const each of addresses) {
      const key = pageKey(each)
      if (key === undefined || !isWantedHere(key, settings)) continue
      met.set(key, { key, address: key, depth })
      // Others are passed over in any case.
      if (met.size === limits.pages * 2) break
    }
    await pages.meet(source.number, id, [...met.values()])
    return met.size
  }

  function isWantedHere(key: string, wanted: SourceSettings): boolean {
    return isSite ? isWanted(key, wanted) : isWanted(key, { ...wanted, include: [], exclude: [] })
  }

  /** Resolves to whether it was asked for. */
  async function visit(page: SourcePage): Promise<boolean> {
    const at = page.address ?? page.key
    const isStart = page.key === start
    if (!isWantedHere(page.key, settings) || (!isSite && page.depth === 0 && !isStart)) {
      await leavePage(parts, run, page, 'It is not among the pages that are wanted')
      return false
    }
    const asked = await rules.of(at)
    if (typeof asked === 'string') {
      await fail(page, asked)
      return false
    }
    if (!asked.allows(at)) {
      const reason = 'The site’s robots.txt does not allow it'
      if (isStart && page.hash === null) await fail(page, reason)
      else await leavePage(parts, run, page, reason)
      return false
    }
    const fetched = await get(at, mostBytes.page, page)
    const links = isSite && page.depth < limits.depth
    switch (fetched.is) {
      case 'unchanged':
        await pages.note(source.number, page.key, { outcome: 'unchanged', misses: 0 })
        if (page.hash) seen.read(page.key, page.hash)
        if (links) await meet(v.parse(listOfLinks, page.links), page.depth + 1)
        break
      case 'moved':
        await move(page, fetched.to)
        break
      case 'missing':
        await miss(page, fetched.status)
        break
      case 'failed':
        await fail(page, fetched.reason)
        break
      case 'page':
        await take(page, fetched, links)
    }
    return true
  }

  async function move(page: SourcePage, to: string): Promise<void> {
    const key = pageKey(to)
    if (key === undefined || !isWantedHere(key, settings)) {
      const reason = 'It leads to an address that is not among those wanted'
      if (page.key === start) await fail(page, reason)
      else await leavePage(parts, run, page, reason)
      return
    }
    const there = await rules.of(key)
    if (typeof there === 'string') return fail(page, there)
    await pages.meet(source.number, id, [
      { key, address: key, depth: isSite ? page.depth : page.depth + 1 },
    ])
    await leavePage(parts, run, page, 'It leads to another page')
    const isElsewhere = new URL(key).origin !== new URL(page.key).origin
    if (isSite && page.key === start && isElsewhere) await meetSitemaps(key, there)
  }

  /** What is missing for the second time is gone. */
  async function miss(page: SourcePage, status: number): Promise<void> {
    const misses = page.misses + 1
    const reason = `HTTP ${status}`
    if (page.hash !== null && (misses > 1 || status === 410))
      return leavePage(parts, run, page, reason)
    await pages.note(source.number, page.key, { outcome: 'failed', reason, misses })
  }

  async function fail(page: SourcePage, reason: string): Promise<void> {
    await pages.note(source.number, page.key, { outcome: 'failed', reason })
  }

  /** Blank where there is none. */
  async function sheetAt(at: string): Promise<string> {
    if (pageKey(at) === undefined || !isSameSite(at, address) || !(await rules.allow(at))) return ''
    const fetched = await get(at, mostBytes.sheet)
    return fetched.is === 'page' && fetched.type === 'text/css' ? fetched.text : ''
  }

  /**
   * Has the page wait that another one says it is, where there is one: where that leads back or is missing, the page itself is
   * read, and so is in any case what was named so.
   */
  async function isCopy(page: SourcePage, canonical = page.key): Promise<boolean> {
    const key = pageKey(canonical)
    if (!isSite || key === undefined || key === page.key || seen.isNamed(page.key)) return false
    if (!isWantedHere(key, settings) || isOnlyStart(key, page.key) || !(await answers(key)))
      return false
    seen.name(key)
    await pages.meet(source.number, id, [{ key, address: key, depth: page.depth }])
    await leavePage(parts, run, page, leftFor(key))
    return true
  }

  /** Whether a page was read in this run, or is one that can be. */
  async function answers(key: string): Promise<boolean> {
    if (seen.isRead(key)) return true
    if (seen.isEnded(key) || !(await rules.allow(key))) return false
    return seen.isNamed(key) || (await get(key, mostBytes.page)).is === 'page'
  }

  async function take(
    page: SourcePage,
    fetched: Extract<Fetched, { is: 'page' }>,
    follows: boolean,
  ): Promise<void> {
    const isMarked = fetched.text.trimStart().startsWith('<')
    const kind =
      kinds.get(fetched.type) ?? (isMarked && untold.has(fetched.type) ? 'html' : undefined)
    if (!kind) return leavePage(parts, run, page, `It is no text (${fetched.type || 'of no type'})`)
    try {
      const given = { kind, text: fetched.text, address: page.key, name: page.key }
      const document = await readPage(given)
      const links = fetched.robots.isNofollow ? [] : document.links
      if (follows) await meet(links, page.depth + 1)
      if (document.leadsTo !== undefined && pageKey(document.leadsTo) !== page.key)
        return move(page, document.leadsTo)
      if (fetched.robots.isNoindex || document.isNoindex)
        return leavePage(parts, run, page, 'It does not want to be found (noindex)')
      if (document.pieces.length === 0) return leavePage(parts, run, page, 'It holds no text')
      if (await isCopy(page, document.canonical)) return
      const same = seen.sameAs(document.hash)
      if (same !== undefined && same !== page.key)
        return leavePage(parts, run, page, `It says the same as ${same}`)
      seen.read(page.key, document.hash)
      const { etag, modified } = fetched
      await takeDocument(parts, run, { page, document }, { links, etag, modified })
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      await fail(page, error.message)
    }
  }
}

const listOfLinks = v.pipe(v.string(), v.parseJson(), v.array(v.string()))
