import type { Kysely } from 'kysely'
import { randomHex } from '../../base/random-hex.js'
import type { Tables } from '../schema.js'
import { fieldsOf, labelsOf, wordsOfContact } from './entry.js'
import type { ContactMarks } from './heard.js'
import { join } from './merge.js'

/** Somebody who was heard in a conversation. */
export interface HeardPerson {
  /** What they are known by, the strongest first. */
  readonly keys: readonly string[]
  /** Blank where it is not known. */
  readonly name: string
  /** In lower case. */
  readonly email: string
  readonly phone: string
  /** Whether it was proven that it is theirs. */
  readonly isEmailProven: boolean
  readonly isPhoneProven: boolean
  readonly at: number
  /** What they agreed to or refused. */
  readonly consents?: readonly {
    readonly origin: string
    readonly isGiven: boolean
    readonly text: string
    readonly at: number
  }[]
}

/** Notes who was heard, and up to when that was looked for; one server at a time notes an account's. */
export async function notePeople(
  db: Kysely<Tables>,
  owner: string,
  people: readonly HeardPerson[],
  { threads, results, bookings }: ContactMarks,
  time: number,
): Promise<void> {
  const marks = {
    threads: threads.at,
    threads_id: threads.id,
    results: results.at,
    results_id: results.id,
    bookings: bookings.at,
    bookings_id: bookings.id,
  }
  await db.transaction().execute(async trx => {
    await trx
      .insertInto('contact_marks')
      .values({ owner, ...marks })
      .onConflict(conflict => conflict.column('owner').doUpdateSet(marks))
      .execute()
    for (const person of people) await notePerson(trx, owner, person, time)
  })
}

async function notePerson(
  trx: Kysely<Tables>,
  owner: string,
  person: HeardPerson,
  time: number,
): Promise<void> {
  const rows = await trx
    .selectFrom('contact_keys')
    .select(['key', 'contact_id'])
    .where('owner', '=', owner)
    .where('key', 'in', [...person.keys])
    .execute()
  const known = new Map(rows.map(({ key, contact_id }) => [key, contact_id]))
  const strongest = person.keys.find(key => known.has(key))
  // Somebody of the account has deleted them.
  if (strongest !== undefined && known.get(strongest) === null) return
  const before =
    (strongest === undefined ? undefined : known.get(strongest)) ??
    (await ofProven(trx, owner, person))
  const id = before ?? (await begin(trx, owner, person, time))
  if (before !== undefined) await fill(trx, id, person, time)
  for (const key of person.keys)
    if (!known.has(key))
      await trx
        .insertInto('contact_keys')
        .values({ owner, key, contact_id: id })
        .onConflict(conflict => conflict.columns(['owner', 'key']).doNothing())
        .execute()
  for (const consent of person.consents ?? [])
    await trx
      .insertInto('contact_consents')
      .values({
        owner,
        contact_id: id,
        origin: consent.origin,
        is_given: consent.isGiven ? 1 : 0,
        text: consent.text,
        at: consent.at,
      })
      .onConflict(conflict => conflict.columns(['contact_id', 'origin']).doNothing())
      .execute()
  const others = [...known.values(), await ofProven(trx, owner, person)]
  for (const other of others)
    if (typeof other === 'string' && other !== id) await joinUnlessApart(trx, owner, other, id)
}

/** Whose proven address or number it is. */
async function ofProven(
  trx: Kysely<Tables>,
  owner: string,
  { email, phone, isEmailProven, isPhoneProven }: HeardPerson,
): Promise<string | undefined> {
  const of = async (
    column: 'email' | 'phone',
    proven: 'email_proven' | 'phone_proven',
    value: string,
  ) => {
    const row = await trx
      .selectFrom('contacts')
      .select('id')
      .where('owner', '=', owner)
      .where(column, '=', value)
      .where(proven, '=', 1)
      .orderBy('created_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    return row?.id
  }
  return (
    (isEmailProven && email !== '' ? await of('email', 'email_proven', email) : undefined) ??
    (isPhoneProven && phone !== '' ? await of('phone', 'phone_proven', phone) : undefined)
  )
}

async function begin(
  trx: Kysely<Tables>,
  owner: string,
  { name, email, phone, isEmailProven, isPhoneProven, at }: HeardPerson,
  time: number,
): Promise<string> {
  const id = newContactId()
  await trx
    .insertInto('contacts')
    .values({
      id,
      owner,
      name,
      email,
      phone,
      email_proven: email !== '' && isEmailProven ? 1 : 0,
      phone_proven: phone !== '' && isPhoneProven ? 1 : 0,
      labels: '[]',
      fields: '{}',
      is_kept: 0,
      made_by: 'visitor',
      words: wordsOfContact({ name, email, phone, labels: [], fields: {} }),
      created_at: at,
      updated_at: time,
      last_at: at,
    })
    .execute()
  return id
}

/** What was not known is; what is proven takes the place of what is not. */
async function fill(
  trx: Kysely<Tables>,
  id: string,
  person: HeardPerson,
  time: number,
): Promise<void> {
  const row = await trx.selectFrom('contacts').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return
  const takes = (was: string, isProven: boolean, given: string, isGivenProven: boolean) =>
    given !== '' && (was === '' || (isGivenProven && !isProven))
  // What somebody of the account has entered stays.
  const isOwners = (was: string, given: string) => row.is_kept === 1 && was !== given
  const isMail = takes(
    row.email,
    row.email_proven === 1 || isOwners(row.email, person.email),
    person.email,
    person.isEmailProven,
  )
  const isPhone = takes(
    row.phone,
    row.phone_proven === 1 || isOwners(row.phone, person.phone),
    person.phone,
    person.isPhoneProven,
  )
  const next = {
    name: row.name || person.name,
    ...(isMail
      ? { email: person.email, email_proven: person.isEmailProven ? 1 : 0 }
      : { email: row.email, email_proven: row.email_proven }),
    ...(isPhone
      ? { phone: person.phone, phone_proven: person.isPhoneProven ? 1 : 0 }
      : { phone: row.phone, phone_proven: row.phone_proven }),
  }
  const isNew = next.name !== row.name || isMail || isPhone
  if (isNew)
    await trx
      .updateTable('contacts')
      .set({
        ...next,
        words: wordsOfContact({ ...next, labels: labelsOf(row), fields: fieldsOf(row) }),
        updated_at: time,
      })
      .where('id', '=', id)
      .execute()
  await trx
    .updateTable('contacts')
    .set({ last_at: person.at })
    .where('id', 'in', row.merged_into === null ? [id] : [id, row.merged_into])
    .where('last_at', '<', person.at)
    .execute()
}

/** Whom somebody has taken apart stays so. */
async function joinUnlessApart(
  trx: Kysely<Tables>,
  owner: string,
  one: string,
  other: string,
): Promise<void> {
  const rows = await trx
    .selectFrom('contacts')
    .select(['id', 'merged_into', 'is_apart', 'created_at'])
    .where('id', 'in', [one, other])
    .execute()
  const [first, second] = rows.toSorted((a, b) => a.created_at - b.created_at)
  if (!first || !second || rows.some(({ is_apart }) => is_apart === 1)) return
  const [into, from] = [first.merged_into ?? first.id, second.merged_into ?? second.id]
  if (into !== from) await join(trx, owner, from, into)
}

/** An id for somebody new. */
export const newContactId = (): string => `con_${randomHex(20)}`
