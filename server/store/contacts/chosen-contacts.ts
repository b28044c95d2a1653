import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'
import { foldWords } from './entry.js'

/** Which contacts are listed, those first of whom something was heard last. */
export interface ContactChoice {
  readonly owner: string
  /** All of its words stand in what is known of them. */
  readonly search?: string | undefined
  readonly label?: string | undefined
  readonly consent?: 'given' | 'refused' | 'none' | undefined
  readonly isProven?: boolean | undefined
  readonly email?: string | undefined
  readonly phone?: string | undefined
  readonly after?: { readonly lastAt: number; readonly id: string } | undefined
  readonly limit: number
}

const mostWords = 8

/** The rows of those who are chosen, each shown by themselves, in no order yet. */
export function chosenOf(db: Kysely<Tables>, choice: ContactChoice) {
  const has = sql.raw(isOnPostgres(db) ? 'strpos' : 'instr')
  const { owner, search, label, consent, isProven, email, phone, after } = choice
  let query = db
    .selectFrom('contacts')
    .selectAll()
    .where('owner', '=', owner)
    .where('merged_into', 'is', null)
  for (const word of foldWords(search ?? '')
    .split(/\s+/)
    .slice(0, mostWords))
    if (word !== '') query = query.where(anyOf(of => sql`${has}(${of('words')}, ${word}) > 0`))
  if (label !== undefined) {
    const quoted = JSON.stringify(label)
    query = query.where(anyOf(of => sql`${has}(${of('labels')}, ${quoted}) > 0`))
  }
  if (email !== undefined) query = query.where(shownFor('email', email))
  if (phone !== undefined) query = query.where(shownFor('phone', phone))
  if (isProven !== undefined) {
    const proven = anyOf(of => sql`(${of('email_proven')} = 1 or ${of('phone_proven')} = 1)`)
    query = query.where(isProven ? proven : sql<boolean>`not ${proven}`)
  }
  if (consent !== undefined) {
    const latest = sql`(select is_given from contact_consents where contact_id in (
      select contacts.id union all select one.id from contacts as one where one.merged_into = contacts.id
    ) order by at desc limit 1)`
    query = query.where(
      consent === 'none'
        ? sql<boolean>`${latest} is null`
        : sql<boolean>`${latest} = ${consent === 'given' ? 1 : 0}`,
    )
  }
  if (after)
    query = query
      .where('last_at', '<=', after.lastAt)
      .where(({ eb, or }) => or([eb('last_at', '<', after.lastAt), eb('id', '<', after.id)]))
  return query

  function shownFor(column: 'email' | 'phone', value: string) {
    return sql<boolean>`contacts.id in (select coalesce(one.merged_into, one.id) from contacts as one
      where one.owner = ${owner} and one.${sql.ref(column)} = ${value})`
  }
}

/** Whether it holds of the contact, or of one who was merged with them. */
function anyOf(condition: (of: (column: string) => RawBuilder<unknown>) => RawBuilder<unknown>) {
  const [own, other] = ['contacts', 'one'].map(table =>
    condition(column => sql.ref(`${table}.${column}`)),
  )
  return sql<boolean>`(${own} or exists (select 1 from contacts as one where one.merged_into = contacts.id and ${other}))`
}
