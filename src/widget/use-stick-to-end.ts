import { type RefObject, useEffect, useRef } from 'react'

/** How near to its end, in pixels, a transcript counts as being at it. */
const nearEnd = 60

/** Keeps a scrolling box at its end as its content grows, unless the visitor has scrolled up. */
export function useStickToEnd(
  box: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  isShown: boolean,
): void {
  const sticks = useRef(true)

  useEffect(() => {
    const [scroller, growing] = [box.current, content.current]
    if (!scroller || !growing || !isShown || !('ResizeObserver' in globalThis)) return
    const follow = () => {
      if (sticks.current) scroller.scrollTop = scroller.scrollHeight
    }
    const note = () => {
      sticks.current = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < nearEnd
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
}
