import * as v from 'valibot'
import type { ContactEntry } from '../../../store/index.js'
import { date, list } from '../text.js'

const consentRecord = v.strictObject({
  given: v.pipe(v.boolean(), v.description('False: they refused.')),
  text: v.pipe(v.string(), v.description('What they agreed to or refused, word for word.')),
  at: date,
})

/** A contact as the API answers it. */
export const contactRecord = v.strictObject({
  id: v.string(),
  name: v.pipe(v.string(), v.description('Blank where it is not known.')),
  email: v.string(),
  phone: v.string(),
  verified: v.pipe(
    v.strictObject({ email: v.boolean(), phone: v.boolean() }),
    v.description('Whether it was proven that it is theirs, by a mail or by the channel.'),
  ),
  labels: list(v.string()),
  fields: v.record(v.string(), v.string()),
  consent: v.pipe(v.nullable(consentRecord), v.description('What was said of it last.')),
  merged: v.pipe(
    list(
      v.strictObject({ id: v.string(), name: v.string(), email: v.string(), phone: v.string() }),
    ),
    v.description('Who was merged with them, as they are by themselves.'),
  ),
  madeBy: v.pipe(
    v.picklist(['visitor', 'owner', 'import']),
    v.description('Whether a conversation brought them, somebody entered them, or a table did.'),
  ),
  createdAt: date,
  updatedAt: date,
  lastSeenAt: v.pipe(date, v.description('When something was heard of them last.')),
})

type ContactRecord = v.InferOutput<typeof contactRecord>

/** A note, as the API answers it. */
export const noteRecord = v.strictObject({
  id: v.string(),
  text: v.string(),
  author: v.pipe(v.string(), v.description('The member’s name, or the key’s.')),
  at: date,
})

const talk = { id: v.string(), chatbotId: v.string(), channel: v.string(), state: v.string() }

/** All that is known of somebody. */
export const wholeContact = v.strictObject({
  contact: contactRecord,
  notes: list(noteRecord),
  consents: v.pipe(list(consentRecord), v.description('The latest first.')),
  conversations: v.pipe(
    list(v.strictObject({ ...talk, startedAt: date })),
    v.description('Stored conversations, the latest 100.'),
  ),
  threads: v.pipe(
    list(v.strictObject({ ...talk, startedAt: date })),
    v.description('Conversations at the desk or over channels, the latest 100.'),
  ),
  bookings: list(
    v.strictObject({ id: v.string(), chatbotId: v.string(), state: v.string(), start: date }),
  ),
  sameAddress: v.pipe(
    list(contactRecord),
    v.description(
      'Others with the same address or number, which nobody has proven: merge them by hand.',
    ),
  ),
})

const iso = (time: number) => new Date(time).toISOString()

/** A note as the API answers it. */
export const noteRecordOf = ({
  at,
  ...note
}: {
  readonly id: string
  readonly text: string
  readonly author: string
  readonly at: number
}): v.InferOutput<typeof noteRecord> => ({ ...note, at: iso(at) })

/** What somebody agreed to, as the API answers it. */
export const consentRecordOf = ({
  isGiven,
  text,
  at,
}: NonNullable<ContactEntry['consent']>): v.InferOutput<typeof consentRecord> => ({
  given: isGiven,
  text,
  at: iso(at),
})

/** A contact as the API answers it. */
export const contactRecordOf = (contact: ContactEntry): ContactRecord => ({
  id: contact.id,
  name: contact.name,
  email: contact.email,
  phone: contact.phone,
  verified: { email: contact.isEmailProven, phone: contact.isPhoneProven },
  labels: [...contact.labels],
  fields: { ...contact.fields },
  consent: contact.consent && consentRecordOf(contact.consent),
  merged: [...contact.merged],
  madeBy: contact.madeBy,
  createdAt: iso(contact.createdAt),
  updatedAt: iso(contact.updatedAt),
  lastSeenAt: iso(contact.lastAt),
})

/** One, for the reference. */
export const exampleContact: ContactRecord = {
  id: 'con_3f1c0b7a9d2e4f6a8b0c',
  name: 'Ann Smith',
  email: 'ann@example.org',
  phone: '+41441234567',
  verified: { email: true, phone: false },
  labels: ['Regular'],
  fields: { company: 'Smith Ltd' },
  consent: {
    given: true,
    text: 'May we write to you about offers? Yes',
    at: '2026-11-20T09:00:00.000Z',
  },
  merged: [],
  madeBy: 'visitor',
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  lastSeenAt: '2026-11-22T10:00:00.000Z',
}
