import { type MailTextKind, type MailTexts, noMailTexts } from '@talkgraph/wire/mail-texts'
import { invitationMail } from '../people/accounts/index.js'
import { filledIn } from '../platform/mail/filled-in.js'
import type { Mail } from '../platform/mail/transport.js'
import type { BookingEntry } from '../store/index.js'
import { ownerMail, visitorMail } from './bookings/booking-mails.js'
import { failureMail } from './results/failures.js'
import { digestMail, leadMail } from './results/leads.js'

/** Who would get a sample, and of which account it is. */
interface SampleOf {
  readonly to: string
  readonly account: string
  readonly publicUrl: string
  /** In which language mails to visitors are; `en` where nothing is said. */
  readonly language?: string | undefined
}

/** A mail as it would go out with a text of the account's own, about somebody who is made up. */
export function sampleMail(
  kind: MailTextKind,
  text: string,
  { to, account, publicUrl, language = 'en' }: SampleOf,
): Mail {
  const texts: MailTexts = { ...noMailTexts, [kind]: text }
  const title = account
  const entry = sampleBooking(to, language)
  const booking = { title, publicUrl, texts }
  const lead = sampleLead()
  const mails: Readonly<Record<MailTextKind, () => Mail>> = {
    booked: () => visitorMail(entry, { ...booking, news: 'booked' }),
    moved: () => visitorMail(entry, { ...booking, news: 'moved' }),
    cancelled: () => visitorMail(entry, { ...booking, news: 'cancelled' }),
    footer: () => visitorMail(entry, { ...booking, news: 'booked' }),
    invitation: () =>
      invitationMail(to, {
        account,
        invitedBy: 'Ann',
        isGuest: false,
        link: `${publicUrl}/studio`,
        text: filledIn(text, { account, inviter: 'Ann' }).trim(),
      }),
    lead: () =>
      leadMail(lead, {
        to: [to],
        title,
        publicUrl,
        text,
        isLast: false,
        questions: new Map(),
      }),
    leads: () => digestMail([lead], { to: [to], title, publicUrl, text }),
    teamBooking: () => ownerMail(entry, { ...booking, news: 'booked', to: [to] }),
    failures: () =>
      failureMail([to], {
        day: '2026-12-01',
        text,
        lines: [{ name: title, line: `${title}: 1 call failed.` }],
      }),
  }
  return mails[kind]()
}

const sampleBooking = (email: string, locale: string): BookingEntry => ({
  id: 'sample',
  owner: '',
  botId: 'sample',
  nodeId: 'when',
  token: 'sample',
  resourceId: null,
  resourceName: null,
  state: 'booked',
  heldUntil: null,
  session: null,
  start: Date.UTC(2026, 11, 1, 9),
  end: Date.UTC(2026, 11, 1, 9, 30),
  name: 'Ben Sample',
  email,
  phone: '',
  note: '',
  zone: 'UTC',
  visitorZone: '',
  locale,
  madeBy: 'visitor',
  sequence: 0,
  createdAt: 0,
  changedAt: 0,
})

const sampleLead = () => ({
  result: { id: 'sample', state: 'finished' as const, createdAt: Date.UTC(2026, 11, 1, 9) },
  record: JSON.stringify({
    visitor: { name: 'Ben Sample', email: 'ben@example.org' },
    answers: { name: 'Ben Sample', email: 'ben@example.org' },
  }),
})
