import type { Context } from 'hono'
import { type Notice, noticeHtml } from '../../connections/pages/look/notice-html.js'
import { pagePolicy } from '../../connections/pages/look/page-policy.js'
import { pageWords } from '../../connections/pages/look/page-words.js'
import { harmless } from '../../platform/http/harmless.js'

/** Answers with words instead of a chat, which nobody keeps. */
export async function answerNotice(
  context: Context,
  status: 200 | 403 | 404 | 410 | 429,
  language: string,
  notice: Notice,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const { html, ...inline } = await noticeHtml(language, notice)
  return context.body(html, status, {
    ...harmless,
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': pagePolicy(inline),
    'Cache-Control': 'no-store',
    Vary: 'Accept-Language',
  })
}

/** Of the languages that the page itself speaks, the one that a browser asks for first. */
export function askedLanguage(context: Context): string {
  const asked = (context.req.header('accept-language') ?? '').slice(0, 200).toLowerCase().split(',')
  const tags = asked.map(entry => entry.trim().split(/[-;]/, 1)[0] ?? '')
  return tags.find(tag => Object.hasOwn(pageWords, tag)) ?? 'en'
}
