import { useReactFlow } from '@xyflow/react'
import { type RefObject, useEffect } from 'react'
import type { Draft } from 'talkgraph/builder'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import { around, boxOf } from '../../model/graph/places.js'
import type { Point } from '../../model/graph/sizes.js'
import type { View } from '../../model/view/view.js'
import { groupsOf } from '../groups/groups.js'
import { useWayBack } from './use-way-back.js'

/** How long the view takes to get elsewhere, in milliseconds; at once where people want no motion. */
const duration = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200)

/** Below this, words are hardly read. */
const readable = 0.6
const near = 0.9

/** Lets other parts of the room say where the canvas looks, and follows what is revealed. */
export function useCamera(home: RefObject<HTMLElement | null>) {
  const { camera, actions, view, room } = useFlowRoom()
  const { screenToFlowPosition, flowToScreenPosition, setViewport, getViewport } = useReactFlow()
  const revealed = useView(state => state.revealed)
  const wish = useView(state => state.wish)
  useWayBack(duration)

  useEffect(() => {
    const boxes = (ids?: ReadonlySet<string>) => {
      const { gone } = view.get().layer ?? {}
      const ghosts = [...(gone?.steps.values() ?? [])].map(step => ({ step, places: gone?.places }))
      return [
        ...[...actions.flow().steps.values()].map(step => ({ step, places: undefined })),
        ...ghosts,
      ]
        .filter(({ step: { id } }) => !ids || ids.has(id))
        .map(({ step, places }) => boxOf(step, places ?? actions.places()))
    }
    camera.middle = () => {
      const { x = 0, y = 0, width = 0, height = 0 } = home.current?.getBoundingClientRect() ?? {}
      return screenToFlowPosition({ x: x + width / 2 - 130, y: y + height / 3 })
    }
    camera.room = () => {
      const size = home.current?.getBoundingClientRect()
      if (!size) return undefined
      const { start, end } = covered(size)
      return { width: size.width - start - end, height: size.height }
    }
    camera.fit = ids => {
      camera.leave()
      fit(ids)
    }
    const fit = (ids?: ReadonlySet<string>) => {
      const box = around(boxes(ids))
      const size = home.current?.getBoundingClientRect()
      if (!box || !size) return
      // What lies under a drawer is not seen.
      const { start, end } = covered(size)
      const width = Math.max(size.width - start - end, size.width / 4)
      const zoom = Math.min(1, (width * 0.85) / box.width, (size.height * 0.85) / box.height)
      void setViewport(
        {
          zoom: Math.max(zoom, 0.02),
          x: start + width / 2 - (box.x + box.width / 2) * Math.max(zoom, 0.02),
          y: size.height / 2 - (box.y + box.height / 2) * Math.max(zoom, 0.02),
        },
        { duration: duration() },
      )
    }
    camera.open = () => {
      const flow = actions.flow()
      const box = around(boxes())
      const size = home.current?.getBoundingClientRect()
      const start = flow.start === undefined ? undefined : actions.places().get(flow.start)
      if (!box || !size) return
      const fits =
        Math.min((size.width * 0.85) / box.width, (size.height * 0.85) / box.height) >= readable
      if (fits || !start) return fit()
      void setViewport({ x: 48 - start.x * near, y: size.height / 3 - start.y * near, zoom: near })
    }
    camera.reveal = nodeId => {
      unfold(view, room.state().draft, nodeId)
      const [box] = boxes(new Set([nodeId]))
      const size = home.current?.getBoundingClientRect()
      if (!box || !size) return
      const { x, y, zoom } = getViewport()
      const edge = 24
      const { start, end } = covered(size)
      const [left, top] = [box.x * zoom + x, box.y * zoom + y]
      const right = left + box.width * zoom
      const bottom = top + box.height * zoom
      const byX =
        left < start + edge
          ? start + edge - left
          : right > size.width - end - edge
            ? Math.max(size.width - end - edge - right, start + edge - left)
            : 0
      const byY =
        top < edge
          ? edge - top
          : bottom > size.height - edge
            ? Math.max(size.height - edge - bottom, edge - top)
            : 0
      const isElsewhere = right < 0 || bottom < 0 || left > size.width || top > size.height
      if (isElsewhere) camera.leave()
      if (byX !== 0 || byY !== 0)
        void setViewport({ x: x + byX, y: y + byY, zoom }, { duration: 0 })
    }
    camera.toScreen = point => flowToScreenPosition(point)
    camera.focus = () => view.goTo(null, 'canvas')
  }, [
    camera,
    actions,
    view,
    room,
    home,
    screenToFlowPosition,
    flowToScreenPosition,
    setViewport,
    getViewport,
  ])

  useEffect(() => {
    if (revealed) camera.reveal(revealed.nodeId)
  }, [camera, revealed])
  useEffect(() => {
    if (wish?.nodeId) camera.reveal(wish.nodeId)
    if (wish?.region === 'canvas') {
      // From afar steps are no elements of their own: the drawing keeps the keyboard, and says where it is.
      const frame = requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (view.get().wish !== wish) return
          view.set({ wish: null })
          home.current?.focus()
          const id = wish.nodeId ?? ''
          const step = actions.flow().steps.get(id) ?? view.get().layer?.gone?.steps.get(id)
          if (step) actions.say(step.name)
        }),
      )
      return () => cancelAnimationFrame(frame)
    }
    return undefined
  }, [camera, actions, view, home, wish])

  return { toFlow: (point: Point): Point => screenToFlowPosition(point) }
}

/** How much of the canvas lies under a drawer, at either side. */
function covered(size: DOMRect): { readonly start: number; readonly end: number } {
  const over = document.querySelector('[data-over-canvas]')?.getBoundingClientRect()
  if (!over) return { start: 0, end: 0 }
  const isAtEnd = over.right >= size.right
  return {
    start: isAtEnd ? 0 : Math.max(0, over.right - size.left),
    end: isAtEnd ? Math.max(0, size.right - over.left) : 0,
  }
}

/** A step that is to be seen is not hidden in a group. */
function unfold({ get, set }: View, draft: Draft, nodeId: string): void {
  const { folded } = get()
  if (folded.size === 0) return
  const hiding = groupsOf(draft).filter(
    ({ id, nodeIds }) => folded.has(id) && nodeIds.includes(nodeId),
  )
  if (hiding.length > 0)
    set({ folded: new Set([...folded].filter(id => hiding.every(group => group.id !== id))) })
}
