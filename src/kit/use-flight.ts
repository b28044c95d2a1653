import { type RefObject, useLayoutEffect, useRef } from 'react'

/** How long an option takes to become an answer, in milliseconds. */
const duration = 180

/**
 * Lets the option that somebody picks become the answer's bubble: as the question closes, the newest answer in the log
 * comes from where the option stands. Gives where the picked option is to be noted.
 */
export function useFlight(isOpen: boolean): RefObject<Element | null> {
  const picked = useRef<Element>(null)
  useLayoutEffect(() => {
    if (isOpen || !picked.current) return
    const bubble = [...(picked.current.closest('.log')?.querySelectorAll('.user-bubble') ?? [])].at(
      -1,
    )
    if (bubble && 'animate' in bubble && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      fly(bubble, picked.current)
    picked.current = null
  }, [isOpen])
  return picked
}

function fly(bubble: Element, from: Element) {
  const [start, end] = [from.getBoundingClientRect(), bubble.getBoundingClientRect()]
  const translate = `${start.x - end.x}px ${start.y - end.y}px`
  bubble.animate([{ translate }, {}], { duration, easing: 'ease-out' })
}
