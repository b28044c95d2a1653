import { preferencesPath } from '@talkgraph/wire/site-paths'
import type { Mail } from '../../platform/mail/transport.js'
import { oneLine } from './read-form.js'

const sender = 'Talkgraph'

/** Where the links of mails lead. */
export interface MailLinks {
  /** Where the site is reached, without a slash at the end. */
  readonly origin: string
  readonly unsubscribeToken: string
  readonly email: string
}

/** The mail by which somebody confirms a subscription. */
export function confirmationMail(links: MailLinks, verifyToken: string): Mail {
  const confirm = `${links.origin}/newsletter/verify/${verifyToken}`
  const stop = unsubscribePage(links)
  return {
    ...plain(links.email, 'Please confirm your subscription'),
    text: `Hello,

somebody, we hope you, asked for our newsletter at this address. Please confirm it by opening this link:

${confirm}

The link is good for seven days. If it was not you, do nothing: without it you get no further mail.

Stop all mails:
${stop}
`,
    links: [
      { address: confirm, label: 'Confirm the subscription' },
      { address: stop, label: 'Stop all mails' },
    ],
    headers: unsubscribeHeaders(links),
  }
}

/** The mail with a link for somebody who wants to change which mails come, and could not show that the address is theirs. */
export function preferencesMail(
  links: MailLinks,
  campaign?: { readonly id: string; readonly name: string },
): Mail {
  const choose = unsubscribePage(links, campaign)
  return {
    ...plain(links.email, 'Your mails from us'),
    text: `Hello,

somebody, we hope you, wants to change which mails come to this address. Open this link to do so:

${choose}

If it was not you, do nothing: nothing changes.
`,
    links: [{ address: choose, label: 'Choose which mails come' }],
    headers: unsubscribeHeaders(links),
  }
}

/** The mail with a link for somebody who wants to say what they read and how often, and could not show that the address is theirs. */
export function wishesMail(links: MailLinks): Mail {
  const choose = preferencesPage(links)
  return {
    ...plain(links.email, 'Your preferences'),
    text: `Hello,

somebody, we hope you, wants to change what our newsletter at this address is about and how often it comes. Open this link to do so:

${choose}

If it was not you, do nothing: nothing changes.
`,
    links: [{ address: choose, label: 'Update your preferences' }],
    headers: unsubscribeHeaders(links),
  }
}

/** What an operator gets of an enquiry: fields with their names, the message below. */
export function operatorMail(
  to: string,
  subject: string,
  fields: Readonly<Record<string, string>>,
  { email, message }: { readonly email: string; readonly message: string },
): Mail {
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${oneLine(value)}`)
  return {
    ...plain(to, oneLine(subject, 120)),
    replyTo: email,
    text: `${head.join('\n')}\n\n${message}\n`,
  }
}

/** The answer of who runs the server to an enquiry, with what was asked below it. */
export function answerMail(
  to: string,
  {
    text,
    asked,
    replyTo,
  }: {
    readonly text: string
    readonly asked?: string | undefined
    readonly replyTo?: string | undefined
  },
): Mail {
  const quoted = asked?.trim().replace(/^/gm, '> ')
  return {
    ...plain(to, 'About your message to us'),
    replyTo,
    text: `${text}\n${quoted ? `\nYou wrote:\n${quoted}\n` : ''}`,
  }
}

/** The page on which somebody sees and changes which mails come. */
export function unsubscribePage(
  { origin, email, unsubscribeToken }: MailLinks,
  campaign: { readonly id: string; readonly name: string } = {
    id: 'newsletter',
    name: 'Newsletter',
  },
): string {
  const query = new URLSearchParams({
    email,
    campaignId: campaign.id,
    campaignName: campaign.name,
    token: unsubscribeToken,
  })
  return `${origin}/unsubscribe?${query}`
}

/** The page on which somebody says what they want to read, and how often. */
export function preferencesPage({ origin, unsubscribeToken }: MailLinks): string {
  return origin + preferencesPath(unsubscribeToken)
}

/** One click in the mail program ends all mails (RFC 8058). */
export function unsubscribeHeaders({
  origin,
  unsubscribeToken,
}: MailLinks): Record<string, string> {
  return {
    'List-Unsubscribe': `<${origin}/newsletter/unsubscribe/${unsubscribeToken}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function plain(to: string, subject: string) {
  return { fromName: sender, to: [to], cc: [], bcc: [], subject }
}
