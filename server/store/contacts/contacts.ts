import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../schema.js'
import { type ContactChoice, chosenOf } from './chosen-contacts.js'
import { type ConsentEntry, type ContactEntry, contactOf } from './entry.js'
import { type ContactMarks, createHeardRepository, type HeardRepository } from './heard.js'
import { type ContactNotes, createContactNotes } from './member-notes.js'
import { join, split } from './merge.js'
import { type HeardPerson, notePeople } from './note-people.js'
import { forgetContacts, type KnownBy, type OfVisitor } from './of-visitor.js'
import { type ContactWriter, createContactWriter } from './put-contacts.js'
import { type KnownTalks, knownBy, talksOf } from './talks.js'

/** The people whom accounts know (decision 194). */
export interface ContactRepository extends ContactWriter, ContactNotes {
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
  /** Resolves to false where one of them is not there, or both are one. */
  merge(owner: string, from: string, into: string): Promise<boolean>
  /** Resolves to false where nobody of this id is merged. */
  split(owner: string, id: string): Promise<boolean>
  /** Deletes one with all who were merged, and not their conversations, by which they do not come again. */
  remove(owner: string, id: string): Promise<boolean>
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
  return {
    heard: createHeardRepository(db),
    ...createContactWriter(db, now),
    ...createContactNotes(db, now),
    note: (owner, people, marks) => notePeople(db, owner, people, marks, now()),
    list: async choice => {
      const rows = await chosenOf(db, choice)
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
    consents: async ids => (await consentsOf(ids)).map(consentOf),
    talks: (owner, ids) => talksOf(db, owner, ids),
    knownBy: (owner, ids) => knownBy(db, owner, ids),
    ...forgetContacts(db),
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
}

const consentOf = ({
  is_given,
  text,
  at,
}: Pick<Selectable<Tables['contact_consents']>, 'is_given' | 'text' | 'at'>): ConsentEntry => ({
  isGiven: is_given === 1,
  text,
  at,
})

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
