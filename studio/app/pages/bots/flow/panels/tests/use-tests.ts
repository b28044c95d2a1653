import { createContext, useContext } from 'react'
import { createStore } from '#store/store.js'
import { useStore } from '#store/use-store.js'
import { browserClock } from '../../model/draft/clock.js'
import type { DraftRoom } from '../../model/draft/draft-room.js'
import { useDraftRoom } from '../../model/draft/use-draft.js'
import { createPlayer, type Player } from './player.js'
import { createTests, noTests, type Tests, type TestsStore } from './tests-store.js'

/** Makes what plays bots, for everything below. */
export const PlayerContext = createContext<() => Player>(createPlayer)

const stores = new WeakMap<DraftRoom, TestsStore>()
const unplayed = createStore(noTests)

/** The tests of the draft, which are played for as long as somebody looks at them; `isWanted` says whether this one does. */
export function useTests(isWanted = true): Tests {
  const room = useDraftRoom()
  const makePlayer = useContext(PlayerContext)
  const store = stores.get(room) ?? createTests(room, makePlayer, browserClock)
  stores.set(room, store)
  return useStore(isWanted ? store : unplayed, tests => tests)
}
