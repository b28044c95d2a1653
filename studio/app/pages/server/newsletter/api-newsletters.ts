import type { NewsletterRecord, SubscriberCounts, SubscriberRecord } from '@talkgraph/wire/server'
import { useQuery } from '@tanstack/react-query'
import { request } from '../../../api/request.js'

/** The name under which newsletters and their readers are kept. */
export const newslettersKey = ['server', 'newsletters'] as const

interface Newsletters {
  readonly counts: SubscriberCounts
  readonly subscribers: readonly SubscriberRecord[]
  readonly newsletters: readonly NewsletterRecord[]
}

/** Newsletters and who reads them; looked at again while one is under way. */
export const useNewsletters = () =>
  useQuery({
    queryKey: newslettersKey,
    queryFn: ({ signal }) => request<Newsletters>('GET', '/server/newsletters', { signal }),
    refetchInterval: ({ state }) =>
      state.data?.newsletters.some(each => each.endedAt === null) ? 2000 : false,
  })
