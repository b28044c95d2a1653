import { type RawBuilder, sql } from 'kysely'

/** Whose questions are meant. */
export interface QuestionsOf {
  readonly sessions: readonly string[]
  /** In lower case. */
  readonly text?: string | undefined
  readonly botId?: string | undefined
}

/** Whether a row was written in one of these sessions, or one of these columns holds the text. */
export function heldIn(
  { sessions, text }: QuestionsOf,
  columns: readonly string[],
): RawBuilder<boolean> {
  const parts = [
    sql<boolean>`session in (${sql.join([...sessions, ''])})`,
    ...(text
      ? columns.map(
          column => sql<boolean>`lower(${sql.ref(column)}) like ${containing(text)} escape '\\'`,
        )
      : []),
  ]
  return sql<boolean>`(${sql.join(parts, sql` or `)})`
}

/** A pattern of what holds a text as it stands. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
