import type { Kysely } from 'kysely'

export interface Before {
  threads: { id: string; identity: string | null; verified_id: string | null }
}

/** Which line a visitor's thread had last, and when the visitor has left; whom the owner's server has vouched for. */
export const visitorLines = {
  async up(db: Kysely<Before>): Promise<void> {
    await db.schema.alterTable('threads').addColumn('visitor_line', 'text').execute()
    await db.schema.alterTable('threads').addColumn('visitor_left', 'bigint').execute()
    await db.schema.alterTable('threads').addColumn('verified_id', 'text').execute()
    await db.schema
      .createIndex('threads_of_verified')
      .on('threads')
      .columns(['bot_id', 'verified_id'])
      .execute()
    const rows = await db
      .selectFrom('threads')
      .select(['id', 'identity'])
      .where('identity', 'like', '%"verified":true%')
      .execute()
    for (const { id, identity } of rows) {
      const known: { readonly id?: string; readonly verified?: boolean } = JSON.parse(
        identity ?? '{}',
      )
      if (known.verified && known.id)
        await db
          .updateTable('threads')
          .set({ verified_id: known.id })
          .where('id', '=', id)
          .execute()
    }
  },
}
