import type { KeyRecord } from '@talkgraph/wire/account'
import { useQuery } from '@tanstack/react-query'
import { request } from '../../../api/request.js'

/** The name under which the keys are kept. */
export const keysKey = ['keys'] as const

/** The keys of the account, for owners alone. */
export const useKeys = (isAsked = true) =>
  useQuery({
    queryKey: keysKey,
    enabled: isAsked,
    queryFn: async ({ signal }) =>
      (await request<{ keys: readonly KeyRecord[] }>('GET', '/keys', { signal })).keys,
  })
