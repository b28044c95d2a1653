import webPush from 'web-push'
import { readStored } from '../../base/read-stored.js'
import type { SealedSecret, Store } from '../../store/index.js'
import { seal, sealingKeys, unseal } from '../sealing/sealing.js'

/** By which push services know this installation (VAPID). */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Whose the secret is: no account's. */
const owner = ''
const name = 'push-keys'

/** The keys of an installation, which the first to ask makes; they are kept sealed. Undefined: they were sealed with another secret. */
export async function pushKeys(
  { kept }: Pick<Store, 'kept'>,
  secret: string,
): Promise<PushKeys | undefined> {
  const keys = sealingKeys(secret)
  const made = () =>
    JSON.stringify(seal({ owner, ...keys }, JSON.stringify(webPush.generateVAPIDKeys())).kept)
  const text = await kept.keep(name, made)
  const sealed = readStored<SealedSecret | null>(text, null, 'the keys for notifications')
  const opened = sealed && unseal(keys, sealed)
  return opened
    ? (readStored<PushKeys | null>(opened, null, 'the keys for notifications') ?? undefined)
    : undefined
}
