import type { Change } from 'talkgraph/builder'
import { exitsOf } from 'talkgraph/builder'
import { freePlace, type Places } from '../graph/places.js'
import type { DraftFlow, StepOfFlow } from '../graph/read-graph.js'
import {
  exitHeight,
  exitMiddle,
  headHeight,
  heightOf,
  type Point,
  stepWidth,
} from '../graph/sizes.js'
import { apart } from '../graph/tree-layout.js'
import type { ExitPlace } from '../view/view.js'
import type { NextId } from './ids.js'
import { newStep } from './new-step.js'

/** What draws does so by these, whether by mouse or by keys: the same gesture makes the same changes. */
export interface Drawn {
  readonly changes: readonly Change[]
  /** The step that was made. */
  readonly nodeId: string
}

interface Around {
  readonly flow: DraftFlow
  readonly places: Places
  readonly nextId: NextId
}

/** The exit of a step by its handle. */
export const exitAt = (flow: DraftFlow, { nodeId, sourceHandle }: ExitPlace) =>
  flow.steps.get(nodeId)?.exits.find(exit => exit.sourceHandle === sourceHandle)

/** Where a way may begin: the first exit that has none, else the first at all. */
export function exitToDraw(step: StepOfFlow, focused: number | null = null): ExitPlace | undefined {
  const exits = step.exits.filter(({ state }) => state !== 'look')
  const exit =
    (focused === null ? undefined : step.exits[focused]) ??
    exits.find(({ target }) => target === undefined) ??
    exits[0]
  return exit && { nodeId: step.id, sourceHandle: exit.sourceHandle }
}

/** Draws a way from an exit to a step. A way that the exit has keeps its id. */
export function connectTo(
  { flow, nextId }: Omit<Around, 'places'>,
  from: ExitPlace,
  target: string,
): Change {
  const id = exitAt(flow, from)?.edgeId ?? nextId()
  return { op: 'connect', edge: { id, source: from.nodeId, ...handleOf(from), target } }
}

const handleOf = ({ sourceHandle }: ExitPlace) => (sourceHandle === null ? {} : { sourceHandle })

/** Adds a step at a place, or where there is room. */
export function addAt({ flow, places, nextId }: Around, type: string, at: Point): Drawn {
  const id = nextId()
  const place = freePlace(flow, places, at, heightOfNew(type))
  return { nodeId: id, changes: [{ op: 'add', node: newStep(id, type, place) }] }
}

/** Adds a step beside another one, with a way to it from one of its exits. What the exit led to before comes after the new step. */
export function addAfter(around: Around, type: string, from: ExitPlace, at?: Point): Drawn {
  const { flow, places, nextId } = around
  const exit = exitAt(flow, from)
  const { nodeId, changes } = addAt(around, type, at ?? besideExit(flow, places, from))
  const connect = connectTo({ flow, nextId }, from, nodeId)
  const [first] = exitsOf({ type, data: newStep(nodeId, type, { x: 0, y: 0 }).data }).filter(
    ({ state }) => state === 'open',
  )
  const onward: Change[] =
    exit?.target !== undefined && exit.edgeId !== undefined && first
      ? [
          {
            op: 'connect',
            edge: {
              id: nextId(),
              source: nodeId,
              ...handleOf({ nodeId, sourceHandle: first.sourceHandle }),
              target: exit.target,
            },
          },
        ]
      : []
  return { nodeId, changes: [...changes, connect, ...onward] }
}

/** Puts a step into a way. */
export function addIntoEdge(
  around: Around,
  type: string,
  edgeId: string,
  at?: Point,
): Drawn | undefined {
  const edge = around.flow.edges.find(({ id }) => id === edgeId)
  return (
    edge && addAfter(around, type, { nodeId: edge.source, sourceHandle: edge.sourceHandle }, at)
  )
}

/** Where a step is put that comes after an exit. */
function besideExit(flow: DraftFlow, places: Places, from: ExitPlace): Point {
  const step = flow.steps.get(from.nodeId)
  const { x, y } = places.get(from.nodeId) ?? { x: 0, y: 0 }
  if (!step) return { x, y }
  const index = step.exits.findIndex(({ sourceHandle }) => sourceHandle === from.sourceHandle)
  const middle = step.exits.length > 1 ? exitMiddle(step, Math.max(index, 0)) - exitHeight : 0
  return { x: x + stepWidth + apart.x, y: step.exits.length > 1 ? y + middle - headHeight / 2 : y }
}

const heightOfNew = (type: string) =>
  heightOf({
    words: '',
    picture: undefined,
    exits: exitsOf({ type, data: newStep('', type, { x: 0, y: 0 }).data }).filter(
      ({ state }) => state !== 'later',
    ),
  })
