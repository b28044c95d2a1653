import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'

/** What a database calls the kinds of columns. */
type Kinds = Readonly<Record<string, 'text' | 'bigint'>>

type Given<Columns extends Kinds> = Readonly<Record<keyof Columns, string | number | null>>

/** Whether a database is PostgreSQL. */
export const isOnPostgres = <Tables>(db: Kysely<Tables>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter

/**
 * Rows as a table `given` with these columns, handed over as one JSON text: the statement is the same for any number of
 * rows, so that it is prepared once.
 */
export function givenRows<Columns extends Kinds>(
  isPostgres: boolean,
  columns: Columns,
  rows: readonly Given<Columns>[],
): RawBuilder<unknown> {
  const json = JSON.stringify(rows, (_, value) =>
    typeof value === 'string' ? storable(value) : value,
  )
  const names = Object.keys(columns)
  if (isPostgres) {
    const list = names.map(name => sql`${sql.ref(name)} ${sql.raw(columns[name] ?? 'text')}`)
    return sql`json_to_recordset(${json}::json) as given (${sql.join(list)})`
  }
  const list = names.map(name => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`)
  return sql`(select ${sql.join(list)} from json_each(${json})) as given`
}

/** PostgreSQL refuses a text with the character NUL or with half a character in it. */
function storable(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, '\uFFFD')
}
