import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { api } from './client.js'
import { useMe } from './me.js'

/** How many leads came since one looked at the results last, in this browser; looked after every half minute. */
export function useLeadCount(): number {
  const { account } = useMe()
  const { pathname } = useLocation()
  const isThere = pathname === '/results' || pathname.startsWith('/results/')
  const name = `leads-seen ${account.id}`
  const [since, setSince] = useState(() => localStorage.getItem(name) ?? seenNow(name))
  const { data } = useQuery({
    queryKey: ['results', 'leads', since],
    queryFn: ({ signal }) => api.countLeads({ since }, { signal }),
    refetchInterval: 30_000,
  })
  const count = data?.leads ?? 0
  // Who is there sees them come.
  useEffect(() => {
    if (isThere) setSince(seenNow(name))
  }, [isThere, name])
  return isThere ? 0 : count
}

function seenNow(name: string): string {
  const now = new Date().toISOString()
  localStorage.setItem(name, now)
  return now
}
