import { type Kysely, sql } from 'kysely'
import type { Tables } from '../schema.js'

/** Whose contacts are meant: of all accounts, unless a bot or an account is named. */
export interface OfVisitor {
  /** In lower case. */
  readonly email?: string | undefined
  readonly phone?: string | undefined
  readonly sessions?: readonly string[] | undefined
  /** Those who write over connections. */
  readonly persons?: readonly string[] | undefined
  readonly botId?: string | undefined
}

/** What contacts are known by. */
export interface KnownBy {
  readonly sessions: readonly string[]
  readonly persons: readonly string[]
  readonly identities: readonly string[]
  readonly bookings: readonly string[]
}

/** The keys of an account's contacts, by their kind. */
export async function keysOf(
  db: Kysely<Tables>,
  owner: string,
  ids: readonly string[],
): Promise<KnownBy> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('contact_keys')
          .select('key')
          .where('owner', '=', owner)
          .where('contact_id', 'in', [...ids])
          .limit(mostKeys)
          .execute()
  const of = (kind: keyof typeof keyKinds) =>
    rows.flatMap(({ key }) =>
      key.startsWith(keyKinds[kind]) ? key.slice(keyKinds[kind].length) : [],
    )
  return {
    sessions: of('session'),
    persons: of('person'),
    identities: of('identity'),
    bookings: of('booking'),
  }
}

/** What stands before the id of each kind of key. */
const keyKinds = {
  session: 'session:',
  person: 'person:',
  identity: 'identity:',
  booking: 'booking:',
} as const

/** By what somebody is known. */
export const contactKey = (kind: keyof typeof keyKinds, id: string): string =>
  `${keyKinds[kind]}${id}`

const mostKeys = 1000
const atOnce = 500

/** Deletes contacts of a database that are a visitor's, and those of whom nothing is left. */
export function forgetContacts(db: Kysely<Tables>) {
  return {
    forget: (visitor: OfVisitor): Promise<number> =>
      db.transaction().execute(async trx => {
        const ids = await idsOf(trx, visitor)
        await removeKeys(trx, visitor)
        return removeAll(trx, ids)
      }),
    forgetAll: (ids: readonly string[]): Promise<number> =>
      db.transaction().execute(trx => removeAll(trx, ids)),
    removeIdle: async (): Promise<number> =>
      db.transaction().execute(async trx => {
        const rows = await sql<{ id: string }>`
          select contacts.id from contacts where is_kept = 0
          and not exists (select 1 from contacts as other where other.merged_into = contacts.id)
          and not exists (select 1 from contact_keys where contact_id = contacts.id and (
            (key like 'session:%' and (
              exists (select 1 from results where results.session = substr(key, 9))
              or exists (select 1 from threads where threads.session = substr(key, 9))
              or exists (select 1 from bookings where bookings.session = substr(key, 9))
            ))
            or (key like 'person:%' and exists (select 1 from threads where threads.person_id = substr(key, 8)))
            or (key like 'identity:%' and exists (select 1 from threads where threads.owner = contacts.owner and threads.verified_id = substr(key, 10)))
            or (key like 'booking:%' and exists (select 1 from bookings where bookings.id = substr(key, 9)))
          )) limit 5000`.execute(trx)
        return removeAll(
          trx,
          rows.rows.map(({ id }) => id),
        )
      }),
  }
}

/** Deletes contacts with what they are known by. */
async function removeAll(trx: Kysely<Tables>, ids: readonly string[]): Promise<number> {
  let removed = 0
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce)
    await trx.deleteFrom('contact_keys').where('contact_id', 'in', some).execute()
    const { numDeletedRows } = await trx
      .deleteFrom('contacts')
      .where('id', 'in', some)
      .executeTakeFirst()
    removed += Number(numDeletedRows)
  }
  return removed
}

const keysIn = ({ sessions = [], persons = [] }: OfVisitor) => [
  ...sessions.map(each => contactKey('session', each)),
  ...persons.map(each => contactKey('person', each)),
]

/** Whom the visitor is shown as goes with all who were merged. */
async function idsOf(db: Kysely<Tables>, visitor: OfVisitor): Promise<readonly string[]> {
  const { email, phone, botId } = visitor
  const keys = keysIn(visitor)
  if (email === undefined && phone === undefined && keys.length === 0) return []
  let query = db
    .selectFrom('contacts')
    .select(['id', 'merged_into'])
    .where(({ eb, or, selectFrom }) =>
      or([
        ...(email === undefined ? [] : [eb('email', '=', email)]),
        ...(phone === undefined ? [] : [eb('phone', '=', phone)]),
        ...(keys.length === 0
          ? []
          : [
              eb(
                'id',
                'in',
                selectFrom('contact_keys')
                  .select('contact_id')
                  .$narrowType<{ contact_id: string }>()
                  .where('key', 'in', keys)
                  .where('contact_id', 'is not', null),
              ),
            ]),
      ]),
    )
  if (botId !== undefined)
    query = query.where('owner', '=', ({ selectFrom }) =>
      selectFrom('bots').select('bots.owner').where('bots.id', '=', botId),
    )
  const found = await query.execute()
  const roots = [...new Set(found.map(({ id, merged_into }) => merged_into ?? id))]
  if (roots.length === 0) return []
  const merged = await db
    .selectFrom('contacts')
    .select('id')
    .where('merged_into', 'in', roots)
    .execute()
  return [...roots, ...merged.map(({ id }) => id)]
}

async function removeKeys(trx: Kysely<Tables>, visitor: OfVisitor): Promise<void> {
  const keys = keysIn(visitor)
  for (let from = 0; from < keys.length; from += atOnce)
    await trx
      .deleteFrom('contact_keys')
      .where('key', 'in', keys.slice(from, from + atOnce))
      .execute()
}
