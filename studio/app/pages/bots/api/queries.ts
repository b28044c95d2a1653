import { skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { botsKey } from '#api/bots.js'
import { api } from '../../../api/client.js'
import type { BotFile } from './bot-file.js'

/** Under which names answers are kept. */
export const keys = {
  bots: botsKey,
  bot: (id: string) => ['bots', id] as const,
  examples: ['examples'] as const,
  published: (id: string) => ['published', id] as const,
}

const pageSize = 50
const pageQuery = (cursor: string) => ({ limit: pageSize, ...(cursor && { cursor }) })

/** One bot with its state. */
export const useBot = (id: string) =>
  useQuery({
    queryKey: [...keys.bot(id), 'about'],
    queryFn: ({ signal }) => api.fetchOverview({ chatbotId: id }, { signal }),
  })

/** What was set of a bot's stored conversations. */
export const useStoredSettings = (id: string, enabled = true) =>
  useQuery({
    enabled,
    queryKey: [...keys.bot(id), 'stored-settings'],
    queryFn: async ({ signal }) =>
      (await api.fetchChatbot({ chatbotId: id }, { signal })).chatbot.settings,
  })

/** What visitors of a bot without a flow can say with one press, at first and after an answer. */
export const useQuickPrompts = (id: string) =>
  useQuery({
    queryKey: [...keys.bot(id), 'quick-prompts'],
    queryFn: async ({ signal }) => {
      const { suggestions, nextSuggestions } = (
        await api.fetchChatbot({ chatbotId: id }, { signal })
      ).chatbot
      const first = suggestions.map(({ link = '', ...each }) => ({
        ...each,
        link,
        isEscalationPrompt: false,
      }))
      return { first, next: nextSuggestions }
    },
  })

/** The versions of a bot, the newest first, page by page. */
export const useVersions = (id: string) =>
  useInfiniteQuery({
    queryKey: [...keys.bot(id), 'versions'],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      api.listVersions({ chatbotId: id, ...pageQuery(pageParam) }, { signal }),
    getNextPageParam: last => last.nextCursor,
  })

/** What went live when, the newest first, page by page. */
export const usePublications = (id: string) =>
  useInfiniteQuery({
    queryKey: [...keys.bot(id), 'publications'],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      api.listPublications({ chatbotId: id, ...pageQuery(pageParam) }, { signal }),
    getNextPageParam: last => last.nextCursor,
  })

/** A version with its bot file. */
export const useVersion = (id: string, version: string | null) =>
  useQuery({
    queryKey: [...keys.bot(id), 'version', version],
    enabled: version !== null,
    queryFn: ({ signal }) =>
      api.fetchVersion({ chatbotId: id, version: version ?? '' }, { signal }),
  })

/** The draft as the server has it now. */
export const useStoredDraft = (id: string, enabled = true) =>
  useQuery({
    queryKey: [...keys.bot(id), 'draft'],
    enabled,
    queryFn: ({ signal }) => api.fetchDraft({ chatbotId: id }, { signal }),
  })

/** The bot file of a version; a version never changes. */
export const useFlow = (id: string, version: number | null) =>
  useQuery({
    queryKey: [...keys.bot(id), 'flow', version],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn:
      version === null
        ? skipToken
        : async ({ signal }): Promise<BotFile> =>
            (await api.fetchVersion({ chatbotId: id, version }, { signal })).flow,
  })

/** What lint finds in a version. */
export const useFindings = (id: string, version: number | null) =>
  useQuery({
    queryKey: [...keys.bot(id), 'findings', version],
    queryFn:
      version === null
        ? skipToken
        : ({ signal }) => api.listFindings({ chatbotId: id, version }, { signal }),
  })

/** What changed between two versions. */
export const useChanges = (id: string, version: number, since: number) =>
  useQuery({
    queryKey: [...keys.bot(id), 'changes', version, since],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => api.listChanges({ chatbotId: id, version, since }, { signal }),
  })

/** The bots to begin with. */
export const useExamples = () =>
  useQuery({
    queryKey: keys.examples,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await api.listExamples({}, { signal })).examples,
  })

/** The bot file of an example. */
export const useExample = (id: string | undefined) =>
  useQuery({
    queryKey: [...keys.examples, id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn:
      id === undefined
        ? skipToken
        : async ({ signal }): Promise<BotFile> =>
            (await api.fetchExample({ example: id }, { signal })).flow,
  })

/** A secret of a bot, for owners alone. */
export const useSecret = (
  id: string,
  kind: 'webhook-secret' | 'identity-secret',
  isShown: boolean,
) =>
  useQuery({
    queryKey: [...keys.bot(id), kind],
    enabled: isShown,
    gcTime: 0,
    queryFn: async ({ signal }) =>
      (
        await (kind === 'webhook-secret'
          ? api.fetchWebhookSecret({ chatbotId: id }, { signal })
          : api.fetchIdentitySecret({ chatbotId: id }, { signal }))
      ).secret,
  })
