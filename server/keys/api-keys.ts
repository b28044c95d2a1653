import { createHash, randomBytes } from 'node:crypto'
import type { KeyRepository } from '../store/index.js'

/** The owner of bots and keys for which nobody else is named. */
export const firstOwner = 'owner'

const fromEnvironment = 'TALKGRAPH_API_KEY'

/** Makes a key of the API and stores its hash; only the caller knows the key itself. */
export async function addKey(
  keys: KeyRepository,
  name: string,
  owner: string = firstOwner,
): Promise<{ readonly id: string; readonly key: string }> {
  const key = `tg_${randomBytes(32).toString('base64url')}`
  const id = randomBytes(6).toString('hex')
  await keys.add({ id, owner, name, hash: hashKey(key) })
  return { id, key }
}

/** The owner of the key in an `Authorization` header; undefined when the key is not valid. */
export async function ownerOf(keys: KeyRepository, authorization: string): Promise<string | undefined> {
  const [, key] = /^Bearer +(\S+) *$/i.exec(authorization) ?? []
  return key === undefined ? undefined : keys.ownerOf(hashKey(key))
}

/**
 * Makes sure that there is a key. A key from the environment replaces an earlier one from there, and stays revoked once it
 * was revoked. Resolves to a new key when there never was one, on the first server only.
 */
export async function ensureFirstKey(keys: KeyRepository, given?: string): Promise<string | undefined> {
  const known = await keys.list()
  if (given === undefined) {
    if (known.length > 0) return undefined
    const key = `tg_${randomBytes(32).toString('base64url')}`
    const isFirst = await keys.add({ id: 'first', owner: firstOwner, name: 'first', hash: hashKey(key) })
    return isFirst ? key : undefined
  }
  const hash = hashKey(given)
  const id = hash.slice(0, 12)
  for (const key of known) if (key.name === fromEnvironment && key.id !== id) await keys.revoke(key.id)
  await keys.add({ id, owner: firstOwner, name: fromEnvironment, hash })
  return undefined
}

/** Keys are random, so a plain hash cannot be turned back. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
