import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openStore } from '../store/index.js'
import { ask, databaseIn, makeEmpty } from './postgres-databases.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the address of a PostgreSQL is told, whose user may make databases. */
    postgres: string
    /** What the names of this run's databases begin with. */
    postgresRun: string
  }
}

/** An empty database for one test. */
export interface TestDatabase {
  readonly address: string
  drop(): Promise<void>
}

/** Both databases, each with how to get an empty one of the newest shape: tests that touch the store run on both. */
export const databases = [
  { name: 'SQLite', make: takeSqlite },
  { name: 'PostgreSQL', make: takePostgres },
] as const

/** Both without a table, for tests of how these are made and changed, which may leave them as they like. */
export const bareDatabases = [
  { name: 'SQLite', make: makeSqlite },
  { name: 'PostgreSQL', make: () => makePostgres() },
] as const

let image: Promise<Buffer> | undefined

/** An empty SQLite database of the newest shape. */
export function emptyImage(): Promise<Buffer> {
  image ??= makeImage()
  return image
}

async function makeImage(): Promise<Buffer> {
  const { address, drop } = await makeSqlite()
  await (await openStore(address)).close()
  const file = readFileSync(address)
  await drop()
  // No log of writes is open beside it, as the format's description says at these places.
  return file.fill(1, 18, 20)
}

async function takeSqlite(): Promise<TestDatabase> {
  const database = await makeSqlite()
  writeFileSync(database.address, await emptyImage(), { mode: 0o600 })
  return database
}

async function makeSqlite(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-sqlite-'))
  return {
    address: join(folder, 'talkgraph.db'),
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The names of databases that tests of this file have. */
const taken = new Set<string>()

/** An empty database of the newest shape, which was an earlier test's of the same worker. */
export async function takePostgres(): Promise<TestDatabase> {
  const server = await postgresAddress()
  for (let number = 1; ; number++) {
    const name = `${inject('postgresRun')}_${process.env.VITEST_POOL_ID}_${number}`
    if (taken.has(name)) continue
    taken.add(name)
    if (await makeEmpty(server, name))
      return { address: databaseIn(server, name), drop: async () => void taken.delete(name) }
  }
}

/** A database without a table in this PostgreSQL. */
export async function makePostgres(server?: string): Promise<TestDatabase> {
  const maker = server ?? (await postgresAddress())
  const name = `${inject('postgresRun')}_${randomBytes(8).toString('hex')}`
  await ask(maker, `create database ${name}`)
  return {
    address: databaseIn(maker, name),
    drop: () => ask(maker, `drop database ${name} with (force)`),
  }
}

let told: Promise<string> | undefined

/** It is asked for once in a worker. */
function postgresAddress(): Promise<string> {
  told ??= askAddress()
  return told
}

async function askAddress(): Promise<string> {
  const answer = await fetch(inject('postgres'))
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text
}
