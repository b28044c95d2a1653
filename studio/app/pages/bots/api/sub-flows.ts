import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client.js'
import type { BotFile } from './bot-file.js'
import { keys } from './queries.js'

const all = [...keys.bots, 'sub-flows']

/** The sub-flows of the account, page by page, that hold `search` in their names. */
export const useSubFlows = (search: string) =>
  useInfiniteQuery({
    queryKey: [...all, 'list', search],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      api.listSubFlows(
        { limit: 50, ...(search && { search }), ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    getNextPageParam: last => last.nextCursor,
    placeholderData: previous => previous,
  })

/** Those that can be chosen: the newest hundred. */
export const useKnownSubFlows = (enabled = true) =>
  useQuery({
    queryKey: [...all, 'known'],
    enabled,
    queryFn: async ({ signal }) => (await api.listSubFlows({ limit: 100 }, { signal })).subFlows,
  })

/** A sub-flow that has been made, with its first version. */
export interface MadeSubFlow {
  readonly subFlowId: string
  readonly version: number
  /** The bot file as it is stored. */
  readonly file: BotFile
}

/** Makes a sub-flow, of a bot file where there is one. */
export function useMakeSubFlow() {
  const client = useQueryClient()
  const fetchPart = useFetchSubFlow()
  return useMutation({
    // What goes wrong is told in the dialog that asked.
    meta: { isShown: true },
    mutationFn: async (body: {
      readonly name: string
      readonly flow?: Readonly<Record<string, unknown>>
    }): Promise<MadeSubFlow> => {
      const made = await api.createSubFlow({ body })
      return { ...made, file: await fetchPart(made.subFlowId, made.version) }
    },
    onSuccess: () => client.invalidateQueries({ queryKey: all }),
  })
}

/** Brings the bot file of a version of a sub-flow. */
export function useFetchSubFlow() {
  const client = useQueryClient()
  return (id: string, version: number): Promise<BotFile> =>
    client.fetchQuery({
      queryKey: [...keys.bot(id), 'flow', version],
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: async ({ signal }) =>
        (await api.fetchVersion({ chatbotId: id, version }, { signal })).flow,
    })
}

/** Who plays a sub-flow, in which versions. */
export const useSubFlowUses = (id: string) =>
  useQuery({
    queryKey: [...keys.bot(id), 'uses'],
    queryFn: async ({ signal }) => (await api.listSubFlowUses({ chatbotId: id }, { signal })).uses,
  })

/** Has every draft that plays a sub-flow play a version of it. */
export function useTakeEverywhere(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (version: number) =>
      api.takeSubFlowEverywhere({ chatbotId: id, body: { version } }),
    onSettled: () => client.invalidateQueries({ queryKey: [...keys.bot(id), 'uses'] }),
  })
}
