import type { Mail } from '../../mail/transport.js'
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
  return {
    ...plain(links.email, 'Please confirm your subscription'),
    text: `Hello,

somebody, we hope you, asked for our newsletter at this address. Please confirm it by opening this link:

${links.origin}/newsletter/verify/${verifyToken}

The link is good for seven days. If it was not you, do nothing: without it you get no further mail.

Stop all mails: ${unsubscribePage(links)}
`,
    headers: unsubscribeHeaders(links),
  }
}

/** The mail with a link for somebody who wants to change which mails come, and could not show that the address is theirs. */
export function preferencesMail(
  links: MailLinks,
  campaign?: { readonly id: string; readonly name: string },
): Mail {
  return {
    ...plain(links.email, 'Your mails from us'),
    text: `Hello,

somebody, we hope you, wants to change which mails come to this address. Open this link to do so:

${unsubscribePage(links, campaign)}

If it was not you, do nothing: nothing changes.
`,
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
  return { ...plain(to, oneLine(subject, 120)), replyTo: email, text: `${head.join('\n')}\n\n${message}\n` }
}

/** The page on which somebody sees and changes which mails come. */
export function unsubscribePage(
  { origin, email, unsubscribeToken }: MailLinks,
  campaign: { readonly id: string; readonly name: string } = { id: 'newsletter', name: 'Newsletter' },
): string {
  const query = new URLSearchParams({
    email,
    campaignId: campaign.id,
    campaignName: campaign.name,
    token: unsubscribeToken,
  })
  return `${origin}/unsubscribe?${query}`
}

/** One click in the mail program ends all mails (RFC 8058). */
function unsubscribeHeaders({ origin, unsubscribeToken }: MailLinks): Record<string, string> {
  return {
    'List-Unsubscribe': `<${origin}/newsletter/unsubscribe/${unsubscribeToken}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function plain(to: string, subject: string) {
  return { fromName: sender, to: [to], cc: [], bcc: [], subject }
}
