import type { BotState } from '@talkgraph/wire/bots'
import { useInfiniteQuery } from '@tanstack/react-query'
import { request } from './request.js'

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
      request<{ chatbots: BotState[]; nextCursor: string | null }>(
        'GET',
        `/chatbot/overview?${new URLSearchParams({
          limit: String(pageSize),
          ...(search && { search }),
          ...(pageParam && { cursor: pageParam }),
        })}`,
        { signal },
      ),
    getNextPageParam: last => last.nextCursor,
    placeholderData: previous => previous,
  })
