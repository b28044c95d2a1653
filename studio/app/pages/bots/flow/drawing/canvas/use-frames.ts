import { useMemo } from 'react'
import { useDraft } from '../../model/draft/use-draft.js'
import { useView } from '../../model/edit/flow-context.js'
import type { Places } from '../../model/graph/places.js'
import type { DraftFlow } from '../../model/graph/read-graph.js'
import type { Point } from '../../model/graph/sizes.js'
import {
  type FrameNode,
  framesOf,
  hiddenSteps,
  type NoteNode,
  noteNodes,
} from '../groups/frames.js'
import { groupsOf, notesOf } from '../groups/groups.js'
import type { StepNode, WayEdge } from './flow-nodes.js'
import type { GhostNode } from './ghosts.js'

/** Whatever stands on the canvas. */
export type Drawn = StepNode | FrameNode | NoteNode | GhostNode

/** Groups and notes for React Flow, and which steps the folded groups hide. */
export function useFrames(
  flow: DraftFlow,
  places: Places,
  dragged: ReadonlyMap<string, Point> | null,
) {
  const groups = useDraft(({ draft }) => groupsOf(draft))
  const notes = useDraft(({ draft }) => notesOf(draft))
  const folded = useView(state => state.folded)
  const frames = useMemo(
    () => [...framesOf(groups, flow, places, folded), ...noteNodes(notes, dragged)],
    [groups, flow, places, folded, notes, dragged],
  )
  const hidden = useMemo(() => hiddenSteps(groups, folded), [groups, folded])
  return { frames, hidden }
}

/** The ways around folded groups: those inside are gone, those from and to their steps begin and end at the group. */
export function around(ways: WayEdge[], hidden: ReadonlyMap<string, string>): WayEdge[] {
  if (hidden.size === 0) return ways
  return ways.flatMap(way => {
    const [from, to] = [hidden.get(way.source), hidden.get(way.target)]
    if (from === undefined && to === undefined) return [way]
    if (from === to) return []
    return [
      {
        ...way,
        ...(from !== undefined && { source: from, sourceHandle: 'out' }),
        ...(to !== undefined && { target: to, targetHandle: 'in' }),
      },
    ]
  })
}
