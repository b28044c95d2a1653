import { sql } from 'kysely'
import type { Store } from '../store/index.js'
import { recount } from '../store/site/item-writes.js'

/** In one statement: a database answers within seconds on slow machines too. */
const atOnce = 1000

/** Puts so many templates on the site, `Template 1` first. */
export async function putManyTemplates({ database: { db } }: Store, many: number): Promise<void> {
  for (let first = 1; first <= many; first += atOnce)
    await putTemplates(db, first, Math.min(first + atOnce - 1, many))
  await db.transaction().execute(trx => recount(trx, 'template'))
}

async function putTemplates(
  db: Store['database']['db'],
  first: number,
  last: number,
): Promise<void> {
  const at = '2026-11-20T09:00:00.000Z'
  await sql`insert into site_items
      (kind, id, slug, title, description, category, category_slug, content, details, created_at, updated_at)
    with recursive n (i) as (select ${sql.lit(first)} union all select i + 1 from n where i < ${sql.lit(last)})
    select 'template', 'id' || i, 'template-' || i, 'Template ' || i, '', 'Retail', 'retail', '', '{}', ${at}, ${at} from n`.execute(
    db,
  )
}
