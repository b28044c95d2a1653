import {
  type KeyboardEvent,
  type PointerEvent,
  type TransitionEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { isCalm } from '../kit/is-calm.js'

/** How many slides stand beside one another, by width; the styles say the same. */
const widths = [
  ['(width < 576px)', 1],
  ['(width < 991px)', 2],
] as const
const most = 3
/** Pixels of a swipe that mean the next slide. */
const far = 40

/**
 * Moves a row of slides that has no end. The row holds all slides twice: behind the last come the first ones again, and
 * once one is there, the row is silently set back. Styles read where it is from `--place` and `--drag`, set through the CSSOM.
 */
export function useSlider(count: number) {
  const track = useRef<HTMLUListElement>(null)
  const dots = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(0)
  const [shown, setShown] = useState<number>()
  const start = useRef<number>(undefined)

  useLayoutEffect(() => track.current?.style.setProperty('--place', String(place)), [place])
  useEffect(() => {
    const look = () => setShown(widths.find(([query]) => matchMedia(query).matches)?.[1] ?? most)
    look()
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [])

  return {
    track,
    dots,
    at: place % count,
    /** Whether nobody sees the slide at this place of the row; before scripts run, that is so of the second half. */
    isAway: (index: number) =>
      shown === undefined ? index >= count : index < place || index >= place + shown,
    go,
    atTrack: {
      onTransitionEnd: ({ target, currentTarget }: TransitionEvent) => {
        if (target === currentTarget) settle()
      },
      // A mouse selects text, and has the dots.
      onPointerDown: ({ clientX, isPrimary, pointerType }: PointerEvent) => {
        if (isPrimary && pointerType !== 'mouse') start.current = clientX
      },
      onPointerMove: ({ clientX, isPrimary }: PointerEvent) => {
        if (isPrimary && start.current !== undefined) drag(clientX - start.current)
      },
      onPointerUp: ({ clientX, isPrimary }: PointerEvent) => isPrimary && release(clientX),
      // The finger scrolls the page.
      onPointerCancel: ({ isPrimary }: PointerEvent) => isPrimary && release(start.current),
    },
    atDots: {
      onKeyDown: (event: KeyboardEvent) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
        if (step === undefined) return
        event.preventDefault()
        const next = step * direction()
        const button = dots.current?.children[(place + next + count) % count]
        if (button instanceof HTMLElement) button.focus()
        move(next)
      },
    },
  }

  /** To one of the slides. */
  function go(to: number) {
    jump(standsAt() % count)
    slideTo(to)
  }

  /** One on, or one back: behind the last is the first. */
  function move(step: number) {
    const from = standsAt() % count
    const begin = step < 0 && from === 0 ? count : from
    jump(begin)
    slideTo(begin + step)
  }

  function slideTo(to: number) {
    setPlace(isCalm() ? to % count : to)
  }

  /** Where the row is, which may be ahead of what was rendered last. */
  function standsAt(): number {
    return Number(track.current?.style.getPropertyValue('--place') || place)
  }

  /** Sets the row to an equal place that nobody can tell from where it is. */
  function jump(to: number) {
    const row = track.current
    if (!row || standsAt() === to) return
    row.style.transition = 'none'
    row.style.setProperty('--place', String(to))
    // Read, so that the browser does it now and without a transition.
    void row.offsetWidth
    row.style.transition = ''
    setPlace(to)
  }

  function settle() {
    jump(standsAt() % count)
  }

  function drag(by: number) {
    const row = track.current
    if (!row) return
    const isBack = by * direction() > 0
    if (standsAt() % count === 0) jump(isBack ? count : 0)
    row.style.transition = 'none'
    row.style.setProperty('--drag', `${by}px`)
  }

  function release(x: number | undefined) {
    const row = track.current
    if (start.current === undefined || x === undefined || !row) return
    const by = (x - start.current) * direction()
    start.current = undefined
    if (Math.abs(by) >= far) move(by < 0 ? 1 : -1)
    else if (isCalm()) settle()
    row.style.transition = ''
    row.style.setProperty('--drag', '0px')
  }

  /** 1 where one reads from left to right, else -1. */
  function direction(): number {
    return track.current && getComputedStyle(track.current).direction === 'rtl' ? -1 : 1
  }
}
