import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { SiteVisit } from '@talkgraph/wire/site-visit'
import type { Context } from 'hono'
import { siteFolder } from '../../base/folders.js'
import { clientAddress } from '../../platform/http/client-address.js'
import { ownOrigin } from '../../platform/http/own-origin.js'
import { canBookDemo, demoBotId } from '../../site/demo-bot.js'
import { helpBotId } from '../../site/help-bot.js'
import { firstOwner } from '../../store/index.js'
import { describeApi } from '../api/openapi/describe-api.js'
import type { Services } from '../services/services.js'
import { claimsBeside, ownPlans } from './own-plans.js'

/** What the build of the site hands out: it renders the page of a request. */
interface Renderer {
  handle(request: Request, visit: SiteVisit): Promise<Response>
}

/** How much of the site there is, and what is on each of its pages. */
export interface SiteShape {
  /** Whether there is more than guides. */
  readonly isWhole: boolean
  /** The id of the bot on every page, which is there as long as it is live; null: none. */
  readonly bot: string | null
}

/** A page as the site renders it, with the nonce of its own inline scripts. */
export interface RenderedPage {
  readonly page: Response
  readonly nonce: string
}

/** What pages of the site are rendered with. */
export type RendererServices = Pick<
  Services,
  'bots' | 'log' | 'publicUrl' | 'sendsMail' | 'site' | 'store' | 'trustedProxies'
>

/** Renders pages of the site; undefined where the site was not built. */
export function siteRenderer(
  { bots, log, publicUrl, sendsMail, site, store, trustedProxies }: RendererServices,
  { isWhole, bot }: SiteShape,
  folder: URL = siteFolder,
): (context: Context, request: Request) => Promise<RenderedPage | undefined> {
  const entry = new URL('server/index.js', folder)
  const publicOrigin = publicUrl && new URL(publicUrl).origin
  let renderer: Promise<Renderer> | undefined
  let isOurs = false
  const liveBot = async (id: string) => {
    const live = await bots.find(id)
    // An id that was the first account's once is never another's.
    if (live && id === helpBotId && !isOurs)
      isOurs = (await store.bots.find(id))?.owner === firstOwner
    return id === helpBotId && !isOurs ? undefined : live
  }
  return async (context, request) => {
    if (!existsSync(entry)) return undefined
    // Read when the first page is asked for: a server that only serves bots needs none of it.
    renderer ??= import(entry.href)
    const nonce = randomBytes(16).toString('base64url')
    // A page comes without its chat where the database does not answer.
    const live = bot === null ? undefined : await liveBot(bot).catch(() => undefined)
    const hasDemo =
      new URL(request.url).pathname === '/schedule-demo' &&
      (await canBookDemo(store, bots).catch(() => false))
    const plans = ownPlans(store.plans.all)
    const data = await site.forVisitor(
      clientAddress(context, trustedProxies),
      ownOrigin(context, publicUrl),
    )
    const page = await (await renderer).handle(request, {
      origin: publicOrigin ?? new URL(context.req.url).origin,
      isWhole,
      ...(live && bot !== null && { bot }),
      ...(hasDemo && { demo: { bot: demoBotId, sendsMail } }),
      ...(plans && { plans }),
      nonce,
      data: { ...data, claims: claimsBeside(store.plans.all, data.claims) },
      describeApi: async () => JSON.parse(await describeApi()),
      failed: error => log.error({ err: error }, 'A page of the site failed'),
    })
    return { page, nonce }
  }
}
