import type { MiddlewareHandler } from 'hono'
import { isThisMachine } from '../../platform/http/own-origin.js'
import { answerNotice, askedLanguage } from './answer-notice.js'
import { createPageAnswers, type PageAnswerServices } from './page-answers.js'
import { pageFileNames } from './page-files.js'

/** What the chat of a page asks for, and who runs the server. */
const passes =
  /^\/(?:widget|uploads|icons|files)\/|^\/talkgraph[\w.-]*\.(?:js|json|map)$|^\/healthz$/

/** Where a page has a domain of its own, it stands there at `/`, and nothing else of the server does. */
export function pageHost(services: PageAnswerServices, site?: URL): MiddlewareHandler {
  const { pages, publicUrl } = services
  const answer = createPageAnswers(services, site)
  const ownHost = publicUrl === undefined ? undefined : new URL(publicUrl).hostname
  return async (context, next) => {
    const host = hostnameOf(context.req.header('host'))
    if (host === undefined || host === ownHost || isThisMachine(host)) return next()
    const entry = await pages.atHost(host)
    if (!entry || passes.test(context.req.path)) return next()
    const { path, method } = context.req
    const file = pageFileNames.find(each => path === `/${each}`)
    const isPage = path === '/' && /^(?:GET|HEAD|POST)$/.test(method)
    const isFile = file !== undefined && /^(?:GET|HEAD)$/.test(method)
    if (isPage || isFile) return answer(context, entry, '', file)
    return answerNotice(context, 404, askedLanguage(context), {
      title: 'missingTitle',
      text: 'missing',
    })
  }
}

function hostnameOf(host: string | undefined): string | undefined {
  return host === undefined ? undefined : URL.parse(`http://${host}`)?.hostname
}
