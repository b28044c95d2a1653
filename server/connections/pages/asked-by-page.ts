import type { HonoRequest } from 'hono'
import type { Pages } from './pages.js'

const path = /^\/c\/([a-z0-9-]{1,60})\/?$/i

/** Whether a page of this bot asks, which this server shows: the browser tells the page's address on this very host. */
export async function isAskedByPage(
  request: HonoRequest,
  pages: Pick<Pages, 'named' | 'atHost'>,
  botId: string,
): Promise<boolean> {
  const from = URL.parse(request.header('referer') ?? '')
  const host = request.header('host') ?? new URL(request.url).host
  if (from?.host !== host) return false
  const [, name] = path.exec(from.pathname) ?? []
  const page = name === undefined ? await pages.atHost(from.hostname) : await pages.named(name)
  return page?.botId === botId
}
