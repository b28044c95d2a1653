import type { Edge, Node } from '@xyflow/react'
import type { DraftFlow, StepOfFlow } from '../../model/graph/read-graph.js'
import { stepWidth } from '../../model/graph/sizes.js'
import type { Gone, Mark } from '../../model/layer/layer.js'
import { handleId, handlesOf } from './flow-nodes.js'

/** A step that is not in the flow, as React Flow has it. */
export type GhostNode = Node<
  { readonly step: StepOfFlow; readonly mark: Mark; readonly isNew: boolean },
  'ghost'
>

/** A way that is not in the flow, as React Flow has it. */
export type GhostWayEdge = Edge<{ readonly title: string; readonly isNew: boolean }, 'ghost'>

/** The steps that only a layer knows of. They can be selected, and not moved. */
export const ghostNodes = (
  { steps, places, mark, isNew = false }: Gone,
  selected: ReadonlySet<string>,
): GhostNode[] =>
  [...steps.values()].map(step => ({
    id: step.id,
    type: 'ghost',
    position: places.get(step.id) ?? { x: 0, y: 0 },
    width: stepWidth,
    height: step.height,
    measured: { width: stepWidth, height: step.height },
    handles: handlesOf(step),
    selected: selected.has(step.id),
    draggable: false,
    connectable: false,
    ariaRole: 'group',
    ariaLabel: `${step.name}; ${mark.words}`,
    domAttributes: { 'aria-roledescription': 'step', tabIndex: -1 },
    data: { step, mark, isNew },
  }))

/** The ways that only a layer knows of; one whose exit or step is not drawn has no end. */
export function ghostWays(
  { steps, ways, isNew = false }: Gone,
  flow: DraftFlow,
  hidden: ReadonlyMap<string, string>,
): GhostWayEdge[] {
  const isDrawn = (id: string) => steps.has(id) || (flow.steps.has(id) && !hidden.has(id))
  return ways.flatMap(({ id, source, target, sourceHandle }): GhostWayEdge[] => {
    const from = steps.get(source) ?? flow.steps.get(source)
    const plain = sourceHandle === 'source' ? null : sourceHandle
    const exit = from?.exits.find(
      each => each.sourceHandle === sourceHandle || each.sourceHandle === plain,
    )
    if (!exit || !isDrawn(source) || !isDrawn(target)) return []
    return [
      {
        id: `gone ${id}`,
        type: 'ghost',
        source,
        target,
        sourceHandle: handleId(exit.sourceHandle),
        targetHandle: 'in',
        selectable: false,
        reconnectable: false,
        domAttributes: { 'aria-hidden': true },
        data: { title: exit.title, isNew },
      },
    ]
  })
}
