import type { Logger } from '../../base/log.js'
import { createAccountPlaces } from '../../platform/limits/account-places.js'
import type { Store } from '../../store/index.js'
import { createAuth } from './auth.js'

/** The path of a link by which who signs in with this address sets a new password; undefined where nobody does. */
export async function makePasswordLink(
  parts: { readonly store: Store; readonly secret: string; readonly log: Logger },
  email: string,
): Promise<string | undefined> {
  let path: string | undefined
  const auth = await createAuth({
    ...parts,
    publicUrl: undefined,
    places: createAccountPlaces(),
    sendReset: async (_, token) => {
      path = passwordPath(token)
    },
  })
  await auth.api.requestPasswordReset({ body: { email } })
  return path
}

/** Where a member sets a new password. */
export function passwordPath(token: string): string {
  return `/studio/reset-password?token=${encodeURIComponent(token)}`
}
