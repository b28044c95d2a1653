import { useEffect, useRef } from 'react'

/** Milliseconds in which a click where the form was sent belongs to the one that sent it. */
const secondClick = 700
/** Pixels that a hand moves meanwhile. */
const nearby = 24

let last: { readonly x: number; readonly y: number } | undefined

/** Notes where a form is being sent from; by keys it is nowhere. */
export function notePress(event: Event): void {
  last =
    event instanceof MouseEvent && event.detail > 0
      ? { x: event.clientX, y: event.clientY }
      : undefined
}

/** Tells whether a click is the second of the pair that sent the form, with the result shown under it meanwhile. */
export function useSecondClick(result: unknown): (event: Event) => boolean {
  const shownAt = useRef(0)
  useEffect(() => {
    if (result !== undefined) shownAt.current = performance.now()
  }, [result])
  return event =>
    event instanceof MouseEvent &&
    event.detail > 0 &&
    last !== undefined &&
    performance.now() - shownAt.current < secondClick &&
    Math.hypot(event.clientX - last.x, event.clientY - last.y) < nearby
}
