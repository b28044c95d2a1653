import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The kept secret of this installation: read from `secret` beside the database, made on first use with mode 0600. */
export function keptSecret(database: string): string {
  if (database === ':memory:') return randomBytes(32).toString('base64url')
  const path = join(dirname(database), 'secret')
  return read(path) ?? make(path)
}

/** A key for one purpose, so that a signature made for one thing is worth nothing for another. */
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

function make(path: string): string {
  const secret = randomBytes(32).toString('base64url')
  mkdirSync(dirname(path), { recursive: true })
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
