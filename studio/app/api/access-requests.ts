import { useQuery } from '@tanstack/react-query'
import { api } from './client.js'
import { useMe } from './me.js'

/** The name under which the requests are kept. */
export const requestsKey = ['server', 'requests'] as const

/** Who asks for an account, for who runs the server. */
export const useAccessRequests = (isAsked = true) =>
  useQuery({
    queryKey: requestsKey,
    enabled: isAsked,
    queryFn: async ({ signal }) => (await api.listAccessRequests({}, { signal })).requests,
    refetchInterval: 60_000,
  })

/** How many requests wait for an answer. */
export const useRequestCount = (): number =>
  useAccessRequests(useMe().isOperator === true).data?.length ?? 0
