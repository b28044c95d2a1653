import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import {
  attachClosestEdge,
  type Edge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** Lets an entry be dragged by its grip to another place of the same list; gives the edge at which it would be dropped. */
export function useSortable(
  entry: RefObject<HTMLElement | null>,
  grip: RefObject<HTMLElement | null>,
  {
    list,
    place,
    onMove,
  }: { list: string; place: number; onMove: (from: number, to: number) => void },
): Edge | null {
  const [edge, setEdge] = useState<Edge | null>(null)
  const move = useRef(onMove)
  useEffect(() => {
    move.current = onMove
  })
  useEffect(() => {
    const element = entry.current
    const dragHandle = grip.current
    if (!element || !dragHandle) return
    return combine(
      draggable({ element, dragHandle, getInitialData: () => ({ list, place }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.list === list && source.data.place !== place,
        getData: ({ input }) =>
          attachClosestEdge({ list, place }, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ source, self }) => {
          setEdge(null)
          const from = Number(source.data.place)
          const before = extractClosestEdge(self.data) === 'bottom' ? place + 1 : place
          move.current(from, from < before ? before - 1 : before)
        },
      }),
    )
  }, [entry, grip, list, place])
  return edge
}
