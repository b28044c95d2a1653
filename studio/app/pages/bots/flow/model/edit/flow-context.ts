import { createContext, useContext } from 'react'
import { useStore } from '#store/use-store.js'
import type { DraftRoom } from '../draft/draft-room.js'
import { useDraft } from '../draft/use-draft.js'
import type { createPlaces, Places } from '../graph/places.js'
import { type DraftFlow, readFlow } from '../graph/read-graph.js'
import type { Point } from '../graph/sizes.js'
import type { Room } from '../graph/wrap-rows.js'
import type { Announcer } from '../view/announcer.js'
import type { View, ViewState } from '../view/view.js'
import type { Actions } from './actions.js'

/** What of the canvas other parts move: where it looks. */
export interface Camera {
  /** Brings a step into sight. */
  reveal: (nodeId: string) => void
  /** Everything, or these steps, as large as they fit. */
  fit: (ids?: ReadonlySet<string>) => void
  /** What is seen first: everything, or the start where everything would be too small. */
  open: () => void
  /** Remembers where one is, right before a jump. */
  leave: () => void
  /** Back to where one was before the last jump. */
  back: () => void
  /** Does something that moves steps, and lets them glide to their places. */
  glide: (act: () => void) => void
  /** The middle of what is seen. */
  middle: () => Point
  /** How much of the window is the canvas's; undefined while there is none. */
  room: () => Room | undefined
  /** Where a place of the flow is on the screen; undefined while no canvas is there. */
  toScreen: (point: Point) => Point | undefined
  /** Takes the keyboard to the canvas. */
  focus: () => void
}

/** What every part of the room has at hand. None of it changes while the room is open. */
export interface FlowRoom {
  readonly botId: string
  /** What stands before the ids of its steps in results: `home/` inside the step `home`, nothing in a bot itself. */
  readonly prefix: string
  readonly room: DraftRoom
  readonly view: View
  readonly actions: Actions
  readonly announcer: Announcer
  readonly places: ReturnType<typeof createPlaces>
  readonly camera: Camera
}

/** The room around its parts. */
export const FlowContext = createContext<FlowRoom | null>(null)

/** The room that a part stands in. */
export function useFlowRoom(): FlowRoom {
  const flow = useContext(FlowContext)
  if (!flow) throw new Error('There is no flow around this component.')
  return flow
}

/** What `pick` reads of the view; the component is drawn again only when that is another value. */
export function useView<Value>(pick: (state: ViewState) => Value): Value {
  const { view } = useFlowRoom()
  return useStore(view, pick)
}

/** The flow as it is drawn now. */
export const useFlow = (): DraftFlow => useDraft(({ draft }) => readFlow(draft))

/** Where its steps are drawn. */
export function usePlaces(): Places {
  const { places } = useFlowRoom()
  return places.of(useFlow())
}
