import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'

/** What somebody wants to read, and how often. `preferences` is JSON text. */
interface Subscription {
  readonly email: string
  readonly preferences: string
  readonly frequency: string
}

/** How an address stands with the newsletter. */
type SubscriptionState = 'none' | 'unconfirmed' | 'confirmed' | 'stopped'

/** Something that a visitor sent to the operator. `fields` is JSON text, `createdAt` ISO 8601. */
interface Enquiry {
  readonly kind: 'contact' | 'abuse' | 'lead'
  readonly email: string
  readonly fields: string
}

/**
 * Who left an address on the public site, and which mails it wants. Addresses are in lower case, campaigns not empty. The
 * mark of an address stands for it once it was forgotten.
 */
export interface SitePeopleRepository {
  /** Keeps what is wanted until it is confirmed; what was confirmed before holds until then. */
  subscribe(subscription: Subscription): Promise<void>
  state(email: string): Promise<SubscriptionState>
  /** What an address gets, or is to get once it is confirmed or lets mails come again. */
  subscription(email: string): Promise<Omit<Subscription, 'email'> | undefined>
  /** Confirms a subscription as it was asked for last, and ends what stopped it; resolves to whether there was one. */
  confirm(email: string, mark: string): Promise<boolean>
  /** Keeps what somebody wants who has shown that the address is theirs. */
  settle(subscription: Subscription): Promise<void>
  /** Stops the mails of a campaign, or all; a subscription is kept, for when they are to come again. */
  unsubscribe(email: string, campaign: string | undefined, source: string): Promise<void>
  /** Lets the mails of a campaign come again, or all. */
  resubscribe(email: string, mark: string, campaign: string | undefined): Promise<void>
  unsubscribes(
    email: string,
    mark: string,
  ): Promise<{ readonly all: boolean; readonly campaigns: readonly string[] }>
  enquire(enquiry: Enquiry): Promise<string>
  /** The newest enquiries, at most `most`. */
  enquiries(
    most: number,
  ): Promise<readonly (Enquiry & { readonly id: string; readonly createdAt: string })[]>
  /**
   * Deletes all that is kept of an address, wishes for an account too, and enquiries in which it stands; resolves to how much that was. Which mails
   * it stopped is still known, by its mark alone.
   */
  forget(email: string, mark: string): Promise<number>
}

const allMails = ''
/** The campaigns without which no newsletter comes. */
const ofNewsletter = ['newsletter', allMails]

/** Visitors of the site in a database. `now` in milliseconds. */
export function createSitePeopleRepository(
  db: Kysely<Tables>,
  now: () => number = Date.now,
): SitePeopleRepository {
  const time = () => new Date(now()).toISOString()
  const unsubscribed = (...names: readonly string[]) =>
    db.deleteFrom('site_unsubscribes').where('email', 'in', names)
  return {
    subscribe: async ({ email, preferences, frequency }) => {
      await db
        .insertInto('site_subscriptions')
        .values({ email, preferences, frequency, created_at: time(), confirmed_at: null })
        .onConflict(conflict =>
          conflict
            .column('email')
            .doUpdateSet({ wished_preferences: preferences, wished_frequency: frequency }),
        )
        .execute()
    },
    state: async email => {
      const row = await db
        .selectFrom('site_subscriptions')
        .select('confirmed_at')
        .where('email', '=', email)
        .executeTakeFirst()
      if (!row) return 'none'
      const stopped = await db
        .selectFrom('site_unsubscribes')
        .select('campaign')
        .where('email', '=', email)
        .where('campaign', 'in', ofNewsletter)
        .executeTakeFirst()
      if (stopped) return 'stopped'
      return row.confirmed_at === null ? 'unconfirmed' : 'confirmed'
    },
    subscription: email =>
      db
        .selectFrom('site_subscriptions')
        .select(['preferences', 'frequency'])
        .where('email', '=', email)
        .executeTakeFirst(),
    confirm: async (email, mark) => {
      const { numUpdatedRows } = await db
        .updateTable('site_subscriptions')
        .set(({ fn, val }) => ({
          confirmed_at: fn.coalesce('confirmed_at', val(time())),
          preferences: fn.coalesce('wished_preferences', 'preferences'),
          frequency: fn.coalesce('wished_frequency', 'frequency'),
          wished_preferences: null,
          wished_frequency: null,
        }))
        .where('email', '=', email)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await unsubscribed(email, mark).where('campaign', 'in', ofNewsletter).execute()
      return true
    },
    settle: async ({ email, preferences, frequency }) => {
      const wishes = { preferences, frequency, wished_preferences: null, wished_frequency: null }
      await db
        .insertInto('site_subscriptions')
        .values({ email, ...wishes, created_at: time(), confirmed_at: time() })
        .onConflict(conflict =>
          conflict.column('email').doUpdateSet(({ fn, ref, val }) => ({
            ...wishes,
            confirmed_at: fn.coalesce(ref('site_subscriptions.confirmed_at'), val(time())),
          })),
        )
        .execute()
    },
    unsubscribe: async (email, campaign = allMails, source) => {
      await db
        .insertInto('site_unsubscribes')
        .values({ email, campaign, source, created_at: time() })
        .onConflict(conflict => conflict.columns(['email', 'campaign']).doNothing())
        .execute()
    },
    resubscribe: async (email, mark, campaign = allMails) => {
      await unsubscribed(email, mark).where('campaign', '=', campaign).execute()
    },
    unsubscribes: async (email, mark) => {
      const rows = await db
        .selectFrom('site_unsubscribes')
        .select('campaign')
        .distinct()
        .where('email', 'in', [email, mark])
        .orderBy('campaign')
        .execute()
      const campaigns = rows.map(({ campaign }) => campaign)
      return {
        all: campaigns.includes(allMails),
        campaigns: campaigns.filter(campaign => campaign !== allMails),
      }
    },
    enquire: async ({ kind, email, fields }) => {
      const id = randomUUID()
      await db
        .insertInto('site_enquiries')
        .values({ id, kind, email, fields, created_at: time() })
        .execute()
      return id
    },
    enquiries: async most => {
      const rows = await db
        .selectFrom('site_enquiries')
        .selectAll()
        .orderBy('created_at', 'desc')
        .limit(most)
        .execute()
      return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at }))
    },
    forget: (email, mark) =>
      db.transaction().execute(async trx => {
        const stopped = await trx
          .deleteFrom('site_unsubscribes')
          .where('email', '=', email)
          .returning(['campaign', 'source', 'created_at'])
          .execute()
        if (stopped.length > 0)
          await trx
            .insertInto('site_unsubscribes')
            .values(stopped.map(row => ({ ...row, email: mark })))
            .onConflict(conflict => conflict.columns(['email', 'campaign']).doNothing())
            .execute()
        const subscriptions = await trx
          .deleteFrom('site_subscriptions')
          .where('email', '=', email)
          .executeTakeFirst()
        const enquiries = await trx
          .deleteFrom('site_enquiries')
          .where(({ eb, fn, or, val }) =>
            or([
              eb('email', '=', email),
              eb(
                fn<number>(isOnPostgres(db) ? 'strpos' : 'instr', [
                  fn('lower', ['fields']),
                  val(JSON.stringify(email).slice(1, -1)),
                ]),
                '>',
                0,
              ),
            ]),
          )
          .executeTakeFirst()
        const signUps = await trx
          .deleteFrom('sign_ups')
          .where('email', '=', email)
          .executeTakeFirst()
        const deleted =
          subscriptions.numDeletedRows + enquiries.numDeletedRows + signUps.numDeletedRows
        return stopped.length + Number(deleted)
      }),
  }
}
