import { type Edge, type Node, type NodeHandle, Position } from '@xyflow/react'
import type { Places } from '../../model/graph/places.js'
import type { DraftFlow, StepOfFlow } from '../../model/graph/read-graph.js'
import { exitMiddle, headHeight, type Point, stepWidth } from '../../model/graph/sizes.js'

/** A step as React Flow has it. */
export type StepNode = Node<
  { readonly step: StepOfFlow; readonly isReached: boolean; readonly isStart: boolean },
  'step'
>

/** A way as React Flow has it. */
export type WayEdge = Edge<{ readonly isFollowed: boolean; readonly title: string }, 'way'>

/** The name of an exit's dot; React Flow wants one where several begin at a step. */
export const handleId = (sourceHandle: string | null) => `exit:${sourceHandle ?? ''}`

/** The exit that a dot belongs to. */
export const exitOfHandle = (id: string | null | undefined) => id?.replace(/^exit:/, '') || null

const dot = 10
const handles = new WeakMap<StepOfFlow, NodeHandle[]>()

/** Where the dots of a step are, so that React Flow need not look. */
export function handlesOf(step: StepOfFlow): NodeHandle[] {
  const known = handles.get(step)
  if (known) return known
  const made: NodeHandle[] = [
    {
      id: 'in',
      type: 'target',
      position: Position.Left,
      x: 0,
      y: headHeight / 2,
      width: 0,
      height: 0,
    },
    ...step.exits.map(
      ({ sourceHandle }, index): NodeHandle => ({
        id: handleId(sourceHandle),
        type: 'source',
        position: Position.Right,
        x: stepWidth - dot / 2,
        y: exitMiddle(step, index) - dot / 2,
        width: dot,
        height: dot,
      }),
    ),
  ]
  handles.set(step, made)
  return made
}

/** Steps for React Flow; one that has not changed is the same object as before, so that it is not drawn again. */
export function createNodes() {
  let before = new Map<string, StepNode>()
  return (
    flow: DraftFlow,
    places: Places,
    selected: ReadonlySet<string>,
    dragged: ReadonlyMap<string, Point> | null,
  ): StepNode[] => {
    const next = new Map<string, StepNode>()
    for (const [id, step] of flow.steps) {
      const position = dragged?.get(id) ?? places.get(id) ?? { x: 0, y: 0 }
      const isSelected = selected.has(id)
      const isReached = flow.reached.has(id)
      const isStart = flow.start === id
      const old = before.get(id)
      const isSame =
        old &&
        old.data.step === step &&
        old.position.x === position.x &&
        old.position.y === position.y &&
        old.selected === isSelected &&
        old.data.isReached === isReached &&
        old.data.isStart === isStart &&
        (old.dragging ?? false) === (dragged?.has(id) ?? false)
      next.set(
        id,
        isSame
          ? old
          : {
              id,
              type: 'step',
              position,
              width: stepWidth,
              height: step.height,
              measured: { width: stepWidth, height: step.height },
              handles: handlesOf(step),
              selected: isSelected,
              dragging: dragged?.has(id) ?? false,
              ariaRole: 'group',
              ariaLabel: step.name,
              domAttributes: { 'aria-roledescription': 'step', tabIndex: -1 },
              data: { step, isReached, isStart },
            },
      )
    }
    before = next
    return [...next.values()]
  }
}

/** Ways for React Flow; those to steps that are not there have no end, and are not drawn. */
export function createWays() {
  let before = new Map<string, WayEdge>()
  return (flow: DraftFlow, selected: string | null): WayEdge[] => {
    const next = new Map<string, WayEdge>()
    for (const { id, source, target, sourceHandle, isFollowed } of flow.edges) {
      const from = flow.steps.get(source)
      const exit = from?.exits.find(each => each.edgeId === id)
      if (!from || !flow.steps.has(target)) continue
      const handle = handleId(
        exit ? exit.sourceHandle : (from.exits[0]?.sourceHandle ?? sourceHandle),
      )
      const title = exit?.title ?? ''
      const old = before.get(id)
      const isSame =
        old &&
        old.source === source &&
        old.target === target &&
        old.sourceHandle === handle &&
        old.selected === (selected === id) &&
        old.data?.isFollowed === isFollowed &&
        old.data.title === title
      next.set(
        id,
        isSame
          ? old
          : {
              id,
              type: 'way',
              source,
              target,
              sourceHandle: handle,
              targetHandle: 'in',
              selected: selected === id,
              reconnectable: 'target',
              // Each exit says where it goes; the lines are for who sees them.
              domAttributes: { 'aria-hidden': true },
              data: { isFollowed, title },
            },
      )
    }
    before = next
    return [...next.values()]
  }
}
