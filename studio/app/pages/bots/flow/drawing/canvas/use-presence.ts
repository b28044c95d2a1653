import { type PointerEvent, useEffect, useRef } from 'react'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import type { Point } from '../../model/graph/sizes.js'

/** Shows others in which step one is, and where one points: once a frame, and only while somebody is there. */
export function usePresence(toFlow: (point: Point) => Point) {
  const { room } = useFlowRoom()
  const [nodeId = null] = useView(state => state.selected)
  const pointer = useRef<Point | null>(null)
  const asked = useRef(0)
  useEffect(() => room.show({ nodeId, pointer: pointer.current }), [room, nodeId])
  const tell = () => {
    asked.current ||= requestAnimationFrame(() => {
      asked.current = 0
      room.show({ nodeId, pointer: pointer.current })
    })
  }
  return {
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (room.state().peers.length === 0) return
      pointer.current = toFlow({ x: clientX, y: clientY })
      tell()
    },
    onPointerLeave: () => {
      if (pointer.current === null) return
      pointer.current = null
      tell()
    },
  }
}
