import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'

/** Whose a source is; throws where it is gone. */
export function ownerOfSource(
  on: Kysely<Tables>,
  number: number,
): Promise<{ readonly owner: string }> {
  return on
    .selectFrom('knowledge_sources')
    .select('owner')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
}

/** Deletes sources by their numbers, with pages, pieces and the terms of these. */
export async function removeSources(
  trx: Kysely<Tables>,
  numbers: readonly number[],
): Promise<void> {
  if (numbers.length === 0) return
  for (const table of ['knowledge_terms', 'knowledge_pieces', 'knowledge_pages'] as const)
    await trx.deleteFrom(table).where('source', 'in', numbers).execute()
  const ids = await trx
    .deleteFrom('knowledge_sources')
    .where('number', 'in', numbers)
    .returning('id')
    .execute()
  await trx
    .deleteFrom('jobs')
    .where('handler', 'in', ['knowledge', 'embeddings'])
    .where(
      'key',
      'in',
      ids.map(({ id }) => id),
    )
    .execute()
}

/** Deletes all that an account has of it. */
export async function removeKnowledgeOf(trx: Kysely<Tables>, owner: string): Promise<void> {
  const sources = trx.selectFrom('knowledge_sources').select('number').where('owner', '=', owner)
  await removeSources(
    trx,
    (await sources.execute()).map(({ number }) => number),
  )
}
