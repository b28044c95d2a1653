import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client.js'
import { keys } from './queries.js'

const allOf = (botId: string) => [...keys.bot(botId), 'named-drafts']

/** The drafts of a bot that were kept under a name, the newest first. */
export const useNamedDrafts = (botId: string) =>
  useQuery({
    queryKey: allOf(botId),
    queryFn: async ({ signal }) =>
      (await api.listNamedDrafts({ chatbotId: botId }, { signal })).drafts,
  })

/** One of them with its bot file; undefined asks for none. */
export const useNamedDraft = (botId: string, id: string | undefined) =>
  useQuery({
    queryKey: [...allOf(botId), id],
    queryFn:
      id === undefined
        ? skipToken
        : ({ signal }) => api.fetchNamedDraft({ chatbotId: botId, draftId: id }, { signal }),
  })

/** Keeps the draft as the server has it under a name. */
export const useKeepDraft = (botId: string) =>
  useNamedDraftCall(botId, (name: string) => api.keepDraft({ chatbotId: botId, body: { name } }))

/** Gives a named draft another name. */
export const useRenameDraft = (botId: string, id: string) =>
  useNamedDraftCall(botId, (name: string) =>
    api.renameDraft({ chatbotId: botId, draftId: id, body: { name } }),
  )

/** Deletes a named draft. */
export const useDeleteNamedDraft = (botId: string, id: string) =>
  useNamedDraftCall(botId, () => api.deleteNamedDraft({ chatbotId: botId, draftId: id }))

function useNamedDraftCall<Given>(botId: string, call: (given: Given) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    // What goes wrong is told in the dialog that asked.
    meta: { isShown: true },
    mutationFn: call,
    onSuccess: () => client.invalidateQueries({ queryKey: allOf(botId) }),
  })
}
