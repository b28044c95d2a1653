import { useReactFlow, type Viewport } from '@xyflow/react'
import { useEffect, useRef } from 'react'
import { useFlowRoom } from '../../model/edit/flow-context.js'

const most = 50

/** Remembers where one was before each jump, and leads back there; `duration` is how long that takes, in milliseconds. */
export function useWayBack(duration: () => number): void {
  const { camera, actions, view } = useFlowRoom()
  const { getViewport, setViewport } = useReactFlow()
  const left = useRef<{ readonly viewport: Viewport; readonly focus: string | null }[]>([])
  /** The step where the keyboard stood before it came to where it is. */
  const before = useRef<string | null>(null)
  useEffect(() => {
    let now = view.get().focus
    return view.subscribe(() => {
      const { focus } = view.get()
      if (focus === now) return
      before.current = now
      now = focus
    })
  }, [view])
  useEffect(() => {
    camera.leave = () => {
      left.current = [...left.current, { viewport: getViewport(), focus: before.current }].slice(
        -most,
      )
      view.set({ canGoBack: true })
    }
    camera.back = () => {
      const last = left.current.pop()
      view.set({ canGoBack: left.current.length > 0 })
      if (!last) return actions.say('There is nowhere to go back to.')
      const step = last.focus === null ? undefined : actions.flow().steps.get(last.focus)
      if (step) view.select([step.id])
      void setViewport(last.viewport, { duration: duration() })
      actions.say(step ? `Back at ${step.name}.` : 'Back where you were.')
    }
  }, [camera, actions, view, getViewport, setViewport, duration])
}
