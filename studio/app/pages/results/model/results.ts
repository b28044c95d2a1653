import type { ResultCounts, ResultRecord, WholeResultRecord } from '@talkgraph/wire/stored-results'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { request } from '../../../api/request.js'

/** What a list is narrowed by; empty texts narrow nothing. */
export interface Filters {
  readonly chatbotId: string
  readonly query: string
  readonly state: string
  /** Where the visitor was, by the name of the channel. */
  readonly channel: string
  /** Of the bot's flow. */
  readonly version: string
  /** The step at which they ended, or were left. */
  readonly endedAt: string
  /** A step that they came by. */
  readonly passed: string
  readonly from: string
  readonly to: string
}

interface Page {
  readonly results: readonly ResultRecord[]
  readonly nextCursor: string | null
}

/** The filters as the parameters of an address. */
export function asQuery(filters: Readonly<Record<string, string>>): string {
  const given = Object.entries(filters).filter(([, value]) => value !== '')
  return new URLSearchParams(given).toString()
}

/** The name under which lists are kept. */
export const resultsKey = ['results'] as const

/** Conversations, page by page. */
export const useResults = (filters: Filters, enabled = true) =>
  useInfiniteQuery({
    enabled,
    queryKey: [...resultsKey, 'list', filters],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      request<Page>('GET', `/results?${asQuery({ ...filters, cursor: pageParam })}`, { signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })

/** How many there are in a range of days. */
export const useCounts = ({ chatbotId, from, to }: Filters) =>
  useQuery({
    queryKey: [...resultsKey, 'counts', chatbotId, from, to],
    queryFn: ({ signal }) =>
      request<ResultCounts>('GET', `/results/counts?${asQuery({ chatbotId, from, to })}`, {
        signal,
      }),
    placeholderData: keepPreviousData,
  })

/** One conversation. */
export const useResult = (id: string) =>
  useQuery({
    queryKey: [...resultsKey, 'one', id],
    queryFn: async ({ signal }) =>
      (
        await request<{ result: WholeResultRecord }>('GET', `/results/${encodeURIComponent(id)}`, {
          signal,
        })
      ).result,
  })

interface Bots {
  readonly chatbots: readonly {
    readonly id: string
    readonly title: string
    readonly publishedVersion: number | null
  }[]
}

/** The bots that results can be of. */
export const useBots = () =>
  useQuery({
    queryKey: ['bots', 'titles'],
    queryFn: async ({ signal }) => (await request<Bots>('GET', '/chatbots', { signal })).chatbots,
  })
