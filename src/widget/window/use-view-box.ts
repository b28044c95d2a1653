import { type RefObject, useEffect } from 'react'

/** Tells the style sheet what the on-screen keyboard leaves of the screen, for windows that take all of it. */
export function useViewBox(window: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const [style, view] = [window.current?.style, globalThis.visualViewport]
    if (!style || !view) return
    const end = new AbortController()
    // A visitor who zooms in wants to see part of the window, not the whole window in that part.
    const pixels = (length: number) => (view.scale > 1.01 ? '' : `${length}px`)
    const follow = () => {
      style.setProperty('--tg-view-height', pixels(view.height))
      style.setProperty('--tg-view-top', pixels(view.offsetTop))
    }
    follow()
    view.addEventListener('resize', follow, end)
    view.addEventListener('scroll', follow, end)
    return () => end.abort()
  }, [window])
}
