import { sealStored } from '../../platform/sealing/seal-stored.js'
import { createSecrets, type Secrets } from '../../platform/sealing/secrets.js'
import type { OperationServices } from './operation.js'
import type { StorageServices } from './storage.js'

/** What owners keep secret in their bots. */
export interface SecretServices {
  readonly secrets: Secrets
}

/** Makes it, and seals what an earlier version has left open. */
export async function createSecretServices(
  secret: string,
  { store, log }: Pick<StorageServices & OperationServices, 'store' | 'log'>,
): Promise<SecretServices> {
  const secrets = createSecrets(store, secret)
  await sealStored(store, secrets, log)
  return { secrets }
}
