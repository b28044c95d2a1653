import { sql } from 'kysely'
import type { Store } from '../store/index.js'
import { recount } from '../store/site/item-writes.js'

/** Puts so many templates on the site, `Template 1` first, more at once than an import would be patient for. */
export async function putManyTemplates({ database: { db } }: Store, many: number): Promise<void> {
  const at = '2026-11-20T09:00:00.000Z'
  await sql`insert into site_items
      (kind, id, slug, title, description, category, category_slug, content, details, created_at, updated_at)
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${sql.lit(many)})
    select 'template', 'id' || i, 'template-' || i, 'Template ' || i, '', 'Retail', 'retail', '', '{}', ${at}, ${at} from n`.execute(
    db,
  )
  await recount(db, 'template')
}
