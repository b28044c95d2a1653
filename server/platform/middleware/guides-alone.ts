import type { MiddlewareHandler } from 'hono'
import { answerNotFound } from './answer-errors.js'

/** Guides, what they are drawn with, and what links in mails that were sent lead to. */
const stays =
  /^\/(?:docs|resources|site|favicon\.ico|robots\.txt|unsubscribe|resubscribe|status|newsletter\/(?:verify|unsubscribe|preferences))(?:\/|$)/

/** The picture of a page stays where its page does. */
const picture = /^\/pictures(\/.+)\.png$/

/** Where there is no public site: its first page leads to the studio, and of the others only guides are there. */
export const guidesAlone: MiddlewareHandler = async (context, next) => {
  if (context.req.path === '/') return context.redirect('/studio', 302)
  if (!stays.test(context.req.path.replace(picture, '$1'))) return answerNotFound(context)
  await next()
}
