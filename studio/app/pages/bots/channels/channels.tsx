import { Card, ErrorState, SkeletonRows, Table, TableHead } from '@talkgraph/ui'
import { useChannelKinds } from '../../../api/channel-kinds.js'
import { wordsOf } from '../../../api/problem.js'
import { inOrder } from '../../../channels/channel-mark.js'
import { Stack } from '../../../shell/page.js'
import { useChannels } from '../api/channels.js'
import { useAbout } from '../bot/bot.js'
import { ConnectedRow, KindRow, WebsiteRow } from './channel-rows.js'
import { ReachCallout } from './reach-callout.js'

/** Every way in which people reach a bot, with how it stands. */
export function Channels() {
  const { chatbot: bot, server } = useAbout()
  const kinds = useChannelKinds()
  const channels = useChannels(bot.id)
  const failed = [kinds, channels].find(({ error, data }) => error && !data)
  if (failed)
    return (
      <ErrorState
        title="The channels could not be loaded"
        onRetry={() => Promise.all([kinds.refetch(), channels.refetch()])}
        busy={kinds.isFetching || channels.isFetching}
      >
        {wordsOf(failed.error)}
      </ErrorState>
    )
  if (!kinds.data || !channels.data) return <SkeletonRows label="Loading the channels" rows={8} />
  return (
    <Stack>
      <ReachCallout server={server} />
      <Card flush>
        <Table caption="Channels" stacks>
          <TableHead columns={['Where', 'State', 'Messages', null]} />
          <tbody>
            <WebsiteRow bot={bot} />
            {inOrder(kinds.data).map(kind => {
              const own = channels.data.filter(({ channel }) => channel === kind.name)
              if (own.length === 0) return <KindRow key={kind.name} kind={kind} botId={bot.id} />
              return own.map((channel, place) => (
                <ConnectedRow
                  key={channel.id}
                  kind={kind}
                  channel={channel}
                  isLast={place === own.length - 1}
                />
              ))
            })}
          </tbody>
        </Table>
      </Card>
    </Stack>
  )
}
