import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { isDatabaseAway } from './away.js'
import { sqliteDialect } from './sqlite.js'

test('a transaction for which there is no room fails with the cause, keeps nothing, and the next one goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-no-room-'))
  const db = new Kysely<{ notes: { text: string } }>({
    dialect: sqliteDialect(join(folder, 'a.db')),
  })
  await sql`create table notes (text text)`.execute(db)
  await sql`pragma max_page_count = 4`.execute(db)
  const insert = (text: string) =>
    db.transaction().execute(async part => {
      await part.insertInto('notes').values({ text: 'first' }).execute()
      await part.insertInto('notes').values({ text }).execute()
    })
  const failed = await insert('x'.repeat(100_000)).catch((error: unknown) => error)
  expect(failed).toMatchObject({ code: 'SQLITE_FULL' })
  expect(isDatabaseAway(failed)).toBe(true)
  expect(await db.selectFrom('notes').selectAll().execute()).toEqual([])
  await insert('second')
  expect(await db.selectFrom('notes').selectAll().execute()).toEqual([
    { text: 'first' },
    { text: 'second' },
  ])
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
})
