import { html } from 'hono/html'
import type { PageLooks } from './page-looks.js'

/** A button that leads to a page as programs for mails draw it: a table with styles of its own, no script and no picture. */
export async function mailSnippet(
  { headBg, headText }: Pick<PageLooks, 'headBg' | 'headText'>,
  { address, title }: { readonly address: string; readonly title: string },
): Promise<string> {
  const font = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:20px;font-weight:bold'
  const link = `display:inline-block;padding:12px 24px;color:${headText};text-decoration:none;${font}`
  const button = html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${headBg}" style="background-color:${headBg};border-radius:8px"><a href="${address}" style="${link}">${title}</a></td></tr></table>`
  return String(await button)
}
