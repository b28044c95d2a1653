import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../api/client.js'
import { meKey } from '../api/me.js'
import { authRequest } from '../api/request.js'
import { endSession, finishSession } from '../api/session-end.js'

/** Signing out, and working in another account. Nothing of the one before is kept. */
export function useSessionChanges() {
  const client = useQueryClient()
  const signOut = useMutation({
    mutationFn: async () => {
      await finishSession()
      // Whoever sits here next is told nothing of this account.
      const { beNotifiedNowhere } = await import('../api/notifications.js')
      await beNotifiedNowhere()
      return authRequest('POST', '/sign-out', { body: {} })
    },
    onSuccess: () => {
      endSession()
      client.setQueryData(meKey, null)
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] })
    },
  })
  const switchTo = useMutation({
    mutationFn: async (accountId: string) => {
      await finishSession()
      return api.chooseAccount({ body: { accountId } })
    },
    // A page of the account before must not be seen with the rights of the next.
    onSuccess: () => location.assign('/studio/'),
  })
  return { signOut, switchTo }
}
