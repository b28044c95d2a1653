import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'

/** Shows one as another from now on, with all who were merged with them; both are shown by themselves before. */
export async function join(
  trx: Kysely<Tables>,
  owner: string,
  from: string,
  into: string,
): Promise<void> {
  const known = await trx
    .selectFrom('contacts')
    .select(['id', 'last_at'])
    .where('owner', '=', owner)
    .where('id', 'in', [from, into])
    .execute()
  await trx
    .updateTable('contacts')
    .set({ merged_into: into })
    .where('owner', '=', owner)
    .where('merged_into', '=', from)
    .execute()
  await trx
    .updateTable('contacts')
    .set({ merged_into: into, merged_under: into })
    .where('owner', '=', owner)
    .where('id', '=', from)
    .execute()
  await trx
    .updateTable('contacts')
    .set({ last_at: Math.max(...known.map(({ last_at }) => last_at)) })
    .where('owner', '=', owner)
    .where('id', '=', into)
    .execute()
}

/** Takes one apart again, with all who had been merged with them before; resolves to false where they are not merged. */
export async function split(trx: Kysely<Tables>, owner: string, id: string): Promise<boolean> {
  const own = await trx
    .selectFrom('contacts')
    .select('merged_into')
    .where('owner', '=', owner)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!own || own.merged_into === null) return false
  const group = await trx
    .selectFrom('contacts')
    .select(['id', 'merged_under'])
    .where('owner', '=', owner)
    .where('merged_into', '=', own.merged_into)
    .execute()
  const below = [id]
  for (const each of below)
    below.push(
      ...group.flatMap(({ id: child, merged_under }) => (merged_under === each ? child : [])),
    )
  await trx
    .updateTable('contacts')
    .set({ merged_into: null, merged_under: null, is_apart: 1 })
    .where('id', '=', id)
    .execute()
  const rest = below.slice(1)
  if (rest.length > 0)
    await trx.updateTable('contacts').set({ merged_into: id }).where('id', 'in', rest).execute()
  return true
}
