import { Button } from '@talkgraph/ui'
import { Suspense, use, useCallback, useState } from 'react'
import type { BotAbout } from '#api/records.js'
import { useCommands } from '../../../shell/palette/commands.js'
import { PublisherContext } from './publisher.js'
import { hasMore } from './state-badge.js'

/** Asks what goes live, and makes the draft live that Flow and Looks show; absent where that is so already. */
export function PublishButton({ about }: { readonly about: BotAbout }) {
  const { title } = about.chatbot
  const PublishDraft = use(PublisherContext)
  const [isAsking, setAsking] = useState(false)
  const close = useCallback(() => setAsking(false), [])
  const isLive = !hasMore(about.chatbot)
  useCommands(
    isLive
      ? []
      : [
          {
            id: 'bot-publish',
            label: `Publish ${title}`,
            group: 'This bot',
            run: () => setAsking(true),
            keywords: ['go live', 'release'],
          },
        ],
  )
  return (
    <>
      {!isLive && (
        <Button variant="primary" onClick={() => setAsking(true)}>
          Publish
        </Button>
      )}
      {isAsking && PublishDraft && (
        <Suspense>
          <PublishDraft about={about} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
