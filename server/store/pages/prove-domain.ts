import type { Kysely, Transaction } from 'kysely'
import { isTaken } from '../database/taken.js'
import { isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'

/** A page whose domain names it in its records. */
export interface DomainProof {
  readonly id: string
  readonly domain: string
  /** The ids of all pages that the domain names, this one among them. */
  readonly named: readonly string[]
}

/**
 * Makes a domain the page's own. A page that has it already loses it where the domain no longer names it, and otherwise keeps it:
 * 'taken'. Undefined where the page no longer claims the domain.
 */
export async function proveDomain(
  db: Kysely<Tables>,
  proof: DomainProof,
): Promise<'proven' | 'taken' | undefined> {
  const isPostgres = isOnPostgres(db)
  for (;;) {
    try {
      return await db.transaction().execute(trx => prove(trx, proof, isPostgres))
    } catch (error) {
      // Another page has proven it at the same moment: now it is there to be seen.
      if (!isTaken(error)) throw error
    }
  }
}

async function prove(
  trx: Transaction<Tables>,
  { id, domain, named }: DomainProof,
  isPostgres: boolean,
): Promise<'proven' | 'taken' | undefined> {
  const asked = trx
    .selectFrom('pages')
    .select('id')
    .where('domain', '=', domain)
    .where(({ eb, or }) => or([eb('id', '=', id), eb('domain_proven', 'is not', null)]))
    .orderBy('id')
  const rows = await (isPostgres ? asked.forUpdate() : asked)
    .select('domain_proven as proven')
    .execute()
  if (!rows.some(row => row.id === id)) return undefined
  const holder = rows.find(({ proven }) => proven !== null)
  if (holder?.id === id) return 'proven'
  if (holder && named.includes(holder.id)) return 'taken'
  const update = (pageId: string, proven: string | null) =>
    trx.updateTable('pages').set({ domain_proven: proven }).where('id', '=', pageId).execute()
  if (holder) await update(holder.id, null)
  await update(id, new Date().toISOString())
  return 'proven'
}
