import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Item } from '../../../runtime/index.js'

/** How near to its end, in pixels, a transcript counts as being at it. */
const nearEnd = 60

/** Whether there is something below that the visitor has not seen, and how to get there. */
export interface EndOfTranscript {
  readonly isMissed: boolean
  goToEnd(): void
}

/** Keeps a scrolling box at its end as its content grows, unless the visitor has scrolled up and neither answered nor changed an answer since. */
export function useStickToEnd(
  box: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  isShown: boolean,
  newest: Item | undefined,
): EndOfTranscript {
  const sticks = useRef(true)
  const seen = useRef<number>(undefined)
  const [isAway, setAway] = useState(false)
  const id = newest?.id

  const goToEnd = () => {
    stick(true)
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }
  const stick = (now: boolean) => {
    sticks.current = now
    setAway(!now)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the refs and setters of one box stay the same
  useEffect(() => {
    const [scroller, growing] = [box.current, content.current]
    if (!scroller || !growing || !isShown || !('ResizeObserver' in globalThis)) return
    let [lastTop, lastHeight] = [0, 0]
    const note = () => {
      const { scrollTop, scrollHeight, clientHeight } = scroller
      if (scrollHeight - scrollTop - clientHeight < nearEnd) stick(true)
      // Where something has shrunk, the browser goes up by as much; the rest was scrolled by the visitor.
      else if (lastTop - scrollTop > Math.max(0, lastHeight - scrollHeight)) stick(false)
      lastTop = scrollTop
      lastHeight = scrollHeight
    }
    const follow = () => {
      if (sticks.current) goToEnd()
      else note()
    }
    follow()
    const observer = new ResizeObserver(follow)
    observer.observe(growing)
    observer.observe(scroller)
    scroller.addEventListener('scroll', note, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', note)
    }
  }, [box, content, isShown])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs as something new comes, or as the end comes into view
  useEffect(() => {
    if (!newest || newest.revised || (newest.kind === 'replied' && id !== seen.current)) goToEnd()
    else if (isAway) return
    seen.current = id
  }, [id, isAway, newest?.revised])

  return { isMissed: isAway && id !== undefined && id !== seen.current, goToEnd }
}
