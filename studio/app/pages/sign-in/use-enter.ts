import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { meKey } from '../../api/me.js'
import { endSession } from '../../api/session-end.js'

/** Leads a person who has just signed in to where they wanted to go, or to a place that is named, which may be told more. */
export function useEnter(): (place?: string, state?: unknown) => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return async (place, state) => {
    // Nothing of whoever was here before stays.
    endSession()
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] })
    await client.resetQueries({ queryKey: meKey })
    await navigate(place ?? placeWithin(search.get('to')), { replace: true, state })
  }
}

/** Only places of the studio are gone to. */
export const placeWithin = (to: string | null): string => (to && /^\/(?![/\\])/.test(to) ? to : '/')
