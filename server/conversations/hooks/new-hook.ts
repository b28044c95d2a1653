import { randomBytes } from 'node:crypto'
import { seal } from '../../platform/sealing/sealing.js'
import type { Secrets } from '../../platform/sealing/secrets.js'
import type { HookEntry, Store } from '../../store/index.js'
import type { Hooks } from './hooks.js'

interface Parts {
  readonly store: Pick<Store, 'hooks'>
  readonly secrets: Pick<Secrets, 'sealingOf'>
  readonly hooks: Pick<Hooks, 'changed'>
}

/** Has somebody told of an event from now on; throws BUDGET_REACHED. The secret is told this once. */
export async function newHook(
  { store, secrets, hooks }: Parts,
  hook: Pick<HookEntry, 'owner' | 'botId' | 'event' | 'targetUrl'>,
): Promise<{ readonly hook: HookEntry; readonly secret: string }> {
  const secret = `whsec_${randomBytes(24).toString('base64')}`
  const { kept } = seal(secrets.sealingOf(hook.owner), secret)
  const made = await store.hooks.create({ ...hook, secret: kept })
  hooks.changed()
  return { hook: made, secret }
}
