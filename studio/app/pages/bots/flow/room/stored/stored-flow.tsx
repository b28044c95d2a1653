import { ErrorState, LinkButton, LinkTabs, SkeletonRows } from '@talkgraph/ui'
import { useMemo } from 'react'
import { codeOf, wordsOf } from '#api/problem.js'
import type { BotAbout } from '#api/records.js'
import { namedIdOf } from '#paths/stored-path.js'
import { tabsOf } from '../../../bot/bot-tabs.js'
import { createStoredRoom } from '../../model/draft/stored-room.js'
import { DraftRoomContext } from '../../model/draft/use-draft.js'
import { FlowHead } from '../flow-head.js'
import { StoredBar } from './stored-bar.js'
import { StoredParts } from './stored-parts.js'
import { useStored } from './use-stored.js'

/** The room Flow on a version, or on a named draft, as it was stored; `state` is its name in addresses. */
export function StoredFlow({ about, state }: { readonly about: BotAbout; readonly state: string }) {
  const { id, title, publishedVersion } = about.chatbot
  const { stored, error, retry, isFetching } = useStored(id, state)
  const flow = stored?.flow
  const room = useMemo(() => flow && createStoredRoom(flow), [flow])
  const isNamed = namedIdOf(state) !== undefined
  return (
    <FlowHead
      title={title}
      tabs={<LinkTabs label="Parts of the bot" tabs={tabsOf(about.chatbot, `/bots/${id}/flow`)} />}
    >
      {room && stored ? (
        <DraftRoomContext value={room}>
          <StoredParts
            botId={id}
            bar={<StoredBar stored={stored} state={state} publishedVersion={publishedVersion} />}
          />
        </DraftRoomContext>
      ) : error && isGone(error) ? (
        <ErrorState title={isNamed ? 'There is no such named draft' : 'There is no such version'}>
          <p>{isNamed ? 'It was deleted.' : 'It was deleted, or its number is another one.'}</p>
          <LinkButton href={`/bots/${id}/versions`}>See all versions</LinkButton>
        </ErrorState>
      ) : error ? (
        <ErrorState
          title={
            isNamed ? 'The named draft could not be loaded' : 'The version could not be loaded'
          }
          onRetry={retry}
          busy={isFetching}
        >
          {wordsOf(error)}
        </ErrorState>
      ) : (
        <SkeletonRows
          label={isNamed ? 'Loading the named draft' : 'Loading the version'}
          rows={6}
        />
      )}
    </FlowHead>
  )
}

const isGone = (error: unknown) => {
  const code = codeOf(error)
  return code === 'VERSION_NOT_FOUND' || code === 'NAMED_DRAFT_NOT_FOUND'
}
