import { readStored } from '../../base/read-stored.js'
import { channelOf } from '../../channels/index.js'
import {
  type ContactMarks,
  contactKey,
  type HeardBooking,
  type HeardPerson,
  type HeardResult,
  type HeardThread,
  type Store,
} from '../../store/index.js'
import { type Asked, answersInWords } from '../results/asked.js'
import { readRecord, type StoredRecord } from '../results/record.schema.js'

interface Parts {
  readonly store: Pick<Store, 'contacts'>
  readonly asked: Asked
}

/** Rows that are looked through at once, and in one go; what is left waits for the next. */
const usual = { atOnce: 200, mostParts: 20 }
/** Milliseconds after which nothing more is written of a moment: what is younger is looked at again the next time. */
const settles = 60_000

/**
 * Looks through what happened since the last time in an account's threads, stored conversations and appointments, and keeps who
 * was heard as contacts. Who has no name, address or number, and nothing by which they are known, is none (decision 194).
 */
export async function gatherContacts(
  { store, asked }: Parts,
  owner: string,
  /** For tests: smaller parts. */
  { atOnce, mostParts } = usual,
): Promise<void> {
  const { contacts } = store
  const { heard } = contacts
  let marks = await heard.marks(owner)
  const settled = Date.now() - settles

  await inParts(marks.threads, mostParts, async after => {
    const rows = await heard.threads(owner, after, atOnce)
    return keep('threads', rows.map(personOfThread), rows.map(placeOf))
  })
  await inParts(marks.results, mostParts, async after => {
    const rows = await heard.results(owner, after, atOnce)
    const people: HeardPerson[] = []
    for (const row of rows) people.push(await personOfResult(row, asked))
    return keep(
      'results',
      people,
      rows.map(({ at, number: id }) => ({ at, id })),
    )
  })
  await inParts(marks.bookings, mostParts, async after => {
    const rows = await heard.bookings(owner, after, atOnce)
    return keep('bookings', rows.map(personOfBooking), rows.map(placeOf))
  })

  /** Resolves to where the next part begins; undefined: there is none. */
  async function keep<Kind extends keyof ContactMarks>(
    kind: Kind,
    people: readonly HeardPerson[],
    places: readonly ContactMarks[Kind][],
  ): Promise<ContactMarks[Kind] | undefined> {
    const last = places.at(-1)
    if (!last) return undefined
    marks = { ...marks, [kind]: places.findLast(({ at }) => at <= settled) ?? marks[kind] }
    await contacts.note(owner, people, marks)
    return places.length < atOnce ? undefined : last
  }
}

async function inParts<Place>(
  first: Place,
  most: number,
  part: (after: Place) => Promise<Place | undefined>,
): Promise<void> {
  let after: Place | undefined = first
  for (let count = 0; after !== undefined && count < most; count++) after = await part(after)
}

const placeOf = ({ at, id }: HeardThread | HeardBooking) => ({ at, id })

/** A number counts as proven where the channel has confirmed it, an address where a mail came from it that was proven. */
function personOfThread(thread: HeardThread): HeardPerson {
  const { session, channel, personId, verifiedId, personPhone } = thread
  const ids = readStored<readonly string[]>(
    thread.personIds ?? '[]',
    [],
    `ids of person ${personId}`,
  )
  const phone = personPhone ?? thread.phone ?? ''
  return {
    keys: [
      ...(personId === null ? [] : [contactKey('person', personId)]),
      ...(verifiedId === null ? [] : [contactKey('identity', verifiedId)]),
      contactKey('session', session),
    ],
    name: short(thread.name, mostName),
    email: short(thread.email, mostEmail).toLowerCase(),
    phone: short(phone, mostPhone),
    isEmailProven: personId !== null && provesAddress(channel, ids),
    isPhoneProven: phone !== '' && phone === (personPhone ?? verifiedId),
    at: thread.at,
  }
}

function provesAddress(name: string, ids: readonly string[]): boolean {
  const channel = channelOf(name)
  return (
    channel !== undefined &&
    'isAddressProven' in channel &&
    channel.isAddressProven?.({ ids }) === true
  )
}

async function personOfResult(row: HeardResult, asked: Asked): Promise<HeardPerson> {
  const record = readRecord(row.record)
  const { name, email, phone, mobile } = record.visitor
  return {
    keys: [contactKey('session', row.session)],
    name: short(name, mostName),
    email: short(email, mostEmail).toLowerCase(),
    phone: short(phone ?? mobile, mostPhone),
    isEmailProven: false,
    isPhoneProven: false,
    at: row.at,
    consents: await consentsIn(row, record, asked),
  }
}

const personOfBooking = ({ id, session, name, email, phone, at }: HeardBooking): HeardPerson => ({
  keys: [contactKey('booking', id), ...(session === null ? [] : [contactKey('session', session)])],
  name: short(name, mostName),
  email: short(email, mostEmail).toLowerCase(),
  phone: short(phone, mostPhone),
  isEmailProven: false,
  isPhoneProven: false,
  at,
})

/** What a visitor agreed to or refused is what was answered under this name, in whatever case. */
const consentVariable = /^consent$/i
const refusals = /^(?:|0|false|no|none|null|nein|non|não|nee|nej|nei|ne|ei)$/i

async function consentsIn(row: HeardResult, record: StoredRecord, asked: Asked) {
  const isAsked = record.answerVariables.some(({ key }) => consentVariable.test(key))
  if (!isAsked) return []
  const answers = answersInWords(record, await asked(row.botId, row.version))
  return answers
    .filter(({ variable = '' }) => consentVariable.test(variable))
    .map(({ key, question, text }) => ({
      origin: `result ${row.number} ${key}`,
      isGiven: !refusals.test(text.trim()),
      text: short(question === undefined ? text : `${question} ${text}`, mostConsent),
      at: record.endedAt ?? row.at,
    }))
}

const mostName = 200
const mostEmail = 320
const mostPhone = 50
const mostConsent = 2000

const short = (text: string | null | undefined, most: number) =>
  (text ?? '').replace(/\s+/g, ' ').trim().slice(0, most)
