import { createHash, randomBytes } from 'node:crypto'
import { firstOwner, type Store } from '../../store/index.js'

const fromEnvironment = 'TALKGRAPH_API_KEY'

/** Makes a key of the API and stores its hash; only the caller knows the key itself. `maker` is the id of the member who makes it. */
export async function addKey(
  keys: Store['keys'],
  name: string,
  owner: string = firstOwner,
  maker?: string,
): Promise<{ readonly id: string; readonly key: string }> {
  const key = `tg_${randomBytes(32).toString('base64url')}`
  const id = randomBytes(6).toString('hex')
  await keys.add({ id, owner, name, hash: hashKey(key), maker })
  return { id, key }
}

/** Whose key stands in an `Authorization` header, and its name; undefined when the key is not valid. */
export async function keyIn(
  keys: Store['keys'],
  authorization: string,
): Promise<{ readonly owner: string; readonly name: string } | undefined> {
  const [, key] = /^Bearer +(\S+) *$/i.exec(authorization) ?? []
  return key === undefined ? undefined : keys.holderOf(hashKey(key))
}

/** What became of the keys at a start. */
export interface FirstKeys {
  /** A key that was made because there never was one, on the first server only. */
  readonly made?: string
  /** The ids of earlier keys from the environment that the present one replaced. */
  readonly replaced?: readonly string[]
  /** The id of the key from the environment, where that was revoked and is not valid. */
  readonly revoked?: string
}

/**
 * Makes sure that there is a key. A key from the environment replaces an earlier one from there, as often as it changes: the
 * one of the last start is valid. One that was revoked stays so.
 */
export async function ensureFirstKey(keys: Store['keys'], given?: string): Promise<FirstKeys> {
  const known = await keys.list()
  if (given === undefined) {
    if (known.length > 0) return {}
    const key = `tg_${randomBytes(32).toString('base64url')}`
    const isFirst = await keys.ensure({
      id: 'first',
      owner: firstOwner,
      name: 'first',
      hash: hashKey(key),
    })
    return isFirst ? { made: key } : {}
  }
  const hash = hashKey(given)
  const id = hash.slice(0, 12)
  const replaced: string[] = []
  for (const key of known)
    if (key.name === fromEnvironment && key.id !== id && (await keys.remove(key.id)))
      replaced.push(key.id)
  await keys.ensure({ id, owner: firstOwner, name: fromEnvironment, hash })
  const isValid = (await keys.holderOf(hash)) !== undefined
  return { ...(replaced.length > 0 && { replaced }), ...(!isValid && { revoked: id }) }
}

/** Keys are random, so a plain hash cannot be turned back. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
