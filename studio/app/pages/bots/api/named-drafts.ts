import type { NamedDraft } from '@talkgraph/wire/bots'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../../../api/request.js'
import type { BotFile } from './bot-file.js'
import { keys, path } from './queries.js'

const place = (botId: string, id = '') =>
  `${path(botId)}/named-drafts${id && `/${encodeURIComponent(id)}`}`
const allOf = (botId: string) => [...keys.bot(botId), 'named-drafts']

/** The drafts of a bot that were kept under a name, the newest first. */
export const useNamedDrafts = (botId: string) =>
  useQuery({
    queryKey: allOf(botId),
    queryFn: async ({ signal }) =>
      (await request<{ drafts: NamedDraft[] }>('GET', place(botId), { signal })).drafts,
  })

/** One of them with its bot file; undefined asks for none. */
export const useNamedDraft = (botId: string, id: string | undefined) =>
  useQuery({
    queryKey: [...allOf(botId), id],
    enabled: id !== undefined,
    queryFn: ({ signal }) =>
      request<{ draft: NamedDraft; flow: BotFile }>('GET', place(botId, id), { signal }),
  })

/** Keeps the draft as the server has it under a name. */
export const useKeepDraft = (botId: string) =>
  useNamedDraftCall(botId, (name: string) => request('POST', place(botId), { body: { name } }))

/** Gives a named draft another name. */
export const useRenameDraft = (botId: string, id: string) =>
  useNamedDraftCall(botId, (name: string) => request('PATCH', place(botId, id), { body: { name } }))

/** Deletes a named draft. */
export const useDeleteNamedDraft = (botId: string, id: string) =>
  useNamedDraftCall(botId, () => request('DELETE', place(botId, id)))

function useNamedDraftCall<Given>(botId: string, call: (given: Given) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    // What goes wrong is told in the dialog that asked.
    meta: { isShown: true },
    mutationFn: call,
    onSuccess: () => client.invalidateQueries({ queryKey: allOf(botId) }),
  })
}
