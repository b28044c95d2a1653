import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'

/** How visitors found a part of the documentation. */
interface HelpfulCount {
  /** Its address, with the anchor of the part. */
  readonly page: string
  readonly yes: number
  readonly no: number
}

/** What visitors answered to 'Was this page helpful?'. Nothing is kept of who answered. */
export interface HelpfulRepository {
  note(page: string, isHelpful: boolean): Promise<void>
  /** All that were answered, those first that helped the fewest. */
  counts(): Promise<readonly HelpfulCount[]>
}

/** The counts in a database. */
export function createHelpfulRepository(db: Kysely<Tables>): HelpfulRepository {
  return {
    note: async (page, isHelpful) => {
      const name = isHelpful ? 'yes' : 'no'
      await db
        .insertInto('site_helpful')
        .values({ page, yes: isHelpful ? 1 : 0, no: isHelpful ? 0 : 1 })
        .onConflict(conflict =>
          conflict
            .column('page')
            .doUpdateSet(({ eb, ref }) => ({ [name]: eb(ref(`site_helpful.${name}`), '+', 1) })),
        )
        .execute()
    },
    counts: async () => {
      const rows = await db.selectFrom('site_helpful').selectAll().execute()
      const gain = ({ yes, no }: HelpfulCount) => yes - no
      return rows
        .map(({ page, yes, no }) => ({ page, yes: Number(yes), no: Number(no) }))
        .sort((a, b) => gain(a) - gain(b) || (a.page < b.page ? -1 : 1))
    },
  }
}
