import { type MailTexts, noMailTexts } from '@talkgraph/wire/mail-texts'
import { zoneName } from '../../../runtime/session/zone-name.js'
import { filledIn } from '../../platform/mail/filled-in.js'
import { subjectLine } from '../../platform/mail/subject-line.js'
import type { Mail } from '../../platform/mail/transport.js'
import type { BookingEntry, BookingNews } from '../../store/index.js'
import { bookingWords } from './booking-words.js'
import { calendarFile } from './calendar-file.js'
import { isSameTime, whenInWords } from './when-in-words.js'

/** What the mails about an appointment are made with. */
interface AboutBooking {
  readonly news: BookingNews
  /** What the bot is called. */
  readonly title: string
  readonly publicUrl?: string | undefined
  /** What the account has such mails say. */
  readonly texts?: MailTexts | undefined
}

/** Where a visitor moves or cancels an appointment; undefined where the server has no address. */
export const bookingAddress = (
  { token }: Pick<BookingEntry, 'token'>,
  publicUrl: string | undefined,
): string | undefined => publicUrl && `${publicUrl}/b/${token}`

/** Tells who comes of their appointment, in their language and by both clocks, with the appointment as a file. */
export function visitorMail(
  entry: BookingEntry,
  { news, title, publicUrl, texts = noMailTexts }: AboutBooking,
): Mail {
  const { words, language } = bookingWords(entry.locale)
  const locale = language === 'en' && !entry.locale.startsWith('en') ? 'en' : entry.locale
  const { zone, visitorZone } = entry
  const when = whenInWords(entry, zone, locale)
  const own =
    visitorZone && !isSameTime(entry.start, zone, visitorZone)
      ? filledIn(words.yourTime, { time: whenInWords(entry, visitorZone, locale) })
      : ''
  const link = news === 'cancelled' ? undefined : bookingAddress(entry, publicUrl)
  const ownText = (text: string) => filledIn(text, { name: entry.name, when }).trim()
  return {
    fromName: title,
    to: [entry.email],
    cc: [],
    bcc: [],
    subject: subjectLine(`${filledIn(words[news], { when })} (${title})`),
    ...mailText(
      [
        filledIn(words[news], { when }),
        [
          entry.resourceName ? filledIn(words.withWhom, { name: entry.resourceName }) : '',
          filledIn(words.zone, { zone: zoneName(zone, locale) }),
          own,
        ]
          .filter(line => line !== '')
          .join('\n'),
        ownText(texts[news]),
      ],
      link,
      words.manage,
      ownText(texts.footer),
    ),
    calendar: {
      method: news === 'cancelled' ? 'CANCEL' : 'PUBLISH',
      content: calendarFile([entry], {
        name: title,
        titleOf: () => subjectLine(entry.resourceName ? `${title}: ${entry.resourceName}` : title),
        addressOf: () => link,
        isCancelling: news === 'cancelled',
      }),
    },
  }
}

const subjects: Readonly<Record<BookingNews, string>> = {
  booked: 'New appointment',
  moved: 'Appointment moved',
  cancelled: 'Appointment cancelled',
}

/** Tells the business of an appointment, with who comes. */
export function ownerMail(
  entry: BookingEntry,
  {
    to,
    news,
    title,
    publicUrl,
    texts = noMailTexts,
  }: AboutBooking & { readonly to: readonly string[] },
): Mail {
  const when = whenInWords(entry, entry.zone, 'en')
  const link = publicUrl && `${publicUrl}/studio/bookings`
  return {
    fromName: title,
    to: [...to],
    cc: [],
    bcc: [],
    ...(entry.email && { replyTo: entry.email }),
    subject: subjectLine(`${subjects[news]}: ${when} (${title})`),
    ...mailText(
      [
        `${subjects[news]}: ${when}\nTime zone: ${zoneName(entry.zone, 'en')}`,
        filledIn(texts.teamBooking, { name: entry.name, when, bot: title }).trim(),
        whoComes(entry),
      ],
      link,
      'Open Bookings',
    ),
    calendar: {
      method: news === 'cancelled' ? 'CANCEL' : 'PUBLISH',
      content: calendarFile([entry], {
        name: title,
        titleOf: ownerTitle,
        textOf: whoComes,
        addressOf: () => link,
        isCancelling: news === 'cancelled',
      }),
    },
  }
}

/** What an appointment is called in the owner's calendar. */
export const ownerTitle = ({ name, email, phone, resourceName }: BookingEntry): string =>
  subjectLine([name || email || phone || 'Appointment', resourceName].filter(Boolean).join(' · '))

/** Who comes, with all that is known of them. */
export const whoComes = ({ name, email, phone, note, resourceName }: BookingEntry): string =>
  [name, email, phone, resourceName && `With ${resourceName}`, note].filter(Boolean).join('\n')

function mailText(
  paragraphs: readonly string[],
  link: string | undefined,
  label: string,
  footer = '',
): Pick<Mail, 'text' | 'links'> {
  const lines = paragraphs.filter(paragraph => paragraph !== '')
  return {
    text: `${[...lines, ...(link ? [`${label}:\n${link}`] : []), ...(footer ? [footer] : [])].join('\n\n')}\n`,
    ...(link && { links: [{ address: link, label }] }),
  }
}
