import { useEffect, useRef, useState } from 'react'
import type { Draft } from 'talkgraph/builder'
import { goesOn, isPlayedAlike } from '../../model/changes/goes-on.js'
import { useDraft } from '../../model/draft/use-draft.js'
import { createPlayed } from './kept-conversation.js'

/** Milliseconds after the last change until the chat has it. */
const pause = 250

/** The draft that a preview plays: as it is, while the conversation can go on with it, else as it was until one starts over. */
export function usePlayedDraft(onWay: ((nodeIds: readonly string[]) => void) | undefined) {
  const draft = useDraft(state => state.draft)
  const way = useRef<readonly string[]>([])
  const tell = useRef(onWay)
  useEffect(() => {
    tell.current = onWay
  })
  const [clears, setClears] = useState(0)
  const [played] = useState(() =>
    createPlayed(() => {
      walk([])
      setClears(before => before + 1)
    }),
  )
  const [shown, setShown] = useState<{ readonly draft: Draft; readonly chat: number }>({
    draft,
    chat: 0,
  })
  const [isBehind, setIsBehind] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: who begins anew in the chat itself meets the draft as it is
  useEffect(() => {
    if (isPlayedAlike(shown.draft, draft)) return setIsBehind(false)
    const timer = setTimeout(() => {
      const canGoOn = goesOn(shown.draft, draft, way.current)
      setIsBehind(!canGoOn)
      if (!canGoOn) return
      played.reword(shown.draft, draft)
      setShown({ ...shown, draft })
    }, pause)
    return () => clearTimeout(timer)
  }, [draft, shown, played, clears])

  function walk(next: readonly string[]) {
    way.current = next
    tell.current?.(next)
  }
  const play = () => setShown({ draft, chat: shown.chat + 1 })

  return {
    draft: shown.draft,
    chat: shown.chat,
    played,
    isBehind,
    stepped(nodeId: string) {
      if (way.current.at(-1) !== nodeId) walk([...way.current, nodeId])
    },
    startOver() {
      walk([])
      played.begin()
      play()
    },
    startAt(nodeId: string) {
      walk([nodeId])
      played.startAt(nodeId)
      play()
    },
    back() {
      const stop = played.back()
      if (!stop) return
      walk(way.current.slice(0, way.current.lastIndexOf(stop) + 1))
      play()
    },
    /** Another chat goes on, as what is around it has changed. */
    play,
  }
}
