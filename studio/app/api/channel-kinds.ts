import { useQuery } from '@tanstack/react-query'
import { api } from './client.js'

/** Every kind of channel that a bot can be connected with. */
export const useChannelKinds = () =>
  useQuery({
    queryKey: ['channel-kinds'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await api.listChannelKinds({}, { signal })).kinds,
  })
