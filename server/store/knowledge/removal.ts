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
  const pieces = await trx
    .selectFrom('knowledge_pieces')
    .select('number')
    .where('source', 'in', numbers)
    .execute()
  await removePieces(
    trx,
    pieces.map(({ number }) => number),
  )
  await trx.deleteFrom('knowledge_pages').where('source', 'in', numbers).execute()
  const ids = await trx
    .deleteFrom('knowledge_sources')
    .where('number', 'in', numbers)
    .returning('id')
    .execute()
  // What was staged meanwhile has lost its pieces with their source, but not their terms.
  const left = await trx
    .selectFrom('knowledge_terms')
    .select('piece')
    .distinct()
    .where('source', 'in', numbers)
    .execute()
  await removePieces(
    trx,
    left.map(({ piece }) => piece),
  )
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

/** Deletes pieces by their numbers, with their terms and vectors. */
export async function removePieces(trx: Kysely<Tables>, numbers: readonly number[]): Promise<void> {
  for (const part of inParts(numbers)) {
    await trx.deleteFrom('knowledge_terms').where('piece', 'in', part).execute()
    await trx.deleteFrom('knowledge_pieces').where('number', 'in', part).execute()
  }
}

/** Deletes all vectors of an account. */
export async function removeVectorsOf(trx: Kysely<Tables>, owner: string): Promise<void> {
  const rows = await trx
    .selectFrom('knowledge_vectors')
    .select('piece')
    .where('source', 'in', sourcesOf(trx, owner))
    .execute()
  for (const part of inParts(rows.map(({ piece }) => piece)))
    await trx.deleteFrom('knowledge_vectors').where('piece', 'in', part).execute()
}

/** Rows that one statement changes: on PostgreSQL one that takes long fails. */
const atOnce = 200

/** In parts for one statement each. */
export function inParts<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / atOnce) }, (_, index) =>
    items.slice(index * atOnce, (index + 1) * atOnce),
  )
}

const sourcesOf = (trx: Kysely<Tables>, owner: string) =>
  trx.selectFrom('knowledge_sources').select('number').where('owner', '=', owner)

/** Deletes all that an account has of it. */
export async function removeKnowledgeOf(trx: Kysely<Tables>, owner: string): Promise<void> {
  await removeSources(
    trx,
    (await sourcesOf(trx, owner).execute()).map(({ number }) => number),
  )
}
