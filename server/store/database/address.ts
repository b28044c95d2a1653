import { dirname, resolve } from 'node:path'

/** Whether a database's address names PostgreSQL; else it is the path of an SQLite file. */
export function isPostgres(address: string): boolean {
  return /^postgres(?:ql)?:/i.test(address)
}

/** The folder that a database's file is in; undefined when it has none. */
export function folderOf(address: string): string | undefined {
  return isPostgres(address) || address === ':memory:' ? undefined : dirname(resolve(address))
}

/** Where a database is, in words for the operator, without a password. */
export function databaseLocation(address: string): string {
  if (!isPostgres(address)) return resolve(address)
  const { host, pathname } = new URL(address)
  return `PostgreSQL, ${host || 'localhost'}${pathname}`
}
