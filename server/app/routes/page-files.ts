import type { Context } from 'hono'
import { pageIcon } from '../../connections/pages/draw/page-icon.js'
import { pagePicture } from '../../connections/pages/draw/page-picture.js'
import { qrCode } from '../../connections/pages/draw/qr-code.js'
import { manifestOf } from '../../connections/pages/look/manifest.js'
import { descriptionOf, titleOf } from '../../connections/pages/look/page-html.js'
import { serviceWorker } from '../../connections/pages/look/service-worker.js'
import type { PageLooks } from '../../connections/pages/page-looks.js'
import type { Page } from '../../connections/pages/page-record.js'
import { createDrawings, type Drawing } from '../../platform/drawings/drawings.js'
import { siteFont } from '../../platform/drawings/site-font.js'
import { harmless } from '../../platform/http/harmless.js'
import type { Services } from '../services/services.js'

/** What stands beside a page, by its name behind the page's address. */
export const pageFileNames = [
  'icon.svg',
  'icon-192.png',
  'icon-512.png',
  'maskable-512.png',
  'picture.png',
  'manifest.webmanifest',
  'sw.js',
  'qr.svg',
  'qr.png',
] as const

/** One of them. */
export type PageFileName = (typeof pageFileNames)[number]

/** A page with where it stands. */
interface ShownPage {
  readonly page: Page
  /** Whose it is. */
  readonly account: string
  readonly looks: PageLooks
  readonly base: string
  /** What the answers may be kept for. */
  readonly caching: string
}

/** Makes the answers with what stands beside a page. The typeface comes from the site's folder; without it pictures have no letters. */
export function createPageFiles(
  { heavyWork, places, log }: Pick<Services, 'heavyWork' | 'places' | 'log'>,
  site: URL,
) {
  const drawn = createDrawings((svg, account) =>
    places.drawings.run(account, () => heavyWork.run('draw', { account }, svg)),
  )
  const written = createDrawings((svg, account) =>
    places.drawings.run(account, async () => heavyWork.run('draw', { account }, svg, fontIn(site))),
  )

  return {
    /** A code that leads to this address; nothing of the page is in it. */
    qr: (
      context: Context,
      isPng: boolean,
      {
        address,
        account,
        caching,
      }: Pick<ShownPage, 'account' | 'caching'> & {
        readonly address: string
      },
    ) => {
      const svg = qrCode(address)
      return isPng
        ? answerDrawn(context, drawn(svg, account), caching)
        : answer(context, svg, 'image/svg+xml', caching)
    },
    file: (
      context: Context,
      name: Exclude<PageFileName, `qr.${string}`>,
      { page, account, looks, base, caching }: ShownPage,
    ): Response | Promise<Response> => {
      switch (name) {
        case 'icon.svg':
          return answer(context, pageIcon(looks), 'image/svg+xml', caching)
        case 'icon-192.png':
          return answerDrawn(context, drawn(sized(pageIcon(looks), 192), account), caching)
        case 'icon-512.png':
          return answerDrawn(context, drawn(pageIcon(looks), account), caching)
        case 'maskable-512.png':
          return answerDrawn(context, drawn(pageIcon(looks, true), account), caching)
        case 'picture.png': {
          const words = { title: titleOf(page, looks), description: descriptionOf(page, looks) }
          return answerDrawn(context, written(pagePicture(looks, words), account), caching)
        }
        case 'manifest.webmanifest':
          return answer(
            context,
            manifestOf(page, looks, base),
            'application/manifest+json',
            caching,
          )
        case 'sw.js':
          return context.body(serviceWorker(page, base), 200, {
            'Content-Type': 'text/javascript; charset=utf-8',
            'Cache-Control': 'no-cache',
            'Service-Worker-Allowed': base || '/',
            ...workerPolicy,
          })
      }
    },
  }

  async function answerDrawn(context: Context, drawing: Promise<Drawing>, caching: string) {
    const picture = await drawing.catch(err => {
      log.error({ err }, 'The picture of a page could not be drawn')
      return undefined
    })
    if (!picture) return context.notFound()
    const { bytes, etag } = picture
    const headers = { ...harmless, 'Cache-Control': caching, ETag: etag }
    return context.req.header('if-none-match') === etag
      ? context.body(null, 304, headers)
      : context.body(bytes, 200, { ...headers, 'Content-Type': 'image/png' })
  }
}

/** A worker's own requests go by its own policy. */
const workerPolicy = { 'Content-Security-Policy': "default-src 'none'; connect-src 'self'" }

const answer = (context: Context, body: string, type: string, caching: string) =>
  context.body(body, 200, {
    ...harmless,
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': caching,
  })

const sized = (svg: string, size: number) =>
  svg.replace(/ width="512" height="512"/, ` width="${size}" height="${size}"`)

/** A server without the public site has no typeface to draw with. */
function fontIn(site: URL): string | undefined {
  try {
    return siteFont(site)
  } catch {
    return undefined
  }
}
