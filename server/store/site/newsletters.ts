import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Tables } from '../schema.js'

/** Somebody who asked for newsletters. Dates are ISO 8601, `preferences` is JSON text. */
interface SubscriberEntry {
  readonly email: string
  readonly preferences: string
  readonly frequency: string
  readonly createdAt: string
  /** Null until the link in the mail was followed. */
  readonly confirmedAt: string | null
}

/** A newsletter in Markdown. Dates are ISO 8601. */
export interface NewsletterEntry {
  readonly id: string
  readonly subject: string
  readonly text: string
  /** JSON text: whoever wants one of these gets it; everybody where there are none. */
  readonly topics: string
  /** What its links begin with. */
  readonly origin: string
  /** How many mails of it are on their way. */
  readonly sent: number
  readonly createdAt: string
  /** When the last of them was put; null: it is under way. */
  readonly endedAt: string | null
}

/** Newsletters, and who gets them: whoever has confirmed, has not stopped them, and has not had one too short a time ago. */
export interface NewsletterRepository {
  /** Everybody who asked and has not stopped them, by address; at most `most`. */
  subscribers(most: number): Promise<readonly SubscriberEntry[]>
  /** `due` get one now that is about these topics, or about everything. */
  counts(
    topics?: readonly string[],
  ): Promise<{ readonly confirmed: number; readonly unconfirmed: number; readonly due: number }>
  /** The newest first. */
  list(most: number): Promise<readonly NewsletterEntry[]>
  put(newsletter: Pick<NewsletterEntry, 'subject' | 'text' | 'topics' | 'origin'>): Promise<string>
  find(id: string): Promise<NewsletterEntry | undefined>
  /** The next who are to get it, by address; none: everybody has it. */
  next(id: string, most: number): Promise<readonly string[]>
  /** Notes that somebody's mail of it is on its way. */
  noteSent(id: string, email: string): Promise<void>
  noteEnd(id: string): Promise<void>
}

const topicList = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

/** The campaign under which newsletters are stopped; an empty one stands for all mails. */
const campaigns = ['newsletter', '']

const day = 86_400_000
/** Milliseconds between two newsletters to one reader, a little less than what was asked for: sending is never on time. */
const pauses: Readonly<Record<string, number>> = {
  weekly: 6 * day,
  monthly: 27 * day,
  quarterly: 85 * day,
}

/** Newsletters in a database. `now` in milliseconds. */
export function createNewsletterRepository(
  db: Kysely<Tables>,
  now: () => number = Date.now,
): NewsletterRepository {
  const time = (before = 0) => new Date(now() - before).toISOString()
  const readers = () =>
    db
      .selectFrom('site_subscriptions')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('site_unsubscribes')
              .select('site_unsubscribes.email')
              .whereRef('site_unsubscribes.email', '=', 'site_subscriptions.email')
              .where('site_unsubscribes.campaign', 'in', campaigns),
          ),
        ),
      )
  const due = (topics: readonly string[]) =>
    readers()
      .where('confirmed_at', 'is not', null)
      .where(({ eb, or, lit }) =>
        topics.length === 0
          ? lit(true)
          : or(topics.map(topic => eb('preferences', 'like', `%${JSON.stringify(topic)}:true%`))),
      )
      .where(({ and, eb, or }) =>
        or([
          eb('last_mail_at', 'is', null),
          eb('frequency', 'not in', Object.keys(pauses)),
          ...Object.entries(pauses).map(([frequency, pause]) =>
            and([eb('frequency', '=', frequency), eb('last_mail_at', '<', time(pause))]),
          ),
        ]),
      )
  const entries = () =>
    db
      .selectFrom('newsletters')
      .select(['id', 'subject', 'text', 'topics', 'origin', 'sent'])
      .select(['created_at as createdAt', 'ended_at as endedAt'])
  return {
    subscribers: most =>
      readers()
        .select([
          'email',
          'preferences',
          'frequency',
          'created_at as createdAt',
          'confirmed_at as confirmedAt',
        ])
        .orderBy('email')
        .limit(most)
        .execute(),
    counts: async (topics = []) => {
      const all = await readers()
        .select(({ fn }) => [fn.countAll().as('all'), fn.count('confirmed_at').as('confirmed')])
        .executeTakeFirstOrThrow()
      const ready = await due(topics)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
      const confirmed = Number(all.confirmed)
      return { confirmed, unconfirmed: Number(all.all) - confirmed, due: Number(ready.count) }
    },
    list: most => entries().orderBy('created_at', 'desc').orderBy('id').limit(most).execute(),
    put: async newsletter => {
      const id = randomBytes(9).toString('base64url')
      await db
        .insertInto('newsletters')
        .values({ id, ...newsletter, created_at: time() })
        .execute()
      return id
    },
    find: id => entries().where('id', '=', id).executeTakeFirst(),
    next: async (id, most) => {
      const newsletter = await entries().where('id', '=', id).executeTakeFirst()
      const rows = await due(v.parse(topicList, newsletter?.topics ?? '[]'))
        .select('email')
        .where('email', '>', ({ selectFrom }) =>
          selectFrom('newsletters').select('reached').where('id', '=', id),
        )
        .orderBy('email')
        .limit(most)
        .execute()
      return rows.map(({ email }) => email)
    },
    noteSent: (id, email) =>
      db.transaction().execute(async trx => {
        await trx
          .updateTable('newsletters')
          .set(({ eb }) => ({ reached: email, sent: eb('sent', '+', 1) }))
          .where('id', '=', id)
          .execute()
        await trx
          .updateTable('site_subscriptions')
          .set({ last_mail_at: time() })
          .where('email', '=', email)
          .execute()
      }),
    noteEnd: async id => {
      await db.updateTable('newsletters').set({ ended_at: time() }).where('id', '=', id).execute()
    },
  }
}
