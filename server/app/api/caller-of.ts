import type { Context } from 'hono'
import { ApiError } from '../../base/errors.js'
import { isFor } from '../../base/under-way.js'
import { isFromOwnPage } from '../../platform/http/own-origin.js'
import { keyIn } from '../../platform/keys/api-keys.js'
import type { Services } from '../services/services.js'
import type { ApiEnv, Caller } from './call/define-call.js'

/**
 * Who makes this call: by the key in `Authorization`, and without that header by the cookie of who is signed in, which counts
 * only in requests of this server's own pages. Throws API_KEY_NOT_VALID or CROSS_ORIGIN.
 */
export async function callerOf(
  context: Context<ApiEnv>,
  { store, accounts, publicUrl }: Pick<Services, 'store' | 'accounts' | 'publicUrl'>,
): Promise<Caller> {
  const authorization = context.req.header('authorization')
  const key = authorization === undefined ? undefined : await keyIn(store.keys, authorization)
  if (key) {
    isFor(key.owner)
    return { owner: key.owner, role: 'owner', name: key.name }
  }
  const signedIn =
    authorization === undefined ? await accounts.signedIn(context.req.raw.headers) : undefined
  if (!signedIn)
    throw new ApiError('API_KEY_NOT_VALID', { headers: { 'WWW-Authenticate': 'Bearer' } })
  if (!isFromOwnPage(context, publicUrl)) throw new ApiError('CROSS_ORIGIN')
  for (const cookie of signedIn.cookies) context.header('Set-Cookie', cookie, { append: true })
  const { accountId: owner, role, user } = signedIn
  isFor(owner)
  return { owner, role, name: user.name, signedIn }
}
