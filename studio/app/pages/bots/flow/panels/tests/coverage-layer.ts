import type { EdgeCoverage } from 'talkgraph/testing'
import { counted } from '#text/counted.js'
import type { DraftFlow } from '../../model/graph/read-graph.js'
import { takenHandles } from '../../model/graph/taken-handles.js'
import { exitKey, type Layer, type Mark } from '../../model/layer/layer.js'
import { drawnStep } from './drawn-step.js'

/** A way that nobody has walked. */
export interface UnwalkedWay {
  readonly key: string
  /** The step that is drawn, and its exit there; null inside a sub-flow. */
  readonly nodeId: string
  readonly exit: number | null
  readonly name: string
  readonly title: string
}

/** Which ways the tests have walked, as marks on exits; what lies inside a step is summed up at the step. */
export function coverageLayer({ edges }: Pick<EdgeCoverage, 'edges'>, flow: DraftFlow): Layer {
  const exits = new Map<string, Mark>()
  const inside = new Map<string, { walked: number; total: number }>()
  const exitsOf = exitsIn(flow)
  for (const { source, sourceHandle, isWalked } of edges) {
    const step = drawnStep(flow, source)
    if (step === undefined) continue
    if (step === source) {
      for (const exit of exitsOf(step, sourceHandle))
        exits.set(exitKey(step, exit), isWalked ? walked : unwalked)
      continue
    }
    const sum = inside.get(step) ?? { walked: 0, total: 0 }
    inside.set(step, { walked: sum.walked + (isWalked ? 1 : 0), total: sum.total + 1 })
  }
  const steps = new Map([...inside].map(([id, sum]) => [id, insideMark(sum)] as const))
  return { steps, exits }
}

/** The ways that nobody has walked, in the order of the flow. */
export function unwalkedWays(
  { edges }: Pick<EdgeCoverage, 'edges'>,
  flow: DraftFlow,
): readonly UnwalkedWay[] {
  const exitsOf = exitsIn(flow)
  return edges.flatMap(({ source, target, sourceHandle, isWalked }) => {
    const nodeId = isWalked ? undefined : drawnStep(flow, source)
    const step = nodeId === undefined ? undefined : flow.steps.get(nodeId)
    if (nodeId === undefined || !step) return []
    const key = `${source} ${sourceHandle ?? ''} ${target}`
    if (nodeId !== source)
      return {
        key,
        nodeId,
        exit: null,
        name: step.name,
        title: `inside: ${source.slice(nodeId.length + 1)}`,
      }
    const [handle] = exitsOf(nodeId, sourceHandle)
    const exit = step.exits.findIndex(each => each.sourceHandle === handle)
    return {
      key,
      nodeId,
      exit: exit < 0 ? null : exit,
      name: step.name,
      title: step.exits[exit]?.title ?? 'Next',
    }
  })
}

const walked: Mark = { tone: 'good', short: '✓', words: 'Walked' }
const unwalked: Mark = { tone: 'warn', short: 'Not walked', words: 'No test walks this way' }

const insideMark = ({
  walked: count,
  total,
}: {
  readonly walked: number
  readonly total: number
}): Mark => ({
  tone: count < total ? 'warn' : 'good',
  short: `${count} of ${total}`,
  words: `Inside, ${count} of ${counted(total, 'way')} walked`,
})

/** The handles by which the exits of a step are drawn that go on by an edge of this handle: an edge without one leaves by the plain exit, or by several. */
function exitsIn(flow: DraftFlow) {
  const plain = (handle: string | null | undefined) => (handle === 'source' ? '' : (handle ?? ''))
  const taken = takenHandles(flow)
  return (nodeId: string, sourceHandle: string | undefined): readonly (string | null)[] =>
    (flow.steps.get(nodeId)?.exits ?? [])
      .filter(exit => plain(taken(exit)) === plain(sourceHandle))
      .map(exit => exit.sourceHandle)
}
