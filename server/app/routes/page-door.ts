import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { ApiError } from '../../base/errors.js'
import { passCookie, passLifetime } from '../../connections/pages/access/page-pass.js'
import type { Notice } from '../../connections/pages/look/notice-html.js'
import type { Page } from '../../connections/pages/page-record.js'
import { clientAddress } from '../../platform/http/client-address.js'
import type { PageEntry } from '../../store/index.js'
import type { Services } from '../services/services.js'
import { answerNotice } from './answer-notice.js'

/** How often a password may be tried: by one address, and by everybody together. */
const perAddress = { count: 10, seconds: 600 }
const perPage = { count: 600, seconds: 600 }
/** Letters of what a form sends. */
const longest = 4000

/**
 * Lets in who has entered the password of a page. Resolves to what everybody else gets: the form that asks for it, which names no
 * bot, or the way in for who has just entered it.
 */
export function createPageDoor({
  limiter,
  pagePass,
  pages,
  publicUrl,
  trustedProxies,
}: Pick<Services, 'limiter' | 'pagePass' | 'pages' | 'publicUrl' | 'trustedProxies'>) {
  return async (
    context: Context,
    { entry, language }: Page,
    base: string,
    file: string | undefined,
  ): Promise<Response | undefined> => {
    const isSent = context.req.method === 'POST'
    if (!isSent && pagePass.check(entry, getCookie(context, passCookie(entry)))) return undefined
    const start = base || '/'
    const action = `${start}${new URL(context.req.url).search}`
    const ask = (
      status: 200 | 403 | 429,
      wrong?: NonNullable<Notice['form']>['wrong'],
      headers = {},
    ) =>
      answerNotice(
        context,
        status,
        language,
        { title: 'passwordTitle', form: { action, wrong } },
        headers,
      )
    if (file !== undefined)
      return answerNotice(context, 404, language, { title: 'missingTitle', text: 'missing' })
    if (!isSent) return ask(200)
    try {
      if (!(await isRight(context, entry))) return ask(403, 'wrong')
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'RATE_LIMITED') throw error
      return ask(429, 'tooOften', error.headers)
    }
    setCookie(context, passCookie(entry), pagePass.issue(entry), {
      // A page that has another name lets in whom it has let in before.
      path: base ? '/c' : '/',
      maxAge: passLifetime,
      httpOnly: true,
      sameSite: 'Lax',
      secure: publicUrl?.startsWith('https:') ?? false,
    })
    context.header('Cache-Control', 'no-store')
    return context.redirect(action, 303)
  }

  async function isRight(context: Context, entry: PageEntry): Promise<boolean> {
    const address = clientAddress(context, trustedProxies)
    await limiter.admit([
      { name: 'page-password', of: `${entry.id} ${address}`, rate: perAddress },
      { name: 'page-passwords', of: entry.id, rate: perPage, isShared: true },
    ])
    const sent = await context.req.text()
    const given = sent.length > longest ? null : new URLSearchParams(sent).get('password')
    return given !== null && pages.isPassword(entry, given)
  }
}
