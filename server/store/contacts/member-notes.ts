import type { Kysely } from 'kysely'
import { randomHex } from '../../base/random-hex.js'
import type { Tables } from '../schema.js'

/** A note of somebody. */
export interface ContactNote {
  readonly id: string
  readonly text: string
  readonly author: string
  readonly at: number
}

/** What members note of people. */
export interface ContactNotes {
  notes(ids: readonly string[]): Promise<readonly ContactNote[]>
  addNote(
    owner: string,
    id: string,
    note: { readonly text: string; readonly author: string },
  ): Promise<ContactNote>
  removeNote(owner: string, ids: readonly string[], noteId: string): Promise<boolean>
}

const mostNotes = 500

/** The notes in a database. `now` in milliseconds. */
export function createContactNotes(db: Kysely<Tables>, now: () => number): ContactNotes {
  return {
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
  }
}
