import { classes, IconButton } from '@talkgraph/ui'
import {
  BaseEdge,
  EdgeLabelRenderer,
  type EdgeProps,
  getBezierPath,
  getSmoothStepPath,
} from '@xyflow/react'
import { Plus, X } from 'lucide-react'
import { memo } from 'react'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import { useExitMark } from '../../model/edit/use-layer.js'
import { exitOfHandle, type WayEdge } from './flow-nodes.js'
import styles from './way.module.css'

/** So far below another stands what begins a row, in pixels of the flow. */
const nextRow = 40
/** Pixels more than the thinnest. */
const thickest = 9

/** A way between two steps; selected, it offers to put a step into it and to be removed. */
export const WayLine = memo(function WayLine({ id, data, selected, ...ends }: EdgeProps<WayEdge>) {
  const { view, actions } = useFlowRoom()
  const { source, target } = ends
  const isPlayed = useView(({ way }) =>
    way.some((step, index) => step === target && way[index - 1] === source),
  )
  const mark = useExitMark(source, exitOfHandle(ends.sourceHandleId))
  // Back to the beginning of a row it goes between the rows, not through the cards.
  const isBack = ends.targetX < ends.sourceX && ends.targetY > ends.sourceY + nextRow
  const [path, x, y] = isBack
    ? getSmoothStepPath({ ...ends, borderRadius: 16, offset: 24 })
    : getBezierPath(ends)
  return (
    <>
      <BaseEdge
        id={id}
        path={path}
        style={mark?.part === undefined ? undefined : { strokeWidth: 1 + mark.part * thickest }}
        className={classes(
          styles.way,
          mark && styles[mark.tone],
          isPlayed && styles.played,
          selected && styles.selected,
          data?.isFollowed === false && styles.unused,
        )}
      />
      {selected && !actions.isFixed && (
        <EdgeLabelRenderer>
          <div
            className={classes(styles.tools, 'nodrag nopan')}
            style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}
          >
            <IconButton
              size="small"
              label="Put a step into this way"
              icon={<Plus size={16} />}
              onClick={() => view.set({ adding: { edgeId: id }, region: 'canvas' })}
            />
            <IconButton
              size="small"
              label="Remove this way"
              icon={<X size={16} />}
              onClick={() => actions.disconnect(id)}
            />
          </div>
        </EdgeLabelRenderer>
      )}
    </>
  )
})
