import { Switch, toast } from '@talkgraph/ui'
import { useUpdateBot } from '../api/mutations.js'
import { useBot, useFlow, useStoredSettings } from '../api/queries.js'
import { readStored } from './read-stored.js'

/** Whether a bot's conversations are stored, where one would see them. */
export function KeepSwitch({ botId }: { readonly botId: string }) {
  const bot = useBot(botId)
  const { publishedVersion, newestVersion } = bot.data?.chatbot ?? {}
  const flow = useFlow(botId, publishedVersion ?? newestVersion ?? null)
  const set = useStoredSettings(botId)
  const update = useUpdateBot(botId)
  if (!set.data || (flow.isEnabled && !flow.data)) return null
  const { isOn } = readStored(set.data, flow.data?.settings)
  const keep = (collectResults: boolean) =>
    update.mutate(
      { settings: { collectResults } },
      {
        onSuccess: () =>
          toast({
            text: collectResults
              ? 'Conversations are stored from now on'
              : 'No conversations are stored now',
            tone: 'good',
          }),
      },
    )
  return (
    <Switch
      label="Store conversations"
      help="What visitors say and answer is kept from their first answer on. Tell your visitors."
      checked={update.isPending ? update.variables.settings?.collectResults === true : isOn}
      onChange={({ target }) => keep(target.checked)}
    />
  )
}
