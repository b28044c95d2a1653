import { Button, Callout, Dialog, DialogClose, TextField, toast } from '@talkgraph/ui'
import { type FormEvent, useContext, useEffect, useId, useRef, useState } from 'react'
import type { Difference, HeldConversation } from 'talkgraph/testing'
import { counted } from '#text/counted.js'
import { useDraftRoom } from '../../model/draft/use-draft.js'
import { readFlow } from '../../model/graph/read-graph.js'
import type { Player } from './player.js'
import { sayDifference } from './say-fault.js'
import { freeName, hasTest, keepTest } from './tests-of.js'
import { PlayerContext } from './use-tests.js'

/** Asks for a name, plays a conversation again, and keeps it as a test of the draft; tells where the replay differs. */
export function KeepTestDialog({
  held,
  suggested,
  onClose,
}: {
  readonly held: HeldConversation
  readonly suggested: string
  readonly onClose: (kept?: string) => void
}) {
  const room = useDraftRoom()
  const makePlayer = useContext(PlayerContext)
  const player = useRef<Player | undefined>(undefined)
  const form = useId()
  const [name, setName] = useState(() => freeName(room.state().draft, suggested))
  const [fault, setFault] = useState<string>()
  const [isPlaying, setPlaying] = useState(false)
  const [difference, setDifference] = useState<{ readonly of: string; readonly what: Difference }>()
  useEffect(() => () => player.current?.end(), [])

  const keep = (event: FormEvent) => {
    event.preventDefault()
    // The dialog stands in the tree of a form elsewhere.
    event.stopPropagation()
    const wanted = name.trim()
    const { draft } = room.state()
    if (wanted === '') return setFault('Give the test a name.')
    if (hasTest(draft, wanted)) return setFault('Another test has this name.')
    setFault(undefined)
    setPlaying(true)
    player.current ??= makePlayer()
    player.current.ask({ ask: 'record', draft, name: wanted, held }, heard => {
      setPlaying(false)
      if (heard.told === 'stuck')
        return setFault('The bot did not come to an end. Is there a loop in it?')
      if (heard.told === 'failed') return setFault(heard.message)
      if (heard.told !== 'recorded') return
      const { test, difference: what } = heard.recorded
      const [refused] = room.change(keepTest(room.state().draft, test), `Kept the test “${wanted}”`)
      if (refused) return setFault(refused.message)
      if (what) return setDifference({ of: wanted, what })
      toast({ text: `Kept as the test “${wanted}”`, tone: 'good' })
      onClose(wanted)
    })
  }

  const close = () => onClose(difference?.of)
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && close()}
      title="Keep as test"
      description={`${counted(held.answers.length, 'answer')} over ${counted(held.visited.length, 'step')}. It is played again after each change, and must come out as it does now.`}
      footer={
        difference ? (
          <Button variant="primary" onClick={close}>
            Done
          </Button>
        ) : (
          <>
            <DialogClose render={<Button>Cancel</Button>} />
            <Button type="submit" form={form} variant="primary" busy={isPlaying}>
              Keep it
            </Button>
          </>
        )
      }
    >
      {difference ? (
        <Callout
          tone="warn"
          live
          title="The test is kept; its replay differs from the conversation"
        >
          <p>{sayDifference(difference.what, readFlow(room.state().draft))}</p>
          <p>The test expects what came in the replay.</p>
        </Callout>
      ) : (
        <form id={form} onSubmit={keep}>
          <TextField
            label="Name of the test"
            maxLength={100}
            value={name}
            error={fault}
            // Who types takes the place of what is suggested.
            onFocus={event => event.target.select()}
            onChange={event => setName(event.target.value)}
          />
        </form>
      )}
    </Dialog>
  )
}
