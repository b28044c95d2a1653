import type { Context } from 'hono'
import { siteFolder } from '../../base/folders.js'
import type { LiveBot } from '../../bots/publish/live-bots.js'
import { type PagePlace, pageHtml } from '../../connections/pages/look/page-html.js'
import { pagePolicy } from '../../connections/pages/look/page-policy.js'
import { looksOf } from '../../connections/pages/page-looks.js'
import { type Page, readPage } from '../../connections/pages/page-record.js'
import { harmless } from '../../platform/http/harmless.js'
import { askedOrigin, isFromOwnPage } from '../../platform/http/own-origin.js'
import {
  answerReady,
  makeReady,
  type ReadyAnswer,
  represent,
} from '../../platform/http/ready-answer.js'
import type { PageEntry } from '../../store/index.js'
import type { Services } from '../services/services.js'
import { answerNotice } from './answer-notice.js'
import { createPageDoor } from './page-door.js'
import { createPageFiles, type PageFileName } from './page-files.js'

/** What an answer about a page needs. */
export type PageAnswerServices = Pick<
  Services,
  | 'accounts'
  | 'bots'
  | 'heavyWork'
  | 'limiter'
  | 'log'
  | 'pagePass'
  | 'pages'
  | 'places'
  | 'publicUrl'
  | 'trustedProxies'
>

/** Answers with a page or what stands beside it; `base` is what its addresses begin with. */
type AnswerPage = (
  context: Context,
  entry: PageEntry,
  base: string,
  file?: PageFileName,
) => Promise<Response>

const forAnHour = 'public, max-age=3600'

/** Some 20 kB each. */
const mostKept = 500

/** Makes the answers about pages. Those of open pages are made once, and are fit for a CDN. */
export function createPageAnswers(
  services: PageAnswerServices,
  site: URL = siteFolder,
): AnswerPage {
  const { accounts, bots, publicUrl } = services
  const files = createPageFiles(services, site)
  const enter = createPageDoor(services)
  const kept = new Map<string, { readonly live: LiveBot; readonly answer: Promise<ReadyAnswer> }>()

  return async (context, entry, base, file) => {
    const page = readPage(entry)
    const place = placeOf(context, page, base)
    const caching = cachingOf(page)
    const isLocked = entry.password !== null
    const isQr = file === 'qr.svg' || file === 'qr.png'
    const qr = () =>
      files.qr(context, file === 'qr.png', {
        address: place.canonical,
        account: entry.owner,
        caching: isLocked ? 'no-store' : forAnHour,
      })
    if (isQr && (!isLocked || (await isMembers(context, entry)))) return qr()
    if (page.until !== undefined && Date.now() > page.until)
      return answerNotice(context, 410, page.language, { title: 'overTitle', text: 'over' })
    const door = isLocked ? await enter(context, page, base, file) : undefined
    if (door) return door
    if (isQr) return qr()
    const live = await bots.find(entry.botId)
    if (!live)
      return answerNotice(context, 404, page.language, { title: 'missingTitle', text: 'missing' })
    const looks = looksOf(live)
    if (file === 'sw.js' && isLocked) return context.notFound()
    if (file) return files.file(context, file, { page, account: entry.owner, looks, base, caching })
    const answer = await ready(live, page, place)
    return answerReady(context, answer, { 'Cache-Control': caching })
  }

  /** Whether a member of the page's account asks, from the studio. */
  async function isMembers(context: Context, entry: PageEntry): Promise<boolean> {
    if (!isFromOwnPage(context, publicUrl)) return false
    const signedIn = await accounts.signedIn(context.req.raw.headers)
    return signedIn?.memberships.some(({ accountId }) => accountId === entry.owner) ?? false
  }

  /** The answer of before stands as long as page, bot and address do. */
  async function ready(live: LiveBot, page: Page, place: PagePlace): Promise<ReadyAnswer> {
    const { id, revision } = page.entry
    const key = JSON.stringify([id, revision, place.canonical, place.base])
    const known = kept.get(key)
    kept.delete(key)
    const entry = known?.live === live ? known : { live, answer: render(live, page, place) }
    kept.set(key, entry)
    entry.answer.catch(() => kept.delete(key))
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break
      kept.delete(oldest)
    }
    return entry.answer
  }

  async function render(live: LiveBot, page: Page, place: PagePlace): Promise<ReadyAnswer> {
    const { html, ...inline } = await pageHtml(page, looksOf(live), place)
    return makeReady(await represent(html), {
      ...harmless,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy(inline),
      // The chat's calls tell by it that they come from here.
      'Referrer-Policy': 'same-origin',
    })
  }

  function placeOf(context: Context, { entry }: Page, base: string): PagePlace {
    const asked = new URL(context.req.url)
    const { protocol } = new URL(publicUrl ?? asked.origin)
    const host = context.req.header('host') ?? asked.host
    const canonical =
      base === '' ? `${protocol}//${host}/` : `${askedOrigin(context, publicUrl)}/c/${entry.name}`
    return { base, canonical }
  }
}

/** As long as a page stays, anybody may keep it for a minute; behind a password nobody may. */
function cachingOf({ entry, until }: Page): string {
  if (entry.password !== null) return 'no-store'
  if (until === undefined) return 'public, max-age=60, stale-while-revalidate=600'
  return `public, max-age=${Math.max(0, Math.min(60, Math.floor((until - Date.now()) / 1000)))}`
}
