import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { InputOf } from 'talkgraph/client'
import { api } from '../../../api/client.js'

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

/** The filters as the parameters of an address. */
export const asQuery = (filters: Filters): string =>
  new URLSearchParams(narrowing({ ...filters })).toString()

/** Those that narrow something. */
export const narrowing = (filters: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))

/** An address may hold anything: what is no filter the server refuses. */
const asked = (filters: Readonly<Record<string, string>>): InputOf<'listResults'> =>
  Object(narrowing(filters))

/** The name under which lists are kept. */
export const resultsKey = ['results'] as const

/** Conversations, page by page. */
export const useResults = (filters: Filters, enabled = true) =>
  useInfiniteQuery({
    enabled,
    queryKey: [...resultsKey, 'list', filters],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      api.listResults(asked({ ...filters, cursor: pageParam }), { signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })

/** How many there are in a range of days. */
export const useCounts = ({ chatbotId, from, to }: Filters) =>
  useQuery({
    queryKey: [...resultsKey, 'counts', chatbotId, from, to],
    queryFn: ({ signal }) => api.countResults(narrowing({ chatbotId, from, to }), { signal }),
    placeholderData: keepPreviousData,
  })

/** One conversation. */
export const useResult = (id: string) =>
  useQuery({
    queryKey: [...resultsKey, 'one', id],
    queryFn: async ({ signal }) => (await api.fetchResult({ resultId: id }, { signal })).result,
  })

/** The bots that results can be of. */
export const useBots = () =>
  useQuery({
    queryKey: ['bots', 'titles'],
    queryFn: async ({ signal }) => (await api.listChatbots({}, { signal })).chatbots,
  })
