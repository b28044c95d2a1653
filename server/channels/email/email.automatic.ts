import type { ParsedMail } from './mime/parse-mime.js'

/** Whether a program has written a mail: an answer to it would be answered again, without an end. */
export function isAutomatic({ headers, type }: ParsedMail, from: string): boolean {
  const submitted = headers.get('auto-submitted')?.toLowerCase().trim()
  return (
    (submitted !== undefined && submitted !== 'no') ||
    /^(?:bulk|junk|list|auto[_-]reply)$/i.test(headers.get('precedence')?.trim() ?? '') ||
    automatic.some(name => headers.has(name)) ||
    /^<>$/.test(headers.get('return-path')?.trim() ?? '') ||
    type === 'multipart/report' ||
    /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)(?:[+@-]|$)/i.test(from)
  )
}

const automatic = [
  ...['x-autoreply', 'x-autorespond', 'x-auto-reply', 'x-autoresponder', 'x-failed-recipients'],
  ...['list-id', 'list-unsubscribe', 'x-ms-exchange-inbox-rules-loop'],
]

/** Whether a mail tells that another did not arrive. */
export function isBounce({ headers, type }: ParsedMail, from: string): boolean {
  return (
    /^(?:mailer-daemon|postmaster)@/i.test(from) ||
    headers.has('x-failed-recipients') ||
    type === 'multipart/report'
  )
}
