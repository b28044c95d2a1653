import type { ConnectionRecord, MakeConnectionBody, SignInBody } from '@talkgraph/wire/connections'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client.js'

const root = ['connections'] as const

/** Every product that bots work with. */
export const useConnectors = () =>
  useQuery({
    queryKey: ['connectors'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await api.listConnectors({}, { signal })).connectors,
  })

/** The account's connections with them, the oldest first. */
export const useConnections = () =>
  useQuery({
    queryKey: root,
    queryFn: async ({ signal }) => (await api.listConnections({}, { signal })).connections,
  })

/** Asks anew how connections stand: a call of a product may have been refused, or taken again. */
export const seeConnections = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: root, exact: true })

/** Makes a connection; resolves to it, whether or not the product takes its key. */
export function useMakeConnection() {
  const client = useQueryClient()
  return useMutation({
    // What is refused stands at its field.
    meta: { isShown: true },
    mutationFn: async (body: MakeConnectionBody) => (await api.makeConnection({ body })).connection,
    onSuccess: connection => keep(client, connection),
  })
}

/** Leads to a product's own sign-in; the studio is left by that. */
export function useSignIn() {
  return useMutation({
    mutationFn: async (body: SignInBody) => (await api.signInToConnect({ body })).address,
    onSuccess: address => location.assign(address),
  })
}

/** Changes what was entered. */
export function useChangeConnection(id: string) {
  const client = useQueryClient()
  return useMutation({
    meta: { isShown: true },
    mutationFn: async (settings: Readonly<Record<string, unknown>>) =>
      (await api.changeConnection({ connectionId: id, body: { settings } })).connection,
    onSuccess: connection => keep(client, connection),
  })
}

/** Asks the product again. */
export function useCheckConnection(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => (await api.checkConnection({ connectionId: id })).connection,
    onSuccess: connection => keep(client, connection),
  })
}

/** Takes a connection back. */
export function useDeleteConnection(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.deleteConnection({ connectionId: id }),
    onSuccess: () =>
      client.setQueryData<ConnectionRecord[]>(root, before =>
        before?.filter(each => each.id !== id),
      ),
  })
}

/** What can be chosen in a field; null while another field is blank that comes before. */
export const useConnectionOptions = (
  id: string,
  loader: string | undefined,
  input: Readonly<Record<string, string>>,
) =>
  useQuery({
    queryKey: [...root, 'options', id, loader, input],
    enabled: loader !== undefined && id !== '',
    staleTime: 60_000,
    retry: false,
    // What cannot be loaded is typed.
    meta: { isShown: true },
    queryFn: async ({ signal }) =>
      loader === undefined
        ? null
        : (
            await api.loadConnectionOptions(
              { connectionId: id, body: { loader, input } },
              { signal },
            )
          ).options,
  })

function keep(client: QueryClient, connection: ConnectionRecord): void {
  client.setQueryData<ConnectionRecord[]>(root, (before = []) =>
    before.some(({ id }) => id === connection.id)
      ? before.map(each => (each.id === connection.id ? connection : each))
      : [...before, connection],
  )
}
