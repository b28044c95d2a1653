import { type ReactNode, useEffect, useRef } from 'react'
import { useFlowRoom } from '../../model/edit/flow-context.js'
import { exitMiddle, type Point, stepWidth } from '../../model/graph/sizes.js'
import type { ExitPlace } from '../../model/view/view.js'
import styles from './floating.module.css'

const room = { width: 320, height: 380, edge: 12 }

/** A list above the canvas, beside what it was opened for; a press elsewhere closes it. */
export function Floating({
  at,
  onClose,
  children,
}: {
  readonly at: Point | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !panel.current?.contains(target)) onClose()
    }
    addEventListener('pointerdown', onPress, true)
    return () => removeEventListener('pointerdown', onPress, true)
  }, [onClose])
  const clamp = (value: number, size: number, whole: number) =>
    Math.max(room.edge, Math.min(value, whole - size - room.edge))
  const place = at && {
    left: clamp(at.x, room.width, innerWidth),
    top: clamp(at.y, room.height, innerHeight),
  }
  return (
    <div ref={panel} className={styles.floating} data-free={place ? undefined : ''} style={place}>
      {children}
    </div>
  )
}

/** Where on the screen a list belongs that was opened at an exit, or at a place of the flow. */
export function useAnchor(from: ExitPlace | undefined, at: Point | undefined): Point | undefined {
  const { actions, camera } = useFlowRoom()
  if (at) return camera.toScreen(at)
  const step = from && actions.flow().steps.get(from.nodeId)
  const place = step && actions.places().get(step.id)
  if (!from || !step || !place) return undefined
  const index = step.exits.findIndex(({ sourceHandle }) => sourceHandle === from.sourceHandle)
  return camera.toScreen({
    x: place.x + stepWidth + 16,
    y: place.y + exitMiddle(step, Math.max(index, 0)) - 20,
  })
}
