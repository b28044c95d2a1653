import type { HookRecord, SubscribeBody } from '@talkgraph/wire/hooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client.js'

const root = ['hooks'] as const
const deliveriesKey = (id: string) => [...root, 'deliveries', id] as const

/** Milliseconds: what waits may go out meanwhile. */
const lookAgain = 10_000

/** Where programs are told of events, the oldest first. */
export const useHooks = () =>
  useQuery({
    queryKey: root,
    queryFn: async ({ signal }) => (await api.listHooks({}, { signal })).hooks,
  })

/** What a hook told, the newest first. */
export const useDeliveries = (id: string) =>
  useQuery({
    queryKey: deliveriesKey(id),
    refetchInterval: lookAgain,
    queryFn: async ({ signal }) =>
      (await api.listHookDeliveries({ hookId: id }, { signal })).deliveries,
  })

/** Has something told again. */
export function useResend(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (delivery: string) => api.resendHookDelivery({ hookId: id, deliveryId: delivery }),
    onSuccess: () => client.invalidateQueries({ queryKey: deliveriesKey(id) }),
  })
}

/** Has a program told of an event. */
export function useTellProgram() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: SubscribeBody) => (await api.subscribeHook({ body })).hook,
    onSuccess: () => client.invalidateQueries({ queryKey: root }),
  })
}

/** Ends a subscription. */
export function useDeleteHook(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.unsubscribeHook({ hookId: id }),
    onSuccess: () =>
      client.setQueryData<HookRecord[]>(root, before => before?.filter(each => each.id !== id)),
  })
}
