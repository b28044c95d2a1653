import { type Kysely, sql } from 'kysely'
import { isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'
import type { NewSiteItem, SiteItemChange, SiteItemKind } from './item.js'
import { noteWords } from './words.js'

/** Takes an item in, with its flow and what it is found by; places are counted after it. */
export async function putItem(trx: Kysely<Tables>, item: NewSiteItem): Promise<SiteItemChange> {
  const { kind, slug, flow } = item
  if (flow)
    await trx
      .insertInto('site_flows')
      .values(flow)
      .onConflict(conflict => conflict.column('hash').doUpdateSet({ sketch: flow.sketch }))
      .execute()
  const before = await trx
    .selectFrom('site_items')
    .selectAll()
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst()
  const kept = item.isUndated ? before : undefined
  const row = {
    id: item.id,
    title: item.title,
    description: item.description,
    category: item.category,
    category_slug: item.categorySlug,
    cover_image: item.coverImage,
    content: item.content,
    details: item.details,
    flow: flow?.hash ?? null,
    created_at: kept ? kept.created_at : item.createdAt,
    updated_at: kept ? kept.updated_at : item.updatedAt,
  }
  if (!before) {
    const added = await trx
      .insertInto('site_items')
      .values({ ...row, kind, slug, likes: item.likes, forks: item.forks })
      .onConflict(conflict => conflict.columns(['kind', 'slug']).doNothing())
      .returning('number')
      .executeTakeFirst()
    // Another server brought it in at the same time.
    if (!added) return 'same'
    await noteWords(trx, Number(added.number), item)
    return 'added'
  }
  if (Object.entries(row).every(([name, value]) => Reflect.get(before, name) === value))
    return 'same'
  await trx
    .updateTable('site_items')
    .set({ ...row, updated_at: item.updatedAt })
    .where('number', '=', before.number)
    .execute()
  await noteWords(trx, Number(before.number), item)
  return 'changed'
}

/** Counts places and categories anew, and drops flows that nothing has any more. */
export async function recount(trx: Kysely<Tables>, kind: SiteItemKind): Promise<void> {
  const isPostgres = isOnPostgres(trx)
  // Where a table has just grown PostgreSQL takes it for as small as it was, and would look at each row for each.
  if (isPostgres) await sql`select set_config('enable_nestloop', 'off', true)`.execute(trx)
  // PostgreSQL counts in bigint, and the columns are integers.
  const rank = (of: string) =>
    sql.raw(
      `${isPostgres ? '(' : ''}row_number() over (${of} order by created_at desc, slug)${isPostgres ? ')::integer' : ''}`,
    )
  await sql`update site_items set place = ranked.place, category_place = ranked.category_place
    from (select number, ${rank('')} as place, ${rank('partition by category_slug')} as category_place
          from site_items where kind = ${kind}) as ranked
    where ranked.number = site_items.number
      and (site_items.place <> ranked.place or site_items.category_place <> ranked.category_place)`.execute(
    trx,
  )
  await trx.deleteFrom('site_categories').where('kind', '=', kind).execute()
  await trx
    .insertInto('site_categories')
    .columns(['kind', 'slug', 'name', 'count'])
    .expression(
      trx
        .selectFrom('site_items')
        .select(({ fn }) => [
          'kind',
          'category_slug',
          fn.max('category').as('name'),
          fn.countAll<number>().as('count'),
        ])
        .where('kind', '=', kind)
        .groupBy(['kind', 'category_slug']),
    )
    .execute()
  await sql`delete from site_flows where not exists (select 1 from site_items where flow = hash)`.execute(
    trx,
  )
}
