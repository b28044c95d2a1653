import { Button, Callout } from '@talkgraph/ui'
import { FlaskConical } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { HeldConversation } from 'talkgraph/testing'
import { useDraftRoom } from '../../model/draft/use-draft.js'
import { heldConversation } from './held-conversation.js'
import type { Played } from './kept-conversation.js'
import type { PreviewCalls } from './preview-calls.js'

/** Fetched when somebody keeps a test. */
const KeepTestDialog = lazy(async () => ({
  default: (await import('../tests/keep-test-dialog.js')).KeepTestDialog,
}))

/** Keeps the preview's conversation as a test of the bot. */
export function KeepAsTest({
  played,
  calls,
  language,
}: {
  readonly played: Played
  readonly calls: PreviewCalls
  readonly language: string
}) {
  const room = useDraftRoom()
  const [held, setHeld] = useState<HeldConversation>()
  const [refusal, setRefusal] = useState<string>()
  if (room.isFixed) return null
  const ask = () => {
    const now = played.held()
    setRefusal(
      now
        ? now.isFromMiddle
          ? fromMiddle
          : undefined
        : 'Wait for the first question, or for the end.',
    )
    if (now && !now.isFromMiddle)
      setHeld(heldConversation(now, calls.outcomes(), language, room.state().draft))
  }
  return (
    <>
      <Button size="small" icon={<FlaskConical size={16} />} onClick={ask}>
        Keep as test
      </Button>
      {refusal && <Callout live title={refusal} />}
      {held && (
        <Suspense>
          <KeepTestDialog held={held} suggested="Conversation" onClose={() => setHeld(undefined)} />
        </Suspense>
      )}
    </>
  )
}

const fromMiddle =
  'This conversation began in the middle, and a test begins at the start. Press ‘Again’ first.'
