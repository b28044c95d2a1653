import { createHash, randomBytes } from 'node:crypto'
import type { KeyRepository } from '../store/index.js'

/** The owner whose bots and keys they are where nobody else is named. */
export const firstOwner = 'owner'

const fromEnvironment = 'TALKGRAPH_API_KEY'

/** Makes a key of the API and stores its hash; the key itself is known to the caller alone. */
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

/** Whose key it is that an `Authorization` header bears; undefined when it holds for nobody. */
export async function ownerOf(keys: KeyRepository, authorization: string): Promise<string | undefined> {
  const [, key] = /^Bearer +(\S+) *$/i.exec(authorization) ?? []
  return key === undefined ? undefined : keys.ownerOf(hashKey(key))
}

/**
 * Sees to it that there is a key. One from the environment takes the place of an earlier one from there, and stays
 * revoked once it was revoked. Resolves to a key that was made because there never was any, on the first server only.
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
