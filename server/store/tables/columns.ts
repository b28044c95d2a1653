import type { ColumnType } from 'kysely'

/** A column that the database fills when it is left out. */
export type Defaulted = ColumnType<string, string | undefined, string>

/** A column that is null before something is noted in it. */
export type Noted<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>

/** A number that the database begins. */
export type Counted = ColumnType<number, number | undefined, number>
