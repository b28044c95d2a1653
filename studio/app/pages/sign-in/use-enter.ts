import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { meKey } from '../../api/me.js'
import { endSession } from '../../api/session-end.js'

/** Leads a person who has just signed in to where they wanted to go. */
export function useEnter(): () => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return async () => {
    // Nothing of whoever was here before stays.
    endSession()
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] })
    await client.resetQueries({ queryKey: meKey })
    await navigate(placeWithin(search.get('to')), { replace: true })
  }
}

/** Only places of the studio are gone to. */
export const placeWithin = (to: string | null): string => (to && /^\/(?![/\\])/.test(to) ? to : '/')
