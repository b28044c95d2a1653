import { ErrorState, LinkTabs, SkeletonRows } from '@talkgraph/ui'
import { lazy, Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { wordsOf } from '#api/problem.js'
import type { BotAbout } from '#api/records.js'
import { stateOfNamed } from '#paths/stored-path.js'
import { Page } from '#shell/page.js'
import { useBot } from '../../api/queries.js'
import { tabsOf } from '../../bot/bot-tabs.js'
import { DraftRoomContext } from '../model/draft/use-draft.js'
import { useOpenRoom } from '../model/draft/use-open-room.js'
import { FindingsProvider } from './findings-provider.js'
import { FlowHead } from './flow-head.js'
import { FlowParts } from './flow-parts.js'
import { StoredFlow } from './stored/stored-flow.js'

/** Fetched when somebody first looks inside a step. */
const InsideFlow = lazy(async () => ({
  default: (await import('./stored/inside-flow.js')).InsideFlow,
}))

const back = { href: '/bots', label: 'Bots' }
const backToSubFlows = { href: '/bots/sub-flows', label: 'Sub-flows' }

/** The room Flow: a bot's conversation as a drawing. */
export function FlowPage() {
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const [version, named] = [query.get('version'), query.get('named')]
  const state = version ?? (named === null ? null : stateOfNamed(named))
  const about = useBot(id)
  if (!about.data)
    return (
      <Page title="Flow" back={back}>
        {about.error ? (
          <ErrorState
            title="The bot could not be loaded"
            onRetry={about.refetch}
            busy={about.isFetching}
          >
            {wordsOf(about.error)}
          </ErrorState>
        ) : (
          <SkeletonRows label="Loading the bot" rows={6} />
        )}
      </Page>
    )
  const inside = query.get('inside')
  if (inside !== null)
    return (
      <Suspense fallback={<SkeletonRows label="Loading the flow" rows={6} />}>
        <InsideFlow about={about.data} nodeId={inside} />
      </Suspense>
    )
  if (state !== null) return <StoredFlow key={`${id} ${state}`} about={about.data} state={state} />
  return <Opened key={id} about={about.data} />
}

function Opened({ about }: { readonly about: BotAbout }) {
  const { id, title } = about.chatbot
  const { room, error, retry } = useOpenRoom(id)
  return (
    <FlowHead
      title={title}
      {...(about.chatbot.kind === 'sub-flow' && { back: backToSubFlows })}
      tabs={<LinkTabs label="Parts of the bot" tabs={tabsOf(about.chatbot, `/bots/${id}/flow`)} />}
    >
      {room ? (
        <DraftRoomContext value={room}>
          <FindingsProvider>
            <FlowParts about={about} />
          </FindingsProvider>
        </DraftRoomContext>
      ) : error ? (
        <ErrorState title="The flow could not be loaded" onRetry={retry}>
          {wordsOf(error)}
        </ErrorState>
      ) : (
        <SkeletonRows label="Loading the flow" rows={6} />
      )}
    </FlowHead>
  )
}
