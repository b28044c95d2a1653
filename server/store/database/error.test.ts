import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bareDatabases, makePostgres } from '../../testing/databases.js'
import { isPostgres, openStore } from '../index.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'talkgraph-damaged-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const reasonOf = (address: string) =>
  openStore(address).then(
    () => 'opened',
    error => String(error),
  )

test('a file that is no database is named, with what to do', async () => {
  const path = join(folder, 'talkgraph.db')
  writeFileSync(path, 'shopping list\n'.repeat(500))
  expect(await reasonOf(path)).toMatch(
    new RegExp(`^DatabaseError: The database at ${path} is damaged.* restore a backup`),
  )
})

test('a database whose pages are damaged is found when it is opened', async () => {
  const path = join(folder, 'talkgraph.db')
  await (await openStore(path)).close()
  const bytes = readFileSync(path)
  writeFileSync(path, bytes.fill('damage', 4096))
  expect(await reasonOf(path)).toContain(`The database at ${path} is damaged`)
})

test('a folder in the place of the file is named', async () => {
  const path = join(folder, 'talkgraph.db')
  mkdirSync(path)
  expect(await reasonOf(path)).toContain(`The database at ${path} cannot be opened for writing`)
})

test.each(bareDatabases)('$name of a newer version is named, with what to do', async ({ make }) => {
  const database = await make()
  await (await openStore(database.address)).close()
  const statement =
    "insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')"
  if (isPostgres(database.address)) {
    const client = new Client({ connectionString: database.address })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  } else new Database(database.address).exec(statement).close()
  expect(await reasonOf(database.address)).toMatch(
    /^DatabaseError: The database at .+ was changed by a newer version of the server \(9999-later\)\. Start that version/,
  )
  await database.drop()
})

test('a PostgreSQL that is not there, and one without this database, are named without a password', async () => {
  expect(await reasonOf('postgres://me:hunter2@127.0.0.1:1/bots')).toBe(
    'DatabaseError: The database at PostgreSQL, 127.0.0.1:1/bots cannot be reached (ECONNREFUSED). Check host and port in DATABASE_URL, and that PostgreSQL runs.',
  )
  const database = await makePostgres()
  await database.drop()
  expect(await reasonOf(database.address)).toContain(
    'does not exist (3D000). Make it with createdb',
  )
})

test('a transaction on PostgreSQL in which something failed unnoticed does not count as kept', async () => {
  const database = await makePostgres()
  const store = await openStore(database.address)
  await store.bots.create('shop')
  const kept = store.database.db.transaction().execute(async trx => {
    await trx.updateTable('bots').set({ name: 'Renamed' }).where('id', '=', 'shop').execute()
    await sql`select 1 / 0`.execute(trx).catch(() => undefined)
  })
  await expect(kept).rejects.toThrow('The transaction was not kept')
  expect((await store.bots.find('shop'))?.name).not.toBe('Renamed')
  await store.close()
  await database.drop()
})
