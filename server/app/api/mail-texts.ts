import { faultOfMailText, mailTextKinds, noMailTexts } from '@talkgraph/wire/mail-texts'
import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import { bookingLanguages } from '../../conversations/bookings/booking-words.js'
import { sampleMail } from '../../conversations/sample-mail.js'
import { ownOrigin } from '../../platform/http/own-origin.js'
import { accountNote } from '../../store/index.js'
import type { Services } from '../services/services.js'
import { jsonBody, noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineCall } from './call/define-call.js'
import { text } from './text.js'

const texts = v.strictObject({
  booked: text(2000, 'In the mail that tells of an appointment.'),
  moved: text(2000, 'In the mail that tells of another time.'),
  cancelled: text(2000, 'In the mail that tells that it is cancelled.'),
  footer: text(2000, 'Below each of these mails.'),
  invitation: text(2000, 'In the mail that invites somebody into the account.'),
  lead: text(2000, 'In the mail of a lead.'),
  leads: text(2000, 'In the mail of a day’s leads.'),
  teamBooking: text(2000, 'In the mail that tells the business of an appointment.'),
  failures: text(2000, 'In the mail that tells what bots could not do.'),
})
const about = {
  tag: 'Account',
  params: nothing,
  query: nothing,
} as const
const own = {
  ...about,
  path: '/account/mail-texts',
  data: v.strictObject({ texts }),
  example: {
    texts: {
      ...noMailTexts,
      booked: 'Hello {name}, please bring your papers.',
      footer: 'Smith Ltd',
    },
  },
} as const

/** Brings what an account has its mails say. */
export const fetchMailTexts = defineCall({
  ...own,
  method: 'GET',
  id: 'fetchMailTexts',
  summary: 'Fetch your texts in mails',
  body: noBody,
  message: 'Texts fetched',
  run: async ({ store }, { owner }) => ({ texts: await store.accounts.mailTexts(owner) }),
})

/** Changes what an account has its mails say. */
export const changeMailTexts = defineCall({
  ...own,
  method: 'PATCH',
  id: 'changeMailTexts',
  summary: 'Change your texts in mails',
  description:
    'Changes what is given and leaves the rest; a blank text is not said. `{name}` and `{when}` stand for the visitor’s name and the time in mails about appointments, `{bot}` for the bot there and in mails of leads, `{count}` for how many leads a day had, `{account}` and `{inviter}` in invitations, `{day}` in the mail of what could not be done. Any other placeholder is refused.',
  body: jsonBody(v.partial(texts), { footer: 'Smith Ltd' }, 40_000),
  message: 'Texts kept',
  run: async ({ store: { accounts } }, { owner, body }) => {
    for (const kind of mailTextKinds) refuseUnknown(kind, body[kind] ?? '')
    const next = { ...(await accounts.mailTexts(owner)), ...body }
    await accounts.ensure(owner, owner)
    await accounts.setMailTexts(owner, next)
    return { texts: next }
  },
})

const sample = jsonBody(
  v.strictObject({
    kind: v.picklist(mailTextKinds),
    text: text(2000, 'What the mail is to say.'),
    language: v.optional(
      v.pipe(v.picklist(bookingLanguages), v.description('Of a mail to visitors.')),
      'en',
    ),
  }),
  { kind: 'booked', text: 'Hello {name}!' },
  20_000,
)

/** Shows a mail with a text before it is kept. */
export const previewMailText = defineCall({
  ...about,
  method: 'POST',
  path: '/account/mail-texts/preview',
  id: 'previewMailText',
  summary: 'Look at a mail with a text of yours',
  body: sample,
  data: v.strictObject({ subject: v.string(), text: v.string() }),
  example: { subject: 'Your appointment', text: 'Hello Ben Sample!' },
  message: 'Mail shown',
  run: async (services, { owner, member, body, context }) => {
    const { subject, text: words = '' } = await sampleOf(
      services,
      owner,
      member?.email,
      body,
      ownOrigin(context, services.publicUrl),
    )
    return { subject, text: words }
  },
})

/** Sends such a mail to the member who calls. */
export const tryMailText = defineCall({
  ...about,
  method: 'POST',
  path: '/account/mail-texts/trial',
  id: 'tryMailText',
  summary: 'Send yourself a mail with a text of yours',
  description: 'It goes to the member who calls; with a key there is none, and nothing is sent.',
  body: sample,
  data: v.strictObject({ email: v.nullable(v.string()), isSent: v.boolean() }),
  example: { email: 'ann@shop.example', isSent: true },
  message: 'Mail sent to you',
  run: async (services, { owner, member, body, context }) => {
    const { mailer, limiter, publicUrl, sendsMail } = services
    const origin = ownOrigin(context, publicUrl)
    const mail = await sampleOf(services, owner, member?.email, body, origin)
    if (!member) return { email: null, isSent: false }
    await limiter.admit([{ name: 'mail-trials', of: owner, rate: trials }])
    await mailer.put({ nodeId: accountNote(owner), mail })
    return { email: member.email, isSent: sendsMail }
  },
})

/** So many trials an account gets. */
const trials = { count: 30, seconds: 3600 }

async function sampleOf(
  { store }: Services,
  owner: string,
  to = 'you@example.org',
  {
    kind,
    text: words,
    language,
  }: {
    readonly kind: (typeof mailTextKinds)[number]
    readonly text: string
    readonly language: string
  },
  publicUrl: string,
) {
  refuseUnknown(kind, words)
  const account = (await store.accounts.find(owner))?.name ?? owner
  return sampleMail(kind, words, { to, account, publicUrl, language })
}

function refuseUnknown(kind: (typeof mailTextKinds)[number], words: string): void {
  const message = faultOfMailText(kind, words)
  if (message !== undefined)
    throw new ApiError('REQUEST_VALIDATION_FAILED', { details: [{ path: kind, message }] })
}
