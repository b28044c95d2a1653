import { useQuery } from '@tanstack/react-query'
import { api } from './client.js'

/** How many visitors wait for a person, for the rail: looked after every half minute. */
export function useWaitingCount(): number {
  const { data } = useQuery({
    queryKey: ['desk', 'counts'],
    queryFn: ({ signal }) => api.fetchDesk({}, { signal }),
    refetchInterval: 30_000,
  })
  return data?.counts.waiting ?? 0
}
