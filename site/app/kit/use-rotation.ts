import { useEffect, useState } from 'react'
import { isCalm } from './is-calm.js'

/**
 * Goes from one of `count` things to the next by itself, every `every` milliseconds. It rests while somebody points at what is
 * shown or has the focus there, and until it is asked to go on; where a person wants no motion it only begins when asked to.
 */
export function useRotation(count: number, every: number) {
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)

  useEffect(() => setPlaying(!isCalm()), [])
  useEffect(() => {
    if (!isPlaying || isPointedAt || hasFocus) return
    const timer = setInterval(() => setAt(shown => (shown + 1) % count), every)
    return () => clearInterval(timer)
  }, [count, every, isPlaying, isPointedAt, hasFocus])

  return {
    at,
    isPlaying,
    toggle: () => setPlaying(!isPlaying),
    /** Shows one of them, and stays there. */
    show: (place: number) => {
      setAt(place)
      setPlaying(false)
    },
    /** For the element that is pointed at. */
    holding: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    },
  }
}
