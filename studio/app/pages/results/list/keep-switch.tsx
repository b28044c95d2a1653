import { Switch, toast } from '@talkgraph/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { botsKey } from '../../../api/bots.js'
import { api } from '../../../api/client.js'

/** Whether a bot's conversations are stored, where one would see them. */
export function KeepSwitch({ botId }: { readonly botId: string }) {
  const client = useQueryClient()
  const { data: isOn } = useQuery({
    queryKey: [...botsKey, botId, 'keeps'],
    queryFn: ({ signal }) => isKept(botId, signal),
  })
  const update = useMutation({
    mutationFn: (collectResults: boolean) =>
      api.updateChatbot({ chatbotId: botId, body: { settings: { collectResults } } }),
    onSuccess: (_, collectResults) =>
      toast({
        text: collectResults
          ? 'Conversations are stored from now on'
          : 'No conversations are stored now',
        tone: 'good',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: botsKey }),
  })
  if (isOn === undefined) return null
  return (
    <Switch
      label="Store conversations"
      help="What visitors say and answer is kept from their first answer on. Tell your visitors."
      checked={update.isPending ? update.variables : isOn}
      onChange={({ target }) => update.mutate(target.checked)}
    />
  )
}

/** What was set stands above the bot file. */
async function isKept(chatbotId: string, signal: AbortSignal): Promise<boolean> {
  const { chatbot } = await api.fetchChatbot({ chatbotId }, { signal })
  if (chatbot.settings.collectResults !== null) return chatbot.settings.collectResults
  const about = await api.fetchOverview({ chatbotId }, { signal })
  const version = about.chatbot.publishedVersion ?? about.chatbot.newestVersion
  if (version === null) return false
  const { flow } = await api.fetchVersion({ chatbotId, version }, { signal })
  return Object(flow.settings).collectResults === true
}
