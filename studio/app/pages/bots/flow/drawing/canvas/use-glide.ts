import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useFlowRoom } from '../../model/edit/flow-context.js'
import type { Point } from '../../model/graph/sizes.js'

/** How long steps take to their new places, in milliseconds. */
const duration = 200
/** More steps than these are there at once: they would not glide, they would stutter. */
const most = 500

/** Lets steps glide to where something that is done puts them; at once where people want no motion. */
export function useGlide(show: (places: ReadonlyMap<string, Point> | null) => void): void {
  const { camera, actions } = useFlowRoom()
  const frame = useRef(0)
  useEffect(() => {
    camera.glide = act => {
      const from = actions.places()
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      if (isStill || from.size > most) return act()
      cancelAnimationFrame(frame.current)
      flushSync(() => show(from))
      act()
      const to = actions.places()
      const begun = performance.now()
      const step = (now: number) => {
        const passed = Math.min(1, Math.max(0, now - begun) / duration)
        if (passed === 1) return show(null)
        show(between(from, to, 1 - (1 - passed) ** 3))
        frame.current = requestAnimationFrame(step)
      }
      frame.current = requestAnimationFrame(step)
    }
    return () => cancelAnimationFrame(frame.current)
  }, [camera, actions, show])
}

/** Places on the way from some to others. */
function between(
  from: ReadonlyMap<string, Point>,
  to: ReadonlyMap<string, Point>,
  share: number,
): ReadonlyMap<string, Point> {
  return new Map(
    [...to].map(([id, { x, y }]) => {
      const start = from.get(id) ?? { x, y }
      return [id, { x: start.x + (x - start.x) * share, y: start.y + (y - start.y) * share }]
    }),
  )
}
