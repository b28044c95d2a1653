import { escapeHtml } from '../../../runtime/session/html-text.js'
import type { Mail } from '../../platform/mail/transport.js'
import {
  type MailLinks,
  preferencesPage,
  unsubscribeHeaders,
  unsubscribePage,
} from '../forms/site-mails.js'
import { markdownToHtml } from '../render/markdown.js'
import { sanitise } from '../render/sanitise.js'

/** What a newsletter says, in Markdown. */
export interface Newsletter {
  readonly subject: string
  readonly text: string
}

/** A newsletter to one reader, who stops them with one press. */
export function newsletterMail({ subject, text }: Newsletter, links: MailLinks): Mail {
  const stop = unsubscribePage(links)
  const choose = preferencesPage(links)
  const why = 'You get this mail because you asked for our newsletter.'
  return {
    fromName: 'Talkgraph',
    to: [links.email],
    cc: [],
    bcc: [],
    subject,
    html: `${newsletterHtml(text)}
<hr>
<p style="font-size:13px">${why} <a href="${escapeHtml(choose)}">Update your preferences</a> or <a href="${escapeHtml(stop)}">unsubscribe</a>.</p>`,
    text: `${text.trim()}\n\n${why}\n\nUpdate your preferences:\n${choose}\n\nUnsubscribe:\n${stop}\n`,
    headers: unsubscribeHeaders(links),
  }
}

/** What a newsletter says as HTML, made safe. */
export function newsletterHtml(text: string): string {
  return sanitise(markdownToHtml(text))
}
