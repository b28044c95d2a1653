import { type Kysely, sql, type Transaction } from 'kysely'
import { isTaken } from '../database/taken.js'
import type { Tables } from '../schema.js'
import { type DomainProof, proveDomain } from './prove-domain.js'

/** A bot's own page. */
export interface PageEntry {
  readonly id: string
  readonly botId: string
  /** The account. */
  readonly owner: string
  readonly name: string
  /** The host name that the owner wants for it, which many pages may claim; null: it has none of its own. */
  readonly domain: string | null
  /** ISO 8601: since when the domain is this page's and no other's; null: it is a claim. */
  readonly domainProven: string | null
  /** JSON text. */
  readonly settings: string
  /** Hashed; null: anybody may look. */
  readonly password: string | null
  /** Counts its changes. */
  readonly revision: number
  /** ISO 8601. */
  readonly createdAt: string
}

/** A page as it is made. */
export type NewPage = Pick<PageEntry, 'id' | 'botId' | 'name' | 'domain' | 'settings' | 'password'>

/** What changes of a page; what is absent stays. */
export type PageChange = Partial<Pick<PageEntry, 'name' | 'domain' | 'settings' | 'password'>>

/** Bots' own pages. */
export interface PageRepository {
  /** 'taken' where another page is called so. A name that a page had before is free. */
  create(page: NewPage): Promise<PageEntry | 'taken'>
  /** Changes a page; what it was called leads to it from then on, and another domain is a claim. Undefined where there is none. */
  change(id: string, change: PageChange): Promise<PageEntry | 'taken' | undefined>
  /**
   * Makes a domain the page's own. A page that has it already loses it where the domain no longer names it, and otherwise keeps it:
   * 'taken'. Undefined where the page no longer claims the domain.
   */
  prove(proof: DomainProof): Promise<'proven' | 'taken' | undefined>
  remove(id: string): Promise<boolean>
  find(id: string): Promise<PageEntry | undefined>
  /** The page that is called so, or was. */
  named(name: string): Promise<PageEntry | undefined>
  /** Those of a bot, the oldest first. */
  ofBot(botId: string): Promise<readonly PageEntry[]>
  /** Every name that leads to a page, in the order of the alphabet. */
  namesOf(id: string): Promise<readonly string[]>
  /** Every proven domain with its page. */
  domains(): Promise<readonly { readonly domain: string; readonly id: string }[]>
}

const columns = [
  'pages.id',
  'pages.bot_id as botId',
  'bots.owner',
  'pages.name',
  'pages.domain',
  'pages.domain_proven as domainProven',
  'pages.settings',
  'pages.password',
  'pages.revision',
  'pages.created_at as createdAt',
] as const

/** The pages in a database. */
export function createPageRepository(db: Kysely<Tables>): PageRepository {
  const entries = (from: Kysely<Tables> = db) =>
    from.selectFrom('pages').innerJoin('bots', 'bots.id', 'pages.bot_id').select(columns)
  const find = (id: string, from?: Kysely<Tables>) =>
    entries(from).where('pages.id', '=', id).executeTakeFirst()
  return {
    create: page =>
      write(async trx => {
        const { id, botId, name, domain, settings, password } = page
        await trx
          .insertInto('pages')
          .values({
            id,
            bot_id: botId,
            name,
            domain,
            settings,
            password,
            created_at: new Date().toISOString(),
          })
          .execute()
        await takeName(trx, id, name)
        return entries(trx).where('pages.id', '=', id).executeTakeFirstOrThrow()
      }),
    change: (id, change) =>
      write(async trx => {
        const { numUpdatedRows } = await trx
          .updateTable('pages')
          .set(({ eb, ref }) => ({
            ...change,
            revision: eb('revision', '+', 1),
            ...(change.domain !== undefined && {
              domain_proven: eb
                .case()
                .when('domain', '=', change.domain)
                .then(ref('domain_proven'))
                .end(),
            }),
          }))
          .where('id', '=', id)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return undefined
        if (change.name !== undefined) await takeName(trx, id, change.name)
        return find(id, trx)
      }),
    prove: proof => proveDomain(db, proof),
    remove: async id => {
      const { numDeletedRows } = await db
        .deleteFrom('pages')
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    find: id => find(id),
    named: name =>
      entries()
        .innerJoin('page_names', 'page_names.page_id', 'pages.id')
        .where('page_names.name', '=', name)
        .executeTakeFirst(),
    ofBot: botId =>
      entries()
        .where('pages.bot_id', '=', botId)
        .orderBy('createdAt')
        .orderBy('pages.id')
        .execute(),
    namesOf: async id => {
      const rows = db.selectFrom('page_names').select('name').where('page_id', '=', id)
      return (await rows.orderBy('name').execute()).map(({ name }) => name)
    },
    domains: () =>
      db
        .selectFrom('pages')
        .select(['id', sql<string>`domain`.as('domain')])
        .where('domain_proven', 'is not', null)
        .execute(),
  }

  /** A row that another page's name stands against is refused by the database itself. */
  async function write<Result>(
    work: (trx: Transaction<Tables>) => Promise<Result>,
  ): Promise<Result | 'taken'> {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (isTaken(error)) return 'taken'
      throw error
    }
  }
}

/** Takes a name, also from a page that is no longer called so. */
async function takeName(trx: Transaction<Tables>, pageId: string, name: string): Promise<void> {
  await trx
    .insertInto('page_names')
    .values({ name, page_id: pageId })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ page_id: pageId }))
    .execute()
}
