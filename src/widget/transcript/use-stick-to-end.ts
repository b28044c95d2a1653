import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Item } from '../../../runtime/index.js'

/** How near to its end, in pixels, a transcript counts as being at it. */
const nearEnd = 60

/** Whether there is something below that the visitor has not seen, and how to get there. */
export interface EndOfTranscript {
  readonly isMissed: boolean
  goToEnd(): void
}

/** Keeps a scrolling box at its end as its content grows, or where a prompt's press has brought more than is in sight at its beginning, unless the visitor has scrolled up and neither answered nor changed an answer since. */
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
    let pressed: { readonly prompt: HTMLElement; readonly height: number } | undefined
    const note = () => {
      const { scrollTop, scrollHeight, clientHeight } = scroller
      if (scrollHeight - scrollTop - clientHeight < nearEnd) stick(true)
      // Where something has shrunk, the browser goes up by as much; the rest was scrolled by the visitor.
      else if (lastTop - scrollTop > Math.max(0, lastHeight - scrollHeight)) stick(false)
      lastTop = scrollTop
      lastHeight = scrollHeight
    }
    const press = ({ target }: Event) => {
      const prompt = target instanceof Element && target.closest<HTMLElement>('.prompt')
      if (!prompt) return
      const height = prompt.offsetHeight
      pressed = {
        prompt,
        height: pressed?.prompt === prompt ? Math.min(height, pressed.height) : height,
      }
    }
    /** Where what a press has brought begins, with what it belongs to above it; undefined where nothing has come. */
    const beginning = () => {
      if (!pressed || pressed.prompt.offsetHeight <= pressed.height) return undefined
      const { top, bottom } = pressed.prompt.getBoundingClientRect()
      if (growing.getBoundingClientRect().bottom - bottom > nearEnd) return undefined
      const start = top - scroller.getBoundingClientRect().top + scroller.scrollTop
      return start + Math.max(0, pressed.height - scroller.clientHeight / 2)
    }
    const follow = () => {
      if (!sticks.current) return note()
      const start = beginning()
      if (start === undefined) goToEnd()
      else scroller.scrollTop = start
    }
    follow()
    growing.addEventListener('click', press, true)
    const observer = new ResizeObserver(follow)
    observer.observe(growing)
    observer.observe(scroller)
    scroller.addEventListener('scroll', note, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', note)
      growing.removeEventListener('click', press, true)
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
