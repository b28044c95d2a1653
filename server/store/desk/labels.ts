import type { LabelColour } from '@talkgraph/wire/desk'
import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'

/** A label of an account, by its name. */
export interface LabelEntry {
  readonly name: string
  readonly colour: LabelColour
}

/** The labels that an account puts on threads. */
export interface LabelRepository {
  list(owner: string): Promise<readonly LabelEntry[]>
  /** Adds a label, or gives it another colour. */
  put(owner: string, label: LabelEntry): Promise<void>
  /** Resolves to false where there is none; threads keep the word until somebody takes it off. */
  remove(owner: string, name: string): Promise<boolean>
}

/** The labels in a database. */
export function createLabelRepository(db: Kysely<Tables>): LabelRepository {
  return {
    list: async owner => {
      const rows = await db
        .selectFrom('desk_labels')
        .select(['name', 'colour'])
        .where('owner', '=', owner)
        .orderBy('name')
        .execute()
      // Only this module writes them.
      return rows.map(({ name, colour }) => ({ name, colour: colour as LabelColour }))
    },
    put: async (owner, { name, colour }) => {
      await db
        .insertInto('desk_labels')
        .values({ owner, name, colour })
        .onConflict(conflict => conflict.columns(['owner', 'name']).doUpdateSet({ colour }))
        .execute()
    },
    remove: async (owner, name) => {
      const { numDeletedRows } = await db
        .deleteFrom('desk_labels')
        .where('owner', '=', owner)
        .where('name', '=', name)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
