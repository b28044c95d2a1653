import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { isLastFour, type SecretReference } from '../../../runtime/bot/fields.js'
import type { SealedSecret } from '../../store/index.js'

/** What secrets are sealed with; it can be sent to another thread. */
export interface SealingKeys {
  readonly seal: Uint8Array
  readonly name: Uint8Array
}

/** What one account's secrets are sealed with. */
export interface Sealing extends SealingKeys {
  readonly owner: string
}

/** Makes the keys of the installation's secret. */
export function sealingKeys(secret: string): SealingKeys {
  const keyFor = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    seal: keyFor('talkgraph: secrets in bots'),
    name: keyFor('talkgraph: names of secrets in bots'),
  }
}

/** How a secret is kept, and what stands for it in bots. */
interface Sealed {
  readonly kept: SealedSecret
  readonly reference: SecretReference
}

/** A shorter secret shows nothing of itself. */
const shownFrom = 12
const algorithm = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]

/**
 * Seals a secret of an account. The same text of one account has the same id, so that a file that is sent again and again
 * keeps one secret, and says the same as before.
 */
export function seal({ owner, seal: key, name }: Sealing, text: string): Sealed {
  const id = `sec_${createHmac('sha256', name)
    .update(JSON.stringify([owner, text]))
    .digest('base64url')
    .slice(0, 28)}`
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes })
  cipher.setAAD(boundTo({ id, owner }))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  const sealed = Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
  const end = text.slice(-4)
  const isShown = text.length >= shownFrom && isLastFour(end)
  return {
    kept: { id, owner, sealed },
    reference: { secret: id, ...(isShown && { lastFour: end }) },
  }
}

/** Opens a secret; undefined where it was sealed with another key, for another account, or was changed since. */
export function unseal(
  { seal: key }: SealingKeys,
  { id, owner, sealed }: SealedSecret,
): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    })
    decipher.setAAD(boundTo({ id, owner }))
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    const body = bytes.subarray(ivBytes + tagBytes)
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** What is sealed can be opened under its own id in its own account alone. */
function boundTo({ id, owner }: Pick<SealedSecret, 'id' | 'owner'>): Buffer {
  return Buffer.from(JSON.stringify([owner, id]))
}
