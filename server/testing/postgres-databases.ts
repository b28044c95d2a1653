import { Client, DatabaseError } from 'pg'
import { openStore } from '../store/index.js'

/** Asks a PostgreSQL something. */
export async function ask(address: string, query: string): Promise<void> {
  await asking(address, client => client.query(query))
}

/** The address of another database of a PostgreSQL. */
export function databaseIn(server: string, name: string): string {
  const address = new URL(server)
  address.pathname = `/${name}`
  return address.href
}

/** Drops all databases whose name begins like this. */
export async function dropDatabases(server: string, start: string): Promise<void> {
  await asking(server, async client => {
    const like = 'select datname from pg_database where starts_with(datname, $1)'
    const { rows } = await client.query<{ datname: string }>(like, [start])
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  })
}

/**
 * Makes a database of the newest shape that is empty: emptied, where there is one of this name, as making one takes a
 * quarter of a second. Resolves to false where somebody is still connected to that.
 */
export async function makeEmpty(server: string, name: string): Promise<boolean> {
  const address = databaseIn(server, name)
  try {
    return await asking(address, async client => {
      if (!(await isLeftAlone(client))) return false
      await empty(client)
      return true
    })
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === noSuchDatabase)) throw error
    await ask(server, `create database ${name}`)
    await (await openStore(address)).close()
    return true
  }
}

const noSuchDatabase = '3D000'

async function asking<Answer>(
  address: string,
  run: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new Client({ connectionString: address })
  await client.connect()
  return run(client).finally(() => client.end())
}

/** PostgreSQL notices a little later that a connection was closed. */
async function isLeftAlone(client: Client): Promise<boolean> {
  const others = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`
  for (let tries = 0; tries < 100; tries++) {
    const { rows } = await client.query<{ count: number }>(others)
    if (rows[0]?.count === 0) return true
    await client.query('select pg_sleep(0.02)')
  }
  return false
}

/**
 * Leaves the tables, and which of their changes were made. What was never written to takes up no bytes. Few rows are deleted
 * quicker than a table is made anew; in one statement, after which alone what refers to others is looked at. Where triggers count
 * rows, they are not to hear of it.
 */
async function empty(client: Client): Promise<void> {
  const written = `select quote_ident(relname) as name, 
    pg_relation_size(oid) > 500000 or exists (select from pg_trigger where tgrelid = pg_class.oid and not tgisinternal) as "isMore"
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%' and pg_relation_size(oid) > 0`
  const { rows } = await client.query<{ name: string; isMore: boolean }>(written)
  const more = rows.flatMap(({ name, isMore }) => (isMore ? [name] : []))
  if (more.length > 0) await client.query(`truncate ${more.join(', ')} cascade`)
  const deletes = rows.map(({ name }, index) => `t${index} as (delete from ${name})`)
  if (deletes.length > 0) await client.query(`with ${deletes.join(', ')} select 1`)
  await client.query(
    'select setval(quote_ident(sequencename)::regclass, start_value, false) from pg_sequences',
  )
}
