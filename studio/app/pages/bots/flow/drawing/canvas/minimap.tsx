import { useReactFlow, useStoreApi } from '@xyflow/react'
import { type PointerEvent, useEffect, useMemo, useRef } from 'react'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import { around } from '../../model/graph/places.js'
import styles from './canvas.module.css'
import { drawFar, type FarModel, readColours } from './far-model.js'

const size = { width: 176, height: 112 }
const margin = 8
/** A flow of fewer steps is seen at a glance without it. */
const fewest = 12

/** The whole flow in small, with what is seen of it; a press goes there. For who sees it: the outline is for all. */
export function Minimap({ model }: { readonly model: FarModel }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const store = useStoreApi()
  const { setCenter, getZoom } = useReactFlow()
  const { camera } = useFlowRoom()
  const selected = useView(state => state.selected)
  const played = useView(state => state.way)
  const layer = useView(state => state.layer)
  const sight = useMemo(() => {
    const box = around(model.steps)
    if (!box) return undefined
    const zoom = Math.min(
      (size.width - margin * 2) / box.width,
      (size.height - margin * 2) / box.height,
    )
    return {
      zoom,
      x: (size.width - box.width * zoom) / 2 - box.x * zoom,
      y: (size.height - box.height * zoom) / 2 - box.y * zoom,
    }
  }, [model])

  useEffect(() => {
    const drawing = canvas.current
    const context = drawing?.getContext('2d')
    if (!drawing?.parentElement || !context || !sight) return
    drawing.width = size.width * devicePixelRatio
    drawing.height = size.height * devicePixelRatio
    drawFar(context, model, readColours(drawing.parentElement), sight, size, {
      selected,
      focus: null,
      played,
      layer,
    })
  }, [model, sight, selected, played, layer])

  useEffect(() => {
    if (!sight) return
    const place = () => {
      const { transform, width, height } = store.getState()
      const [x, y, zoom] = transform
      if (!frame.current) return
      const left = Math.max(0, (-x / zoom) * sight.zoom + sight.x)
      const top = Math.max(0, (-y / zoom) * sight.zoom + sight.y)
      const right = Math.min(size.width, ((width - x) / zoom) * sight.zoom + sight.x)
      const bottom = Math.min(size.height, ((height - y) / zoom) * sight.zoom + sight.y)
      frame.current.style.transform = `translate(${left}px, ${top}px)`
      frame.current.style.width = `${Math.max(0, right - left)}px`
      frame.current.style.height = `${Math.max(0, bottom - top)}px`
    }
    place()
    return store.subscribe(place)
  }, [sight, store])

  if (!sight || model.steps.length < fewest) return null
  const go = ({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLDivElement>) => {
    if (buttons === 0) return
    const { left, top } = currentTarget.getBoundingClientRect()
    const [x, y] = [(clientX - left - sight.x) / sight.zoom, (clientY - top - sight.y) / sight.zoom]
    void setCenter(x, y, { zoom: getZoom() })
  }
  return (
    <div
      className={styles.minimap}
      aria-hidden
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId)
        camera.leave()
        go(event)
      }}
      onPointerMove={go}
    >
      <canvas ref={canvas} className={styles.small} />
      <div ref={frame} className={styles.seen} />
    </div>
  )
}
