import { useStoreApi } from '@xyflow/react'
import { useEffect, useRef } from 'react'
import { useView } from '../../model/edit/flow-context.js'
import styles from './canvas.module.css'
import { drawFar, type FarModel, readColours } from './far-model.js'

/** The whole flow in one drawing, where words cannot be read: so many elements would not follow the hand. */
export function FarDrawing({ model }: { readonly model: FarModel }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const store = useStoreApi()
  const selected = useView(state => state.selected)
  const focus = useView(state => state.focus)
  const played = useView(state => state.way)
  const layer = useView(state => state.layer)
  useEffect(() => {
    const drawing = canvas.current
    const context = drawing?.getContext('2d')
    const home = drawing?.parentElement
    if (!drawing || !context || !home) return
    let colours = readColours(home)
    let asked = 0
    const draw = () => {
      asked = 0
      const { transform, width, height } = store.getState()
      const [x, y, zoom] = transform
      const [wide, high] = [
        Math.round(width * devicePixelRatio),
        Math.round(height * devicePixelRatio),
      ]
      if (drawing.width !== wide) drawing.width = wide
      if (drawing.height !== high) drawing.height = high
      drawFar(
        context,
        model,
        colours,
        { x, y, zoom },
        { width, height },
        { selected, focus, played, layer },
      )
    }
    const ask = () => {
      asked ||= requestAnimationFrame(draw)
    }
    const onScheme = () => {
      colours = readColours(home)
      ask()
    }
    draw()
    const leave = store.subscribe(ask)
    const dark = matchMedia('(prefers-color-scheme: dark)')
    dark.addEventListener('change', onScheme)
    return () => {
      leave()
      dark.removeEventListener('change', onScheme)
      cancelAnimationFrame(asked)
    }
  }, [model, selected, focus, played, layer, store])
  return <canvas ref={canvas} className={styles.far} aria-hidden />
}
