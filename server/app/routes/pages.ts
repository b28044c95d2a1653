import { Hono } from 'hono'
import { limitBody } from '../../platform/http/read-json.js'
import { answerNotice, askedLanguage } from './answer-notice.js'
import { createPageAnswers, type PageAnswerServices } from './page-answers.js'
import { pageFileNames } from './page-files.js'

/** What a form with a password has. */
const largestBody = 4000

/**
 * `GET /c/:name`: a bot's own page; `GET /c/:name/FILE`: its icon, picture, QR code and what installs it. `POST /c/:name` enters its
 * password. What a page was called before, and other capitals, lead to it.
 */
export function pageRoutes(services: PageAnswerServices, site?: URL): Hono {
  const { pages } = services
  const answer = createPageAnswers(services, site)
  const paths = ['/:name', '/:name/', '/:name/:file']
  return new Hono()
    .use(limitBody(largestBody))
    .on(['GET', 'POST'], paths, async (context, next) => {
      const name = context.req.param('name') ?? ''
      const asked = context.req.param('file') ?? ''
      const file = pageFileNames.find(each => each === asked)
      if (asked !== '' && file === undefined) return next()
      if (context.req.method === 'POST' && file !== undefined) return next()
      const entry = /^[a-z0-9-]{1,60}$/i.test(name) ? await pages.named(name) : undefined
      if (!entry) return next()
      const base = `/c/${entry.name}`
      const { pathname, search } = new URL(context.req.url)
      const own = file === undefined ? base : `${base}/${file}`
      if (pathname !== own) {
        // A name that another page takes later leads there soon.
        context.header('Cache-Control', 'public, max-age=60')
        return context.redirect(own + search, context.req.method === 'POST' ? 308 : 301)
      }
      return answer(context, entry, base, file)
    })
    .all('*', context =>
      answerNotice(context, 404, askedLanguage(context), {
        title: 'missingTitle',
        text: 'missing',
      }),
    )
}
