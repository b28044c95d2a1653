import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/** Which control comes in place of one that is gone: `place` is where it stood among the controls of its box. */
type Next = (place: number, box: Element) => HTMLElement | null | undefined

/**
 * Gives the focus on where the control that had it goes away, such as a button that was pressed: otherwise the keyboard
 * would begin at the top of the page. What it returns belongs on the element around these controls.
 */
export function useKeptFocus(next: Next) {
  const last = useRef<{ readonly element: Element; readonly place: number; readonly box: Element }>(
    undefined,
  )
  useLayoutEffect(() => {
    if (!last.current || last.current.element.isConnected) return
    const { place, box } = last.current
    last.current = undefined
    if (document.activeElement === document.body) next(place, box)?.focus()
  })
  return {
    onFocus: ({ target, currentTarget: box }: FocusEvent) => {
      // A menu of this box stands elsewhere, and gives the focus back itself.
      if (!box.contains(target)) return
      const controls: readonly Element[] = controlsIn(box)
      last.current = { element: target, place: controls.indexOf(target), box }
    },
    onBlur: ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        const isLeft = target.isConnected && document.activeElement !== target
        if (isLeft && last.current?.element === target) last.current = undefined
      }),
  }
}

/** The control that stands where another one was, or the last one; of a box without any, the page. */
export function nextControl(place: number, box: Element): HTMLElement | null {
  const controls = box.isConnected ? controlsIn(box) : []
  return controls[Math.min(place, controls.length - 1)] ?? document.getElementById('main')
}

/** The controls within an element. */
const controlsIn = (box: Element): HTMLElement[] => [
  ...box.querySelectorAll<HTMLElement>('button, a[href], input, select'),
]
