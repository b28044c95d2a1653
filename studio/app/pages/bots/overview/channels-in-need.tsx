import { Callout, Link } from '@talkgraph/ui'
import { useChannelKinds } from '#api/channel-kinds.js'
import { useChannels } from '../api/channels.js'
import { onePath } from '../channels/channel-paths.js'
import { nameOf, waitingWords } from '../channels/health-words.js'

/** The connections of a bot from which their providers take nothing until the owner does something. */
export function ChannelsInNeed({ botId }: { readonly botId: string }) {
  const { data: channels = [] } = useChannels(botId)
  const { data: kinds = [] } = useChannelKinds()
  return channels
    .filter(({ state }) => state === 'refused')
    .map(channel => {
      const title = kinds.find(({ name }) => name === channel.channel)?.title ?? channel.channel
      const name = nameOf(channel)
      const waiting = waitingWords(channel.health)
      return (
        <Callout key={channel.id} tone="bad" live title={`${title} needs you`}>
          {channel.remedy && <p>{channel.remedy}</p>}
          {waiting && <p>{`${waiting}.`}</p>}
          <p>
            <Link
              href={onePath(botId, channel.id)}
            >{`Open ${title}${name ? `: ${name}` : ''}`}</Link>
          </p>
        </Callout>
      )
    })
}
