import { Hono } from 'hono'
import { siteFolder } from '../../base/folders.js'
import { siteFont } from '../../platform/drawings/site-font.js'
import { answerStatic } from '../../platform/http/answer-static.js'
import { createPagePictures } from '../../site/pictures/page-pictures.js'
import type { Services } from '../services/services.js'
import { type RendererServices, siteRenderer } from './site-renderer.js'

const forADay = { 'Cache-Control': 'public, max-age=86400' }
/** Whoever asks first has one drawn for all. */
const pictures = { account: 'pictures of the site' }

/**
 * `GET /pictures/PATH.png`: the picture of the page at `PATH`, of 1200×630, with its title; that of the site where it cannot be
 * drawn.
 */
export function sitePictureRoutes(
  services: RendererServices & Pick<Services, 'heavyWork' | 'places'>,
  isWhole = true,
  folder: URL = siteFolder,
): Hono {
  const { heavyWork, places, log } = services
  const render = siteRenderer(services, { isWhole, bot: null }, folder)
  const pictureOf = createPagePictures(svg =>
    places.drawings.run('site', () => heavyWork.run('draw', pictures, svg, siteFont(folder))),
  )
  return new Hono().get('/pictures/:path{.+\\.png}', async context => {
    const path = context.req.param('path').slice(0, -'.png'.length)
    const url = new URL(context.req.url)
    url.pathname = path === 'home' ? '/' : path
    url.search = ''
    const rendered = await render(context, new Request(url))
    if (rendered?.page.status !== 200) return context.notFound()
    const picture = await pictureOf(await rendered.page.text()).catch(error => {
      log.error({ err: error }, 'The picture of a page could not be drawn')
      return undefined
    })
    if (!picture) return answerStatic(context, new URL('client/talkgraph.png', folder), forADay)
    const { bytes, etag } = picture
    const headers = { ...forADay, ETag: etag }
    return context.req.header('if-none-match') === etag
      ? context.body(null, 304, headers)
      : context.body(bytes, 200, { ...headers, 'Content-Type': 'image/png' })
  })
}
