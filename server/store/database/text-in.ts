import { type SqlBool, sql } from 'kysely'

/** Whether a column of JSON text holds a text, which is given in lower case. */
export function holding(isPostgres: boolean, column: string, text: string) {
  const inJson = JSON.stringify(text).slice(1, -1)
  const place = isPostgres ? sql`strpos` : sql`instr`
  return sql<SqlBool>`${place}(lower(${sql.ref(column)}), ${inJson}) > 0`
}
