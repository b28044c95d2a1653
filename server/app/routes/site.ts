import { Hono } from 'hono'
import { ApiError } from '../../base/errors.js'
import { siteFolder } from '../../base/folders.js'
import { answerPage } from '../../platform/http/answer-page.js'
import { answerStatic, forEver } from '../../platform/http/answer-static.js'
import { limitBody } from '../../platform/http/read-json.js'
import { type RendererServices, type SiteShape, siteRenderer } from './site-renderer.js'

/** The longest form holds a message of a visitor. */
const largestForm = 64_000
const forADay = { 'Cache-Control': 'public, max-age=86400' }

/** What a browser asks for at the root by itself, and pictures that keep their names. */
const pictures: Readonly<Record<string, string>> = {
  '/favicon.ico': 'favicon.svg',
  '/site/favicon.svg': 'favicon.svg',
  '/site/talkgraph.png': 'talkgraph.png',
  '/site/tutorial.png': 'tutorial.png',
  '/site/tutorial.webm': 'tutorial.webm',
  '/site/tutorial.vtt': 'tutorial.vtt',
}

/** `GET /site/assets/:file`: scripts, styles, fonts and pictures of the site; `GET /favicon.ico`. */
export function siteAssetRoutes(folder: URL = siteFolder): Hono {
  const routes = new Hono().get(
    '/site/assets/:file{[\\w.-]+\\.(?:css|js|svg|png|webp|woff2)}',
    context =>
      answerStatic(context, new URL(`client/assets/${context.req.param('file')}`, folder), forEver),
  )
  for (const kind of ['pictures', 'industries'])
    routes.get(`/site/${kind}/:file{[\\w-]+\\.(?:svg|png|webp|webm|vtt)}`, context =>
      answerStatic(
        context,
        new URL(`client/${kind}/${context.req.param('file')}`, folder),
        forADay,
      ),
    )
  for (const [path, file] of Object.entries(pictures))
    routes.get(path, context => answerStatic(context, new URL(`client/${file}`, folder), forADay))
  return routes
}

/** The pages of the site, at every address that no route before owns; none where the site was not built. */
export function sitePageRoutes(
  services: RendererServices,
  shape: SiteShape,
  folder: URL = siteFolder,
): Hono {
  const { publicUrl } = services
  const publicOrigin = publicUrl && new URL(publicUrl).origin
  const render = siteRenderer(services, shape, folder)
  return new Hono().on(['GET', 'POST'], '*', limitBody(largestForm), async context => {
    const { raw } = context.req
    if (raw.method === 'POST') checkForm(raw, publicOrigin)
    else {
      const path = oneSpelling(context.req.path)
      if (path !== context.req.path) return context.redirect(path + new URL(raw.url).search, 301)
    }
    const rendered = await render(context, asSent(raw, publicOrigin))
    return rendered ? answerPage(context, rendered.page, rendered.nonce) : context.notFound()
  })
}

/** The one address of a page: no empty segment, and the first, which is never the name of an item, in lower case. */
function oneSpelling(path: string): string {
  const [area = '', ...rest] = path.split('/').filter(segment => segment !== '')
  return `/${[area.toLowerCase(), ...rest].join('/')}`
}

const form = /^(?:application\/x-www-form-urlencoded|multipart\/form-data) *(?:;|$)/i

/** Refuses what is no form, and a form of another site. */
function checkForm(request: Request, publicOrigin: string | undefined): void {
  if (!form.test(request.headers.get('content-type') ?? ''))
    throw new ApiError('CONTENT_TYPE_NOT_SUPPORTED')
  if (request.headers.has('origin') && !ownSender(request, publicOrigin))
    throw new ApiError('CROSS_ORIGIN')
}

/** The page of this server that a browser sent a request from. */
function ownSender(request: Request, publicOrigin: string | undefined): URL | undefined {
  const sender = URL.parse(request.headers.get('origin') ?? '')
  const isOurs =
    sender && (sender.host === new URL(request.url).host || sender.origin === publicOrigin)
  return isOurs ? sender : undefined
}

/**
 * The request at the origin that its browser shows: behind a proxy the server is reached at another. A form is only taken
 * from a page of the same origin.
 */
function asSent(request: Request, publicOrigin: string | undefined): Request {
  const url = new URL(request.url)
  const sender = ownSender(request, publicOrigin)
  return sender && sender.origin !== url.origin
    ? new Request(new URL(url.pathname + url.search, sender.origin), request)
    : request
}
