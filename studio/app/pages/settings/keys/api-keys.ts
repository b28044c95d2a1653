import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client.js'

/** The name under which the keys are kept. */
export const keysKey = ['keys'] as const

/** The keys of the account, for owners alone. */
export const useKeys = (isAsked = true) =>
  useQuery({
    queryKey: keysKey,
    enabled: isAsked,
    queryFn: async ({ signal }) => (await api.listKeys({}, { signal })).keys,
  })
