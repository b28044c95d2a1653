import type { Kysely, Selectable } from 'kysely'
import { randomHex } from '../../base/random-hex.js'
import type { Tables } from '../schema.js'
import {
  type ConsentEntry,
  type ContactEntry,
  fieldsOf,
  labelsOf,
  wordsOfContact,
} from './entry.js'
import { newContactId } from './note-people.js'

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

/** Enters people. */
export interface ContactWriter {
  /** Adds people, or changes them where `id` names one who is shown by themselves; all or none. */
  put(
    owner: string,
    given: readonly (ContactChange & { readonly id?: string | undefined })[],
    by: 'owner' | 'import',
  ): Promise<readonly string[]>
}

type ContactRow = Selectable<Tables['contacts']>

/** Enters them in a database. `now` in milliseconds. */
export function createContactWriter(db: Kysely<Tables>, now: () => number): ContactWriter {
  return {
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
