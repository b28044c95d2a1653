import { TooltipButton } from '@talkgraph/ui'
import { useReactFlow, useStore } from '@xyflow/react'
import { CornerUpLeft, Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import styles from './canvas.module.css'

/** How near the flow is looked at. Stands before the drawing, so that the keyboard comes by it first. */
export function ZoomButtons() {
  const { camera } = useFlowRoom()
  const { zoomIn, zoomOut } = useReactFlow()
  const percent = useStore(({ transform }) => Math.round(transform[2] * 100))
  const selected = useView(state => state.selected)
  const canGoBack = useView(state => state.canGoBack)
  return (
    <div className={styles.zoom}>
      <TooltipButton
        size="small"
        label="Zoom out"
        icon={<ZoomOut size={16} />}
        onClick={() => void zoomOut()}
      />
      <span className={styles.level}>{percent} %</span>
      <TooltipButton
        size="small"
        label="Zoom in"
        icon={<ZoomIn size={16} />}
        onClick={() => void zoomIn()}
      />
      <TooltipButton
        size="small"
        label={selected.size > 1 ? 'Fit what is selected' : 'Fit everything'}
        shortcut="F"
        icon={<Maximize size={16} />}
        onClick={() => camera.fit(selected.size > 1 ? selected : undefined)}
      />
      {canGoBack && (
        <TooltipButton
          size="small"
          label="Back to where I was"
          shortcut="B"
          icon={<CornerUpLeft size={16} />}
          onClick={() => camera.back()}
        />
      )}
    </div>
  )
}
