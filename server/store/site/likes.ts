import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'

/** Notes whether somebody likes an item, by a mark of theirs; resolves to how many do. */
export const setLike = (
  db: Kysely<Tables>,
  id: string,
  mark: string,
  isLiked: boolean,
): Promise<number> =>
  db.transaction().execute(async trx => {
    const changed = isLiked
      ? await trx
          .insertInto('site_likes')
          .values({ item: id, mark, created_at: new Date().toISOString() })
          .onConflict(conflict => conflict.columns(['item', 'mark']).doNothing())
          .returning('mark')
          .execute()
      : await trx
          .deleteFrom('site_likes')
          .where('item', '=', id)
          .where('mark', '=', mark)
          .returning('mark')
          .execute()
    if (changed.length > 0)
      await trx
        .updateTable('site_items')
        .set(({ eb }) => ({ likes: eb('likes', isLiked ? '+' : '-', 1) }))
        .where('id', '=', id)
        .execute()
    const row = await trx
      .selectFrom('site_items')
      .select('likes')
      .where('id', '=', id)
      .executeTakeFirst()
    return Math.max(0, Number(row?.likes ?? 0))
  })
