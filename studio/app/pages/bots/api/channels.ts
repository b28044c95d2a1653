import { toast } from '@talkgraph/ui'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#api/client.js'
import type { ChannelPage, ChannelRecord } from '#api/records.js'

const root = ['channels'] as const
const listKey = (botId: string) => [...root, 'list', botId] as const
const pageKey = (id: string) => [...root, 'page', id] as const

/** The connections of a bot, the oldest first. */
export const useChannels = (botId: string) =>
  useQuery({
    queryKey: listKey(botId),
    queryFn: async ({ signal }) =>
      (await api.listChannels({ chatbotId: botId }, { signal })).channels,
  })

/** Settings as they are sent. */
export type SentSettings = Readonly<Record<string, string | number | boolean | null>>

/** Connects a bot; resolves to the connection. */
export function useConnect(botId: string) {
  const client = useQueryClient()
  return useMutation({
    // What is refused stands at its field.
    meta: { isShown: true },
    mutationFn: async ({
      channel,
      settings,
    }: {
      readonly channel: string
      readonly settings: SentSettings
    }) => (await api.connectChannel({ body: { channel, chatbotId: botId, settings } })).channel,
    onSuccess: channel => keep(client, channel),
  })
}

const tokenKey = (id: string) => [...root, 'token', id] as const

/** The verify token of a connection where it was entered or made a moment ago: it is never told again. */
export function useFreshToken(id: string): {
  readonly token: string | undefined
  readonly keepToken: (token: string, of?: string) => void
} {
  const client = useQueryClient()
  const { data } = useQuery<string | null>({
    queryKey: tokenKey(id),
    enabled: false,
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return {
    token: data ?? undefined,
    keepToken: (token, of = id) => void client.setQueryData(tokenKey(of), token),
  }
}

/** Changes a connection; resolves to it as it is then. */
export function useChangeChannel(id: string) {
  const client = useQueryClient()
  return useMutation({
    meta: { isShown: true },
    mutationFn: async (settings: SentSettings) =>
      (await api.changeChannel({ channelId: id, body: { settings } })).channel,
    onSuccess: channel => {
      keep(client, channel)
      return client.invalidateQueries({ queryKey: pageKey(id) })
    },
  })
}

/** Asks the provider again. */
export function useCheckChannel(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => (await api.checkChannel({ channelId: id })).channel,
    onSuccess: channel => {
      keep(client, channel)
      if (channel.state === 'connected') toast({ text: 'The connection stands', tone: 'good' })
    },
  })
}

/** Sends a test message to somebody. */
export const useTestMessage = (id: string) =>
  useMutation({
    meta: { isShown: true },
    mutationFn: (to: string) => api.testChannel({ channelId: id, body: { to } }),
  })

/** Takes a connection back. */
export function useDisconnect({ id, chatbotId }: Pick<ChannelRecord, 'id' | 'chatbotId'>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.disconnectChannel({ channelId: id }),
    onSuccess: () =>
      client.setQueryData<ChannelRecord[]>(listKey(chatbotId), before =>
        before?.filter(each => each.id !== id),
      ),
  })
}

/** Milliseconds: an owner waits for records, and the server's asking for them is what proves a domain. */
const lookAgain = 15_000

/**
 * What brings people to a page: its address, its earlier names, and how its domain stands. `isWatched` asks again as long as the
 * domain is not right.
 */
export const useChannelPage = (id: string, isWatched = false) =>
  useQuery({
    queryKey: pageKey(id),
    queryFn: async ({ signal }) => (await api.fetchChannelPage({ channelId: id }, { signal })).page,
    refetchInterval: ({ state: { data } }) => isWatched && !isSettled(data?.domain) && lookAgain,
  })

const isSettled = (domain: ChannelPage['domain'] | undefined) =>
  domain === null || (domain?.isRight === true && domain.isProven)

/** Whether a page can be called so. */
export const usePageName = (name: string, isAsked: boolean) =>
  useQuery({
    enabled: isAsked && name !== '',
    queryKey: [...root, 'name', name],
    queryFn: ({ signal }) => api.checkPageName({ name }, { signal }),
  })

function keep(client: QueryClient, channel: ChannelRecord): void {
  client.setQueryData<ChannelRecord[]>(listKey(channel.chatbotId), (before = []) =>
    before.some(({ id }) => id === channel.id)
      ? before.map(each => (each.id === channel.id ? channel : each))
      : [...before, channel],
  )
}
