import type { ChannelKind } from '@talkgraph/wire/channels'
import { useQuery } from '@tanstack/react-query'
import { request } from './request.js'

/** Every kind of channel that a bot can be connected with. */
export const useChannelKinds = () =>
  useQuery({
    queryKey: ['channel-kinds'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await request<{ kinds: ChannelKind[] }>('GET', '/channel-kinds', { signal })).kinds,
  })
