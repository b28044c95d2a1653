import type { Context } from 'hono'
import { keyIn } from '../../platform/keys/api-keys.js'
import type { Services } from '../services/services.js'
import type { ApiEnv } from './call/define-call.js'

/** Whether who opened a stream may still follow it: the key is good, or the same member is signed in for the same account. */
export async function isStillAllowed(
  { accounts, store }: Pick<Services, 'accounts' | 'store'>,
  context: Context<ApiEnv>,
): Promise<boolean> {
  const { owner, signedIn } = context.get('caller')
  if (signedIn) {
    const now = await accounts.signedIn(context.req.raw.headers)
    return now?.accountId === owner && now.role === signedIn.role
  }
  return (await keyIn(store.keys, context.req.header('authorization') ?? ''))?.owner === owner
}
