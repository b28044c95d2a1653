import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import { randomHex } from '../../base/random-hex.js'
import { isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'
import {
  type ConsentEntry,
  type ContactEntry,
  contactOf,
  fieldsOf,
  foldWords,
  labelsOf,
  wordsOfContact,
} from './entry.js'
import { type ContactMarks, createHeardRepository, type HeardRepository } from './heard.js'
import { join, split } from './merge.js'
import { type HeardPerson, newContactId, notePeople } from './note-people.js'
import { forgetContacts, type KnownBy, type OfVisitor } from './of-visitor.js'
import { type KnownTalks, knownBy, talksOf } from './talks.js'

/** What is entered of somebody; what is absent stays as it is. */
export interface ContactChange {
  readonly name?: string | undefined
  /** In lower case. */
  readonly email?: string | undefined
  readonly phone?: string | undefined
  readonly labels?: readonly string[] | undefined
  /** Null: the field goes. */
  readonly fields?: Readonly<Record<string, string | null>> | undefined
  readonly consent?: ConsentEntry | undefined
}

/** Which contacts are listed, those first of whom something was heard last. */
export interface ContactChoice {
  readonly owner: string
  /** All of its words stand in what is known of them. */
  readonly search?: string | undefined
  readonly label?: string | undefined
  readonly consent?: 'given' | 'refused' | 'none' | undefined
  readonly isProven?: boolean | undefined
  readonly email?: string | undefined
  readonly phone?: string | undefined
  readonly after?: { readonly lastAt: number; readonly id: string } | undefined
  readonly limit: number
}

/** A note of somebody. */
export interface ContactNote {
  readonly id: string
  readonly text: string
  readonly author: string
  readonly at: number
}

/** The people whom accounts know (decision 194). */
export interface ContactRepository {
  /** What is to be looked through for people. */
  readonly heard: HeardRepository
  /** Notes who was heard, and up to when that was looked for. */
  note(owner: string, people: readonly HeardPerson[], marks: ContactMarks): Promise<void>
  list(choice: ContactChoice): Promise<readonly ContactEntry[]>
  /** Who has these ids, addresses or numbers, by each of them; also of those who were merged. */
  known(
    owner: string,
    by: {
      readonly ids: readonly string[]
      readonly emails: readonly string[]
      readonly phones: readonly string[]
    },
  ): Promise<KnownContacts>
  /** Also by the id of one who was merged. */
  find(owner: string, id: string): Promise<ContactEntry | undefined>
  /** Adds people, or changes them where `id` names one who is shown by themselves; all or none. */
  put(
    owner: string,
    given: readonly (ContactChange & { readonly id?: string | undefined })[],
    by: 'owner' | 'import',
  ): Promise<readonly string[]>
  /** Resolves to false where one of them is not there, or both are one. */
  merge(owner: string, from: string, into: string): Promise<boolean>
  /** Resolves to false where nobody of this id is merged. */
  split(owner: string, id: string): Promise<boolean>
  /** Deletes one with all who were merged, and not their conversations, by which they do not come again. */
  remove(owner: string, id: string): Promise<boolean>
  notes(ids: readonly string[]): Promise<readonly ContactNote[]>
  addNote(
    owner: string,
    id: string,
    note: { readonly text: string; readonly author: string },
  ): Promise<ContactNote>
  removeNote(owner: string, ids: readonly string[], noteId: string): Promise<boolean>
  /** What somebody agreed to and refused, the latest first. */
  consents(ids: readonly string[]): Promise<readonly ConsentEntry[]>
  /** What is kept of their conversations, at most 100 of each kind. */
  talks(owner: string, ids: readonly string[]): Promise<KnownTalks>
  /** Deletes those that are a visitor's; resolves to how many. */
  forget(visitor: OfVisitor): Promise<number>
  /** Deletes these with what they are known by. */
  forgetAll(ids: readonly string[]): Promise<number>
  /** The sessions and appointments of somebody. */
  knownBy(owner: string, ids: readonly string[]): Promise<Pick<KnownBy, 'sessions' | 'bookings'>>
  /** Deletes those of whom no conversation is left and nobody has entered anything; resolves to how many. */
  removeIdle(): Promise<number>
}

/** Contacts by what they are called in a table. */
interface KnownContacts {
  readonly byId: ReadonlyMap<string, ContactEntry>
  readonly byEmail: ReadonlyMap<string, ContactEntry>
  readonly byPhone: ReadonlyMap<string, ContactEntry>
}

type ContactRow = Selectable<Tables['contacts']>

/** The contacts in a database. `now` in milliseconds. */
export function createContactRepository(
  db: Kysely<Tables>,
  now: () => number = Date.now,
): ContactRepository {
  const has = sql.raw(isOnPostgres(db) ? 'strpos' : 'instr')
  return {
    heard: createHeardRepository(db),
    note: (owner, people, marks) => notePeople(db, owner, people, marks, now()),
    list: async choice => {
      const rows = await chosen(choice)
        .orderBy('last_at', 'desc')
        .orderBy('id', 'desc')
        .limit(choice.limit)
        .execute()
      return whole(rows)
    },
    known: async (owner, { ids, emails, phones }) => {
      const found = await db
        .selectFrom('contacts')
        .select(['id', 'email', 'phone', 'merged_into'])
        .where('owner', '=', owner)
        .where(({ eb, or }) =>
          or([
            ...(ids.length > 0 ? [eb('id', 'in', [...ids])] : []),
            ...(emails.length > 0 ? [eb('email', 'in', [...emails])] : []),
            ...(phones.length > 0 ? [eb('phone', 'in', [...phones])] : []),
          ]),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
      const roots = [...new Set(found.map(({ id, merged_into }) => merged_into ?? id))]
      const rows =
        roots.length === 0
          ? []
          : await db.selectFrom('contacts').selectAll().where('id', 'in', roots).execute()
      const shown = new Map((await whole(rows)).map(contact => [contact.id, contact]))
      const by = (value: (row: (typeof found)[number]) => string) =>
        new Map(
          found.flatMap(row => {
            const contact = shown.get(row.merged_into ?? row.id)
            return contact ? [[value(row), contact] as const] : []
          }),
        )
      return {
        byId: by(({ id }) => id),
        byEmail: by(({ email }) => email),
        byPhone: by(({ phone }) => phone),
      }
    },
    find: async (owner, id) => {
      const row = await rootOf(db, owner, id)
      return row && (await whole([row]))[0]
    },
    put: (owner, given, by) =>
      db.transaction().execute(async trx => {
        const ids: string[] = []
        const added: ContactRow[] = []
        const agreed: Selectable<Tables['contact_consents']>[] = []
        const named = given.flatMap(({ id }) => id ?? [])
        const shown = await rowsShown(trx, owner, named)
        for (const { id, ...change } of given) {
          const before = id === undefined ? undefined : shown.find(row => row.id === id)
          const row: ContactRow = before ?? newRow(owner, change, by)
          if (before) await alter(trx, before, before.merged, change)
          else added.push(row)
          if (change.consent) agreed.push(agreement(row, change.consent))
          ids.push(row.id)
        }
        if (added.length > 0) await trx.insertInto('contacts').values(added).execute()
        if (agreed.length > 0) await trx.insertInto('contact_consents').values(agreed).execute()
        return ids
      }),
    merge: (owner, from, into) =>
      db.transaction().execute(async trx => {
        const [one, other] = [await rootOf(trx, owner, from), await rootOf(trx, owner, into)]
        if (!one || !other || one.id === other.id) return false
        await join(trx, owner, one.id, other.id)
        await trx
          .updateTable('contacts')
          .set({ is_kept: 1, updated_at: now() })
          .where('id', '=', other.id)
          .execute()
        return true
      }),
    split: (owner, id) => db.transaction().execute(trx => split(trx, owner, id)),
    remove: async (owner, id) => {
      const { numDeletedRows } = await db
        .deleteFrom('contacts')
        .where('owner', '=', owner)
        .where(({ eb, or }) => or([eb('id', '=', id), eb('merged_into', '=', id)]))
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    notes: ids =>
      db
        .selectFrom('contact_notes')
        .select(['id', 'text', 'author', 'at'])
        .where('contact_id', 'in', [...ids])
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(mostNotes)
        .execute(),
    addNote: async (owner, id, { text, author }) => {
      const note = { id: randomHex(20), text, author, at: now() }
      await db
        .insertInto('contact_notes')
        .values({ ...note, owner, contact_id: id })
        .execute()
      await db.updateTable('contacts').set({ is_kept: 1 }).where('id', '=', id).execute()
      return note
    },
    removeNote: async (owner, ids, noteId) => {
      const { numDeletedRows } = await db
        .deleteFrom('contact_notes')
        .where('owner', '=', owner)
        .where('id', '=', noteId)
        .where('contact_id', 'in', [...ids])
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    consents: async ids => (await consentsOf(ids)).map(consentOf),
    talks: (owner, ids) => talksOf(db, owner, ids),
    knownBy: (owner, ids) => knownBy(db, owner, ids),
    ...forgetContacts(db),
  }

  function chosen(choice: ContactChoice) {
    const { owner, search, label, consent, isProven, email, phone, after } = choice
    let query = db
      .selectFrom('contacts')
      .selectAll()
      .where('owner', '=', owner)
      .where('merged_into', 'is', null)
    for (const word of foldWords(search ?? '')
      .split(/\s+/)
      .slice(0, mostWords))
      if (word !== '') query = query.where(anyOf(of => sql`${has}(${of('words')}, ${word}) > 0`))
    if (label !== undefined) {
      const quoted = JSON.stringify(label)
      query = query.where(anyOf(of => sql`${has}(${of('labels')}, ${quoted}) > 0`))
    }
    if (email !== undefined) query = query.where(shownFor('email', email))
    if (phone !== undefined) query = query.where(shownFor('phone', phone))
    if (isProven !== undefined) {
      const proven = anyOf(of => sql`(${of('email_proven')} = 1 or ${of('phone_proven')} = 1)`)
      query = query.where(isProven ? proven : sql<boolean>`not ${proven}`)
    }
    if (consent !== undefined) {
      const latest = sql`(select is_given from contact_consents where contact_id in (
        select contacts.id union all select one.id from contacts as one where one.merged_into = contacts.id
      ) order by at desc limit 1)`
      query = query.where(
        consent === 'none'
          ? sql<boolean>`${latest} is null`
          : sql<boolean>`${latest} = ${consent === 'given' ? 1 : 0}`,
      )
    }
    if (after)
      query = query
        .where('last_at', '<=', after.lastAt)
        .where(({ eb, or }) => or([eb('last_at', '<', after.lastAt), eb('id', '<', after.id)]))
    return query

    function shownFor(column: 'email' | 'phone', value: string) {
      return sql<boolean>`contacts.id in (select coalesce(one.merged_into, one.id) from contacts as one
        where one.owner = ${owner} and one.${sql.ref(column)} = ${value})`
    }
  }

  /** Whether it holds of the contact, or of one who was merged with them. */
  function anyOf(condition: (of: (column: string) => RawBuilder<unknown>) => RawBuilder<unknown>) {
    const [own, other] = ['contacts', 'one'].map(table =>
      condition(column => sql.ref(`${table}.${column}`)),
    )
    return sql<boolean>`(${own} or exists (select 1 from contacts as one where one.merged_into = contacts.id and ${other}))`
  }

  async function consentsOf(ids: readonly string[]) {
    if (ids.length === 0) return []
    return db
      .selectFrom('contact_consents')
      .selectAll()
      .where('contact_id', 'in', [...ids])
      .orderBy('at', 'desc')
      .orderBy('origin')
      .execute()
  }

  async function whole(rows: readonly ContactRow[]): Promise<readonly ContactEntry[]> {
    if (rows.length === 0) return []
    const merged = await db
      .selectFrom('contacts')
      .selectAll()
      .where(
        'merged_into',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    const consents = await consentsOf([...rows, ...merged].map(({ id }) => id))
    return rows.map(row => {
      const others = merged.filter(({ merged_into }) => merged_into === row.id)
      const ids = new Set([row.id, ...others.map(({ id }) => id)])
      const consent = consents.find(({ contact_id }) => ids.has(contact_id))
      return contactOf(row, others, consent ? consentOf(consent) : null)
    })
  }

  function newRow(
    owner: string,
    { name = '', email = '', phone = '', labels = [], fields = {} }: ContactChange,
    by: 'owner' | 'import',
  ): ContactRow {
    const time = now()
    const kept = withFields({}, fields)
    return {
      id: newContactId(),
      owner,
      name,
      email,
      phone,
      email_proven: 0,
      phone_proven: 0,
      labels: JSON.stringify(labels),
      fields: JSON.stringify(kept),
      words: wordsOfContact({ name, email, phone, labels, fields: kept }),
      merged_into: null,
      merged_under: null,
      is_apart: 0,
      is_kept: 1,
      made_by: by,
      created_at: time,
      updated_at: time,
      last_at: time,
    }
  }

  async function alter(
    trx: Kysely<Tables>,
    row: ContactRow,
    merged: readonly ContactRow[],
    { name = row.name, email = row.email, phone = row.phone, labels, fields = {} }: ContactChange,
  ): Promise<void> {
    // What is taken off is taken off whoever has it.
    for (const other of merged) {
      const left = labelsOf(other).filter(each => labels?.includes(each) ?? true)
      const gone = Object.keys(fieldsOf(other)).filter(each => fields[each] === null)
      if (left.length === labelsOf(other).length && gone.length === 0) continue
      await write(trx, other, {
        ...other,
        labels: left,
        fields: withFields(fieldsOf(other), Object.fromEntries(gone.map(each => [each, null]))),
      })
    }
    await write(trx, row, {
      name,
      email,
      phone,
      email_proven: email === row.email ? row.email_proven : 0,
      phone_proven: phone === row.phone ? row.phone_proven : 0,
      labels: labels ?? labelsOf(row),
      fields: withFields(fieldsOf(row), fields),
      is_kept: 1,
    })
  }

  async function write(
    trx: Kysely<Tables>,
    row: ContactRow,
    given: Pick<
      ContactRow,
      'name' | 'email' | 'phone' | 'email_proven' | 'phone_proven' | 'is_kept'
    > &
      Pick<ContactEntry, 'labels' | 'fields'>,
  ): Promise<void> {
    const { name, email, phone, email_proven, phone_proven, is_kept, labels, fields } = given
    const next = {
      name,
      email,
      phone,
      email_proven,
      phone_proven,
      is_kept,
      labels: JSON.stringify(labels),
      fields: JSON.stringify(fields),
    }
    if (Object.entries(next).every(([column, value]) => Reflect.get(row, column) === value)) return
    await trx
      .updateTable('contacts')
      .set({
        ...next,
        words: wordsOfContact({ name, email, phone, labels, fields }),
        updated_at: now(),
      })
      .where('id', '=', row.id)
      .execute()
  }
}

/** What the account notes of it. */
const agreement = (
  { id, owner }: ContactRow,
  { isGiven, text, at }: ConsentEntry,
): Selectable<Tables['contact_consents']> => ({
  owner,
  contact_id: id,
  origin: `account ${randomHex(12)}`,
  is_given: isGiven ? 1 : 0,
  text,
  at,
})

const mostWords = 8
const mostNotes = 500

const consentOf = ({
  is_given,
  text,
  at,
}: Pick<Selectable<Tables['contact_consents']>, 'is_given' | 'text' | 'at'>): ConsentEntry => ({
  isGiven: is_given === 1,
  text,
  at,
})

function withFields(
  before: Readonly<Record<string, string>>,
  change: Readonly<Record<string, string | null>>,
): Readonly<Record<string, string>> {
  const next = new Map(Object.entries(before))
  for (const [name, value] of Object.entries(change))
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  return Object.fromEntries(next)
}

/** Those of these ids who are shown by themselves, each with who was merged with them. */
async function rowsShown(trx: Kysely<Tables>, owner: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await trx
    .selectFrom('contacts')
    .selectAll()
    .where('owner', '=', owner)
    .where(({ eb, or }) => or([eb('id', 'in', [...ids]), eb('merged_into', 'in', [...ids])]))
    .execute()
  return rows
    .filter(({ merged_into }) => merged_into === null)
    .map(row => ({ ...row, merged: rows.filter(each => each.merged_into === row.id) }))
}

/** Who somebody is shown as. */
async function rootOf(
  db: Kysely<Tables>,
  owner: string,
  id: string,
): Promise<ContactRow | undefined> {
  const row = await db
    .selectFrom('contacts')
    .selectAll()
    .where('owner', '=', owner)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && row.merged_into !== null ? rootOf(db, owner, row.merged_into) : row
}
