import { classes } from '@talkgraph/ui'
import {
  BaseEdge,
  type EdgeProps,
  getBezierPath,
  Handle,
  type NodeProps,
  Position,
} from '@xyflow/react'
import { memo, useEffect, useRef } from 'react'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import { linesOf } from '../../model/graph/sizes.js'
import { KindIcon } from '../signs/kind-icon.js'
import { MarkSign } from '../signs/mark-sign.js'
import { handleId } from './flow-nodes.js'
import styles from './ghost-card.module.css'
import type { GhostNode, GhostWayEdge } from './ghosts.js'
import card from './step-card.module.css'

/** A step that is not in the flow any more, where it stood, or not yet. */
export const GhostCard = memo(function GhostCard({
  id,
  data: { step, mark, isNew },
}: NodeProps<GhostNode>) {
  const home = useRef<HTMLDivElement>(null)
  const { view } = useFlowRoom()
  const wish = useView(({ wish }) =>
    wish?.region === 'canvas' && wish.nodeId === id ? wish : null,
  )
  useEffect(() => {
    if (!wish) return
    home.current?.closest<HTMLElement>('.react-flow__node')?.focus({ preventScroll: true })
    view.set({ wish: null })
  }, [wish, view])
  return (
    <div
      ref={home}
      className={classes(styles.ghost, isNew && styles.fresh)}
      data-lines={linesOf(step.words)}
    >
      <Handle
        type="target"
        position={Position.Left}
        id="in"
        className={styles.dot}
        isConnectable={false}
      />
      <div className={card.head}>
        <KindIcon type={step.type} />
        <span className={card.kind}>{step.kind}</span>
        <MarkSign mark={mark} />
      </div>
      {step.words !== '' && (
        <p className={card.words} dir="auto">
          {isNew ? step.words : <del>{step.words}</del>}
        </p>
      )}
      <ul className={card.exits}>
        {step.exits.map(({ sourceHandle, title }) => (
          <li key={handleId(sourceHandle)} className={card.exit}>
            <span className={card.title} dir="auto">
              {title}
            </span>
            <Handle
              type="source"
              position={Position.Right}
              id={handleId(sourceHandle)}
              className={styles.dot}
              isConnectable={false}
            />
          </li>
        ))}
      </ul>
    </div>
  )
})

/** A way that is not in the flow any more, or not yet. */
export const GhostWay = memo(function GhostWay({ id, data, ...ends }: EdgeProps<GhostWayEdge>) {
  const [path] = getBezierPath(ends)
  return (
    <BaseEdge
      id={id}
      path={path}
      className={classes(styles.way, data?.isNew && styles.freshWay)}
      interactionWidth={0}
    />
  )
})
