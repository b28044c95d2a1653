import type { SiteKind } from '@talkgraph/wire/site-data'
import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'
import type { NewSiteItem, SiteItemChange, SiteItemEntry, SiteItemKind } from './item.js'
import { putItem, recount } from './item-writes.js'
import { setLike } from './likes.js'
import { findWords } from './words.js'

/** Which part of a list is meant; `page` begins at 1. */
interface SiteItemQuery {
  readonly category?: string | undefined
  readonly search?: string | undefined
  readonly page: number
  readonly size: number
}

const pagedKinds: readonly SiteKind[] = ['template', 'ai-app', 'directory', 'glossary']

/** An item with a page of its own. */
interface PagedItem extends Pick<SiteItemEntry, 'id' | 'title' | 'categorySlug' | 'updatedAt'> {
  readonly kind: SiteKind
}

/** The items of the public site. */
export interface SiteItemRepository {
  /** Takes items in, all or none; by kind and slug, one that is there already is changed. */
  put(items: readonly NewSiteItem[]): Promise<readonly SiteItemChange[]>
  /** Resolves to whether it was there. */
  remove(kind: SiteItemKind, slug: string): Promise<boolean>
  /** A page, the newest first, or what fits a search best; a page beyond the last is the last. At most 500 are found by a search. */
  page(
    kind: SiteItemKind,
    query: SiteItemQuery,
  ): Promise<{
    readonly items: readonly SiteItemEntry[]
    readonly total: number
    readonly page: number
  }>
  /** By its id or its slug, with its content. */
  find(
    kind: SiteItemKind,
    idOrSlug: string,
  ): Promise<
    (SiteItemEntry & { readonly content: string; readonly flow: string | null }) | undefined
  >
  /** Others beside this one: of its category first. */
  beside(item: SiteItemEntry, most: number): Promise<readonly SiteItemEntry[]>
  /** All of a kind by title, without what only their pages need. */
  titles(
    kind: SiteItemKind,
  ): Promise<
    readonly Pick<
      SiteItemEntry,
      'id' | 'slug' | 'title' | 'description' | 'categorySlug' | 'updatedAt'
    >[]
  >
  /** How many have a page of their own. */
  countPaged(): Promise<number>
  /** Those with a page of their own, as far as its address needs: at most `most`, after the first `from`, in the order in which they came. */
  paged(range: { readonly from: number; readonly most: number }): Promise<readonly PagedItem[]>
  categories(
    kind: SiteItemKind,
  ): Promise<readonly { readonly slug: string; readonly name: string; readonly count: number }[]>
  /** The file of a template's bot. */
  flow(hash: string): Promise<string | undefined>
  /** The drawings of templates by their slugs, as JSON texts. */
  sketches(slugs: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Counts one more use of a template. */
  noteUse(slug: string): Promise<void>
  /** Notes whether somebody likes an item, by a mark of theirs; resolves to how many do. */
  setLike(id: string, mark: string, isLiked: boolean): Promise<number>
}

/** The site's items in a database. */
export function createSiteItemRepository(db: Kysely<Tables>): SiteItemRepository {
  return {
    put: items =>
      db.transaction().execute(async trx => {
        const changes: SiteItemChange[] = []
        for (const item of items) changes.push(await putItem(trx, item))
        const changed = items.filter((_, index) => changes[index] !== 'same')
        for (const kind of new Set(changed.map(({ kind }) => kind))) await recount(trx, kind)
        return changes
      }),
    remove: (kind, slug) =>
      db.transaction().execute(async trx => {
        await trx
          .deleteFrom('site_likes')
          .where('item', 'in', of =>
            of
              .selectFrom('site_items')
              .select('id')
              .where('kind', '=', kind)
              .where('slug', '=', slug),
          )
          .execute()
        const { numDeletedRows } = await trx
          .deleteFrom('site_items')
          .where('kind', '=', kind)
          .where('slug', '=', slug)
          .executeTakeFirst()
        await recount(trx, kind)
        return numDeletedRows > 0n
      }),
    page: async (kind, { category, search = '', page, size }) => {
      const found = await findWords(db, { kind, category, search })
      if (found !== undefined) {
        const last = Math.max(1, Math.ceil(found.length / size))
        const at = Math.min(page, last)
        const numbers = found.slice((at - 1) * size, at * size)
        return { items: await byNumbers(numbers), total: found.length, page: at }
      }
      const total = await count([kind], category)
      const at = Math.min(page, Math.max(1, Math.ceil(total / size)))
      const place = category === undefined ? 'place' : 'category_place'
      let query = entries()
        .where('kind', '=', kind)
        .where(place, '>', (at - 1) * size)
        .where(place, '<=', at * size)
        .orderBy(place)
      if (category !== undefined) query = query.where('category_slug', '=', category)
      return { items: await query.execute(), total, page: at }
    },
    find: async (kind, idOrSlug) => {
      const named = (column: 'id' | 'slug') =>
        entries()
          .select(['content', 'flow'])
          .where('kind', '=', kind)
          .where(column, '=', idOrSlug)
          .executeTakeFirst()
      return (await named('id')) ?? (await named('slug'))
    },
    beside: async ({ kind, id, categorySlug }, most) => {
      const like = await entries()
        .where('kind', '=', kind)
        .where('category_slug', '=', categorySlug)
        .where('id', '<>', id)
        .orderBy('category_place')
        .limit(most)
        .execute()
      if (like.length === most) return like
      const others = await entries()
        .where('kind', '=', kind)
        .where('category_slug', '<>', categorySlug)
        .orderBy('place')
        .limit(most - like.length)
        .execute()
      return [...like, ...others]
    },
    titles: kind =>
      db
        .selectFrom('site_items')
        .select([
          'id',
          'slug',
          'title',
          'description',
          'category_slug as categorySlug',
          'updated_at as updatedAt',
        ])
        .where('kind', '=', kind)
        .orderBy(({ fn }) => fn('lower', ['title']))
        .execute(),
    countPaged: () => count(pagedKinds),
    paged: ({ from, most }) =>
      db
        .selectFrom('site_items')
        .select(['kind', 'id', 'title', 'category_slug as categorySlug', 'updated_at as updatedAt'])
        .where('kind', 'in', pagedKinds)
        .orderBy('number')
        .limit(most)
        .offset(from)
        .$narrowType<{ kind: SiteKind }>()
        .execute(),
    categories: kind =>
      db
        .selectFrom('site_categories')
        .select(['slug', 'name', 'count'])
        .where('kind', '=', kind)
        .orderBy('name')
        .execute(),
    flow: async hash =>
      (await db.selectFrom('site_flows').select('file').where('hash', '=', hash).executeTakeFirst())
        ?.file,
    sketches: async slugs => {
      if (slugs.length === 0) return new Map()
      const rows = await db
        .selectFrom('site_items')
        .innerJoin('site_flows', 'site_flows.hash', 'site_items.flow')
        .select(['slug', 'sketch'])
        .where('kind', '=', 'template')
        .where('slug', 'in', slugs)
        .execute()
      return new Map(rows.map(({ slug, sketch }) => [slug, sketch]))
    },
    noteUse: async slug => {
      await db
        .updateTable('site_items')
        .set(({ eb }) => ({ forks: eb('forks', '+', 1) }))
        .where('kind', '=', 'template')
        .where('slug', '=', slug)
        .execute()
    },
    setLike: (id, mark, isLiked) => setLike(db, id, mark, isLiked),
  }

  function entries() {
    return db
      .selectFrom('site_items')
      .leftJoin('site_flows', 'site_flows.hash', 'site_items.flow')
      .select([
        'kind',
        'id',
        'slug',
        'title',
        'description',
        'category',
        'category_slug as categorySlug',
        'cover_image as coverImage',
        'details',
        'sketch',
        'likes',
        'forks',
        'created_at as createdAt',
        'updated_at as updatedAt',
      ])
  }

  async function byNumbers(numbers: readonly number[]): Promise<readonly SiteItemEntry[]> {
    if (numbers.length === 0) return []
    const rows = await entries().select('number').where('number', 'in', numbers).execute()
    const known = new Map(rows.map(row => [Number(row.number), row]))
    return numbers.flatMap(number => known.get(number) ?? [])
  }

  async function count(kinds: readonly SiteItemKind[], category?: string): Promise<number> {
    let query = db
      .selectFrom('site_categories')
      .select(({ fn }) => fn.sum<number>('count').as('count'))
      .where('kind', 'in', kinds)
    if (category !== undefined) query = query.where('slug', '=', category)
    return Number((await query.executeTakeFirst())?.count ?? 0)
  }
}
