import { ErrorState, LinkTabs, SkeletonRows } from '@talkgraph/ui'
import type { BotAbout } from '@talkgraph/wire/bots'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { wordsOf } from '../../../api/problem.js'
import { Page } from '../../../shell/page.js'
import { useBot, useFlow } from '../api/queries.js'
import { tabsOf } from '../bot/bot-tabs.js'
import { PublishButton } from '../bot/publish-button.js'
import type { DraftRoom } from './draft/draft-room.js'
import { createMemoryRoom } from './draft/memory-room.js'
import { DraftRoomContext } from './draft/use-draft.js'
import { FlowHead } from './flow-head.js'
import { FlowParts } from './flow-parts.js'

const back = { href: '/bots', label: 'Bots' }

/** The room Flow: a bot's conversation as a drawing. */
export function FlowPage() {
  const { id = '' } = useParams()
  const about = useBot(id)
  if (!about.data)
    return (
      <Page title="Flow" back={back}>
        {about.error ? (
          <ErrorState title="The bot could not be loaded" onRetry={about.refetch} busy={about.isFetching}>
            {wordsOf(about.error)}
          </ErrorState>
        ) : (
          <SkeletonRows label="Loading the bot" rows={6} />
        )}
      </Page>
    )
  return <Opened key={id} about={about.data} />
}

/** A bot without a flow is drawn from its welcome. */
const blank = {
  elements: [{ nodes: [{ id: 'welcome', type: 'welcome', data: {}, position: { x: 0, y: 0 } }], edges: [] }],
}

function Opened({ about }: { readonly about: BotAbout }) {
  const { id, title, newestVersion } = about.chatbot
  const file = useFlow(id, newestVersion)
  const [room, setRoom] = useState<DraftRoom>()
  const bot = newestVersion === null ? blank : file.data
  useEffect(() => {
    if (bot) setRoom(before => before ?? createMemoryRoom(bot))
  }, [bot])
  useEffect(() => () => room?.close(), [room])
  return (
    <FlowHead
      title={title}
      tabs={<LinkTabs label="Parts of the bot" tabs={tabsOf(id, `/bots/${id}/flow`)} />}
    >
      {room ? (
        <DraftRoomContext value={room}>
          <FlowParts botId={id} publish={<PublishButton bot={about.chatbot} />} />
        </DraftRoomContext>
      ) : file.error ? (
        <ErrorState title="The flow could not be loaded" onRetry={file.refetch} busy={file.isFetching}>
          {wordsOf(file.error)}
        </ErrorState>
      ) : (
        <SkeletonRows label="Loading the flow" rows={6} />
      )}
    </FlowHead>
  )
}
