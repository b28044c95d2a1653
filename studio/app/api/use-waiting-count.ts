import { useQuery } from '@tanstack/react-query'
import { request } from './request.js'

interface Counts {
  readonly counts: { readonly waiting: number }
}

/** How many visitors wait for a person, for the rail: looked after every half minute. */
export function useWaitingCount(): number {
  const { data } = useQuery({
    queryKey: ['desk', 'counts'],
    queryFn: ({ signal }) => request<Counts>('GET', '/desk', { signal }),
    refetchInterval: 30_000,
  })
  return data?.counts.waiting ?? 0
}
