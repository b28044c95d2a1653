import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from './client.js'

/** Under which name all that is known of bots is kept. */
export const botsKey = ['bots'] as const

const pageSize = 50

/** The bots of the account, page by page, that hold `search` in their names. */
export const useBots = (search: string, enabled = true) =>
  useInfiniteQuery({
    enabled,
    queryKey: [...botsKey, 'list', search],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      api.listOverviews(
        {
          limit: pageSize,
          ...(search && { search }),
          ...(pageParam && { cursor: pageParam }),
        },
        { signal },
      ),
    getNextPageParam: last => last.nextCursor,
    placeholderData: previous => previous,
  })
