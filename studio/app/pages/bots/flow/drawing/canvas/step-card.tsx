import { classes, VisuallyHidden } from '@talkgraph/ui'
import { Handle, type NodeProps, Position } from '@xyflow/react'
import { Plus, TriangleAlert } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import { useExitMark, useStepMark } from '../../model/edit/use-layer.js'
import { isOfExit } from '../../model/findings/of-exit.js'
import { useStepFindings } from '../../model/findings/use-findings.js'
import { linesOf } from '../../model/graph/sizes.js'
import { lookOfKind } from '../../model/kinds/kind-look.js'
import { KindIcon } from '../signs/kind-icon.js'
import kinds from '../signs/kinds.module.css'
import { MarkLink } from '../signs/mark-sign.js'
import { handleId, type StepNode } from './flow-nodes.js'
import styles from './step-card.module.css'
import { WrittenOnCard } from './written-on-card.js'

/** A step on the canvas: its kind, its words, and a row for each exit. */
export const StepCard = memo(function StepCard({
  id,
  data: { step, isReached, isStart },
}: NodeProps<StepNode>) {
  const card = useRef<HTMLDivElement>(null)
  const { view, actions } = useFlowRoom()
  const focusedExit = useView(({ focus, focusedExit }) => (focus === id ? focusedExit : null))
  const wish = useView(({ wish }) =>
    wish?.region === 'canvas' && wish.nodeId === id ? wish : null,
  )
  useEffect(() => {
    if (!wish) return
    card.current?.closest<HTMLElement>('.react-flow__node')?.focus({ preventScroll: true })
    view.set({ wish: null })
  }, [wish, view])
  const findings = useStepFindings(id)
  const hasError = findings.some(({ severity }) => severity === 'error')
  const isSpeaking = useView(({ way }) => way.at(-1) === id)
  const mark = useStepMark(id)
  // Blank: the words of the step itself.
  const written = useView(({ writing }) =>
    writing?.nodeId === id ? (writing.exitField ?? '') : undefined,
  )
  const { hue } = lookOfKind(step.type)
  return (
    <div
      ref={card}
      className={classes(
        styles.card,
        kinds[hue],
        !isReached && styles.lost,
        isSpeaking && styles.speaking,
      )}
      data-lines={linesOf(step.words)}
      data-words={step.words || step.kind}
      data-mark={mark?.tone}
    >
      <Handle
        type="target"
        position={Position.Left}
        id="in"
        className={styles.entry}
        isConnectableStart={false}
      />
      <div className={styles.head}>
        <KindIcon type={step.type} />
        <span className={styles.kind}>{step.kind}</span>
        {findings.length > 0 && (
          <span
            className={classes(styles.finding, hasError && styles.error)}
            title={findings[0]?.message}
          >
            <TriangleAlert size={14} aria-hidden />
            <VisuallyHidden>
              {findings.length === 1 ? '1 finding' : `${findings.length} findings`}
            </VisuallyHidden>
          </span>
        )}
        {mark && <MarkLink mark={mark} />}
        {isStart && <span className={styles.mark}>Start</span>}
        {!isReached && <span className={styles.mark}>Not reached</span>}
      </div>
      {written === '' ? (
        <WrittenOnCard nodeId={id} exitField={null} className={styles.written} />
      ) : (
        step.words !== '' && (
          <p className={styles.words} dir="auto">
            {step.words}
          </p>
        )
      )}
      {step.picture && (
        <img
          className={styles.picture}
          src={step.picture}
          alt=""
          loading="lazy"
          draggable={false}
        />
      )}
      <ul className={styles.exits}>
        {step.exits.map((exit, index) => {
          const { sourceHandle, title, target, state, field } = exit
          const slip = findings.find(finding => isOfExit(finding, exit))
          return (
            <li
              key={handleId(sourceHandle)}
              className={classes(styles.exit, focusedExit === index && styles.focused)}
              data-exit={handleId(sourceHandle)}
            >
              {field !== undefined && written === field ? (
                <WrittenOnCard nodeId={id} exitField={field} className={styles.writtenExit} />
              ) : (
                <span className={styles.title} dir="auto">
                  {title}
                </span>
              )}
              {target === undefined && state === 'open' && (
                <VisuallyHidden>: no way yet</VisuallyHidden>
              )}
              <ExitMark nodeId={id} sourceHandle={sourceHandle} />
              {slip && (
                <span
                  className={classes(styles.finding, slip.severity === 'error' && styles.error)}
                  title={slip.message}
                >
                  <TriangleAlert size={12} aria-hidden />
                  <VisuallyHidden>: {slip.message}</VisuallyHidden>
                </span>
              )}
              {target === undefined && !actions.isFixed && (
                <button
                  type="button"
                  tabIndex={-1}
                  className={classes(styles.plus, 'nodrag')}
                  aria-label={`Add a step after “${title}”`}
                  onClick={event => {
                    event.stopPropagation()
                    view.set({ adding: { from: { nodeId: id, sourceHandle } }, region: 'canvas' })
                  }}
                >
                  <Plus size={14} />
                </button>
              )}
              <Handle
                type="source"
                position={Position.Right}
                id={handleId(sourceHandle)}
                isConnectableEnd={false}
                className={classes(
                  styles.dot,
                  target === undefined && state === 'open' && styles.open,
                )}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
})

function ExitMark({
  nodeId,
  sourceHandle,
}: {
  readonly nodeId: string
  readonly sourceHandle: string | null
}) {
  const mark = useExitMark(nodeId, sourceHandle)
  return mark && <MarkLink mark={mark} />
}
