import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { databases } from '../../testing/databases.js'
import { isPostgres, openStore } from '../index.js'
import { bots } from '../migrations/0001-bots.js'
import { shared } from '../migrations/0002-shared.js'
import { owners } from '../migrations/0003-owners.js'
import type { Tables } from '../schema.js'
import { postgresDialect } from './postgres.js'
import { sqliteDialect } from './sqlite.js'

test.each(databases)(
  'in $name, versions of before there were drafts count as published',
  async ({ make }) => {
    const database = await make()
    const { address } = database
    const db = new Kysely<Tables>({
      dialect: isPostgres(address) ? postgresDialect(address) : sqliteDialect(address),
    })
    const upTo = (migrations: object) =>
      new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } }).migrateToLatest()
    const first = { '0001-bots': bots, '0002-shared': shared }
    await upTo(first)
    await sql`insert into bots (id, published_version, created_at) values ('shop', 2, '2020-01-01T00:00:00.000Z')`.execute(
      db,
    )
    for (const version of [1, 2])
      await sql`insert into versions (bot_id, version, file, created_at) values ('shop', ${version}, '{}', '2020-01-02T00:00:00.000Z')`.execute(
        db,
      )
    await upTo({ ...first, '0003-owners': owners })
    await db
      .insertInto('versions')
      .values({
        bot_id: 'shop',
        version: 3,
        file: '{}',
        created_at: new Date().toISOString(),
        published_at: null,
      })
      .execute()
    await db.destroy()
    const store = await openStore(address)
    expect((await store.bots.versions('shop')).map(({ publishedAt }) => publishedAt)).toEqual([
      null,
      '2020-01-02T00:00:00.000Z',
      '2020-01-02T00:00:00.000Z',
    ])
    await store.close()
    await database.drop()
  },
)
