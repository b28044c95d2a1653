import { createHooks, type Hooks } from '../../conversations/hooks/hooks.js'
import type { OperationServices } from './operation.js'
import type { PushServices } from './push.js'
import type { SecretServices } from './secrets.js'
import type { StorageServices } from './storage.js'

/** Where accounts are told of what happens in their bots. */
export interface HookServices {
  readonly hooks: Hooks
}

/** Makes them. */
export const createHookServices = (
  parts: StorageServices & OperationServices & SecretServices & Pick<PushServices, 'pushNews'>,
): HookServices => ({ hooks: createHooks(parts) })
