import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import { pressOnCanvas } from './press-on-canvas.js'

/** The keyboard on the canvas: one stop, from which it walks along the exits. */
export function useCanvasKeys(home: RefObject<HTMLElement | null>) {
  const flowRoom = useFlowRoom()
  const { view } = flowRoom
  const [isInside, setInside] = useState(false)
  const focus = useView(state => state.focus)
  const trail = useRef<string[]>([])

  return {
    tabIndex: isInside ? -1 : 0,
    'data-focus': focus,
    onFocus: ({ target }: { target: EventTarget }) => {
      const node = target instanceof Element ? target.closest('.react-flow__node') : null
      // Who goes back by Tab from the zoom buttons leaves the canvas: a stop here would lead to the step again, for ever.
      setInside(target !== home.current)
      view.set({ region: 'canvas' })
      const id = node?.getAttribute('data-id')
      if (id && id !== view.get().focus) view.set({ focus: id, focusedExit: null })
      // Who comes by Tab stands at the step where the keyboard was last.
      if (target === home.current && view.get().focus !== null && !view.get().wish)
        view.goTo(view.get().focus, 'canvas')
    },
    onBlur: () => setInside(false),
    onKeyDown: (event: KeyboardEvent) => {
      const isOnStep =
        event.target === home.current ||
        (event.target instanceof Element && event.target.matches('.react-flow__node'))
      if (!isOnStep) return
      if (pressOnCanvas(flowRoom, trail.current, event)) {
        event.preventDefault()
        event.stopPropagation()
      }
    },
  }
}
