import { createContext, useContext } from 'react'
import { useStore } from '#store/use-store.js'
import type { DraftRoom, DraftState } from './draft-room.js'

/** The room of the bot that is being drawn, for everything below. */
export const DraftRoomContext = createContext<DraftRoom | null>(null)

/** The room: what draws calls `change` on it, and need not be drawn again when the draft changes. */
export function useDraftRoom(): DraftRoom {
  const room = useContext(DraftRoomContext)
  if (!room) throw new Error('There is no draft around this component.')
  return room
}

/** What `pick` reads of the draft's state; the component is drawn again only when that is another value. */
export function useDraft<Value>(pick: (state: DraftState) => Value): Value {
  const room = useDraftRoom()
  return useStore({ get: room.state, subscribe: room.subscribe }, pick)
}
