import { toast } from '@talkgraph/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeskReply } from '#api/records.js'
import { api } from '../../../api/client.js'
import { tellProblem } from '../../../api/query-client.js'

const repliesKey = ['replies'] as const

/** What agents of the account say often. */
export const useReplies = () =>
  useQuery({
    queryKey: repliesKey,
    queryFn: ({ signal }) => api.listReplies({}, { signal }).then(({ replies }) => replies),
  })

/** Saves a reply; one of another name, `before`, gives way to it. */
export function useSaveReply() {
  const client = useQueryClient()
  return async (reply: DeskReply, before?: string) => {
    await api.putReply({ body: reply })
    if (before !== undefined && before !== reply.name) await remove(before)
    await client.invalidateQueries({ queryKey: repliesKey })
  }
}

/** Deletes a reply, which can be taken back. */
export function useDeleteReply() {
  const client = useQueryClient()
  const save = useSaveReply()
  return useMutation({
    mutationFn: ({ name }: DeskReply) => remove(name),
    onSuccess: async (_, reply) => {
      await client.invalidateQueries({ queryKey: repliesKey })
      toast({
        text: `“${reply.name}” is deleted`,
        undo: () =>
          void save(reply).catch(error => tellProblem(error, 'That could not be taken back.')),
      })
    },
  })
}

const remove = (name: string) => api.deleteReply({ name })
