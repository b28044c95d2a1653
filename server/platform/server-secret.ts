import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { folderOf, isPostgres, type Store } from '../store/index.js'

/**
 * The secret of this installation, made on first use. It is kept in the file `secret` beside an SQLite database, with mode
 * 0600, and in a PostgreSQL database itself, so that every server has the same.
 */
export async function keptSecret(database: string, { kept }: Pick<Store, 'kept'>): Promise<string> {
  if (isPostgres(database)) return kept.keep('secret', makeSecret)
  const folder = folderOf(database)
  if (folder === undefined) return makeSecret()
  const path = join(folder, 'secret')
  return read(path) ?? make(path)
}

/** Derives a key for one purpose, so that a signature made for one thing is worth nothing for another. */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  return createHmac('sha256', secret).update(purpose).digest()
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim() || undefined
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

function make(path: string): string {
  const secret = makeSecret()
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  try {
    writeFileSync(path, `${secret}\n`, { mode: 0o600, flag: 'wx' })
    return secret
  } catch (error) {
    // Another process was first.
    const made = isCode(error, 'EEXIST') ? read(path) : undefined
    if (made === undefined) throw error
    return made
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
