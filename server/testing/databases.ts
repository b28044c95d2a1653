import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL whose user may make databases. */
    postgres: string
  }
}

/** An empty database for one test. */
export interface TestDatabase {
  readonly address: string
  drop(): Promise<void>
}

/** Both databases, each with how to get an empty one: tests that touch the store run on both. */
export const databases = [
  { name: 'SQLite', make: makeSqlite },
  { name: 'PostgreSQL', make: () => makePostgres() },
] as const

async function makeSqlite(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-sqlite-'))
  return {
    address: join(folder, 'talkgraph.db'),
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** An empty database in this PostgreSQL. */
export async function makePostgres(server: string = inject('postgres')): Promise<TestDatabase> {
  const name = `talkgraph_${randomBytes(8).toString('hex')}`
  await ask(server, `create database ${name}`)
  const address = new URL(server)
  address.pathname = `/${name}`
  return {
    address: address.href,
    drop: () => ask(server, `drop database ${name} with (force)`),
  }
}

async function ask(server: string, query: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(query).finally(() => client.end())
}
