import { useContext, useEffect, useRef, useState } from 'react'
import { useDraftRoom } from '../../model/draft/use-draft.js'
import { type Explored, explore } from './explore.js'
import { PlayerContext } from './use-tests.js'

/** How far random conversations have come, and what they came upon. */
export type Exploring =
  | { readonly state: 'idle' }
  | { readonly state: 'walking'; readonly walks: number }
  | { readonly state: 'failed'; readonly message: string }
  | ({ readonly state: 'done' } & Explored)

/** How many conversations are held. */
export const exploredWalks = 1000
/** So many workers hold them side by side, where the machine has as many processors. */
const mostWorkers = 4

/** Holds random conversations with the draft as it is, beside the page. */
export function useExplore() {
  const room = useDraftRoom()
  const makePlayer = useContext(PlayerContext)
  const giveUp = useRef(() => {})
  const [exploring, set] = useState<Exploring>({ state: 'idle' })
  useEffect(() => () => giveUp.current(), [])
  return {
    exploring,
    begin() {
      giveUp.current()
      set({ state: 'walking', walks: 0 })
      const count = Math.min(mostWorkers, navigator.hardwareConcurrency || 1)
      const players = Array.from({ length: count }, () => makePlayer())
      // Another seed each time: whoever explores again sees other conversations.
      const seed = Math.floor(Math.random() * 2 ** 30)
      giveUp.current = explore(players, room.state().draft, exploredWalks, seed, heard => {
        if (heard.told === 'walked') set({ state: 'walking', walks: heard.walks })
        else if (heard.told === 'failed') set({ state: 'failed', message: heard.message })
        else set({ state: 'done', findings: heard.findings, coverage: heard.coverage })
      })
    },
    cancel() {
      giveUp.current()
      set({ state: 'idle' })
    },
  }
}
