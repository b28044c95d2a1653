import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'

const step = 24
const keys: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}
const isSmall = () => matchMedia('(width < 48rem)').matches

/** Lets a window be moved within the page, not on phones; when the page changes its size, it is in the middle again. */
export function useDrag(target: RefObject<HTMLElement | null>) {
  const place = useRef({ x: 0, y: 0 })
  const held = useRef<{ readonly x: number; readonly y: number }>(undefined)

  useEffect(() => {
    const centre = () => move(target.current, place, 0, 0)
    addEventListener('resize', centre)
    return () => removeEventListener('resize', centre)
  }, [target])

  const to = (x: number, y: number) => {
    const { innerWidth, innerHeight } = window
    const { width = 0, height = 0 } = target.current?.getBoundingClientRect() ?? {}
    const most = {
      x: Math.max(0, (innerWidth - width) / 2),
      y: Math.max(0, (innerHeight - height) / 2),
    }
    move(
      target.current,
      place,
      Math.min(most.x, Math.max(-most.x, x)),
      Math.min(most.y, Math.max(-most.y, y)),
    )
  }

  return {
    head: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (isSmall() || event.button !== 0 || (event.target as Element).closest('button')) return
        event.currentTarget.setPointerCapture(event.pointerId)
        held.current = { x: event.clientX - place.current.x, y: event.clientY - place.current.y }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (held.current) to(event.clientX - held.current.x, event.clientY - held.current.y)
      },
      onPointerUp: () => {
        held.current = undefined
      },
      onPointerCancel: () => {
        held.current = undefined
      },
    },
    handle: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const way = keys[event.key]
        if (!way) return
        event.preventDefault()
        to(place.current.x + way[0], place.current.y + way[1])
      },
    },
  }
}

function move(
  element: HTMLElement | null,
  place: RefObject<{ x: number; y: number }>,
  x: number,
  y: number,
): void {
  place.current = { x, y }
  element?.style.setProperty('--moved-x', `${x}px`)
  element?.style.setProperty('--moved-y', `${y}px`)
}
