import type { Store } from '../../store/index.js'
import { accountNameOf } from './account-name.js'

/** What of the library's call says where it comes from. */
export interface Where {
  readonly path?: string
}

const isOfProvider = (where: Where | null | undefined): boolean =>
  where?.path?.startsWith('/callback/') ?? false

/**
 * What holds for who comes by another provider: its word for an address counts only where it has checked it, a second factor
 * that was turned on here is not gone around, and who is new gets an account of their own.
 */
export function newcomersOf({
  accounts,
  operators,
  database: { db },
}: Pick<Store, 'accounts' | 'operators' | 'database'>) {
  return {
    user: {
      create: {
        before: async (user: { readonly emailVerified: boolean }, where: Where | null) =>
          isOfProvider(where) && !user.emailVerified ? false : undefined,
      },
    },
    session: {
      create: {
        before: async ({ userId }: { readonly userId: string }, where: Where | null) => {
          if (!isOfProvider(where)) return undefined
          const user = await db
            .selectFrom('users')
            .select(['name', 'email', 'two_factor'])
            .where('id', '=', userId)
            .executeTakeFirst()
          if (!user || user.two_factor) return false
          if ((await accounts.membershipsOf(userId)).length === 0) {
            const accountId = await accounts.make(accountNameOf(user))
            await accounts.put(accountId, userId, 'owner')
            await operators.setGuest(accountId, true)
          }
          return undefined
        },
      },
    },
  }
}
