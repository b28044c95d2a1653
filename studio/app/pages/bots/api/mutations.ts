import { toast } from '@talkgraph/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BotAbout, QuickPrompt, StoredSettings } from '#api/records.js'
import { api } from '../../../api/client.js'
import { tellProblem } from '../../../api/query-client.js'
import type { BotFile } from './bot-file.js'
import { keys } from './queries.js'

/** What is written into the bot file; null takes a look back. */
export interface FlowEdit {
  readonly since: number
  readonly name?: string
  readonly customizations?: Readonly<Record<string, unknown>>
  readonly settings?: Readonly<Record<string, unknown>>
}

/** What the server answers when a bot goes live: its version, for how many of 100 visitors, and what its owner should know. */
export interface Published {
  readonly version: number
  readonly share: number
  readonly warnings: readonly string[]
}

/** Makes a version live, and offers to take that back. What the server warns of is kept for the bot's pages. */
export function usePublish(id: string) {
  const client = useQueryClient()
  const aboutKey = [...keys.bot(id), 'about']
  const publish = async (version: number | null) =>
    version === null
      ? void (await api.unpublish({ chatbotId: id }))
      : api.publishFlow({ chatbotId: id, body: { version } })
  return useMutation({
    // What lint refuses is shown where the problems are.
    meta: { isShown: true },
    mutationFn: publish,
    onMutate: version => {
      const before = client.getQueryData<BotAbout>(aboutKey)
      return { before, from: before?.chatbot.publishedVersion ?? null, to: version }
    },
    onSuccess: (published, version, context) => {
      client.setQueryData(keys.published(id), published ?? null)
      toast({
        text: version === null ? 'The bot is offline' : `Version ${version} is live`,
        tone: 'good',
        undo: () =>
          void publish(context.from)
            .catch(error => tellProblem(error, 'That could not be taken back.'))
            .finally(() => client.invalidateQueries({ queryKey: keys.bots })),
      })
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.bots }),
  })
}

/** Stores other looks, settings or another name as the next version, a draft; resolves to its number. */
export function useEditFlow(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (edit: FlowEdit) =>
      (await api.editFlow({ chatbotId: id, body: edit })).version,
    onSettled: () => client.invalidateQueries({ queryKey: keys.bots }),
  })
}

/** What of a bot holds at once, whatever version is live. */
interface BotChange {
  readonly title?: string
  readonly description?: string
  readonly settings?: Partial<StoredSettings>
  readonly suggestions?: readonly Omit<QuickPrompt, 'link' | 'isEscalationPrompt'>[]
  readonly nextSuggestions?: readonly QuickPrompt[]
}

/** Changes what a bot is called, what it is for, or whether its conversations are stored. */
export function useUpdateBot(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BotChange) => api.updateChatbot({ chatbotId: id, body }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.bots }),
  })
}

/** Whose a bot becomes that is made of an example. */
export interface NewOwner {
  readonly businessName?: string
  readonly email?: string
}

/** Makes a bot of an example; resolves to its id. */
export function useCopyExample() {
  const client = useQueryClient()
  return useMutation({
    meta: { isShown: true },
    mutationFn: ({ example, ...owner }: { readonly example: string } & NewOwner) =>
      idOf(api.copyExample({ example, body: owner })),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.bots }),
  })
}

/** Makes a bot of a template of the public site; resolves to its id. */
export function useCopyTemplate() {
  const client = useQueryClient()
  return useMutation({
    meta: { isShown: true },
    mutationFn: ({ template, ...owner }: { readonly template: string } & NewOwner) =>
      idOf(api.copyTemplate({ template, body: owner })),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.bots }),
  })
}

/** Makes a second bot of a bot; resolves to its id. */
export function useDuplicate(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => idOf(api.copyChatbot({ chatbotId: id })),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.bots }),
  })
}

/** Makes a bot of a bot file; resolves to its id. */
export function useImport() {
  const client = useQueryClient()
  return useMutation({
    meta: { isShown: true },
    mutationFn: async (file: BotFile) => {
      const bytes = crypto.getRandomValues(new Uint8Array(10))
      const id = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
      await api.storeFlow({ chatbotId: id, body: file })
      return id
    },
    onSuccess: () => client.invalidateQueries({ queryKey: keys.bots }),
  })
}

/** Deletes a bot with everything that belongs to it. */
export function useDelete(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.deleteChatbot({ chatbotId: id }),
    onSuccess: () => {
      client.removeQueries({ queryKey: keys.bot(id) })
      return client.invalidateQueries({ queryKey: [...keys.bots, 'list'] })
    },
  })
}

async function idOf(
  making: Promise<{ readonly chatbot: { readonly id: string } }>,
): Promise<string> {
  return (await making).chatbot.id
}
