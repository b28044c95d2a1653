import { lintBot } from '../../lint/lint-bot.js'
import { type FlowEdge, type FlowStep, type ImportedFlow, standIn } from './import-flow.js'
import { createFreeNames } from './names.js'

/** What of a flow lint refused, by the step of a block, and why. */
export interface Settled {
  readonly steps: readonly FlowStep[]
  readonly edges: readonly FlowEdge[]
  readonly refused: ReadonlyMap<string, string>
  /** The steps that a pause now stands before, as they would go round without end. */
  readonly slowed: ReadonlySet<string>
}

/** Each round can bring out what another error hid. */
const mostRounds = 20

/**
 * Takes out what lint calls an error, so that what is imported has none: a loop in which nobody has a say gets a pause, and
 * any other step gives way to one that says nothing. `toBot` makes the bot that is looked at.
 */
export function settle(
  flow: Pick<ImportedFlow, 'steps' | 'edges'>,
  toBot: (flow: Pick<ImportedFlow, 'steps' | 'edges'>) => unknown,
): Settled {
  let { steps, edges } = flow
  const freeId = createFreeNames(steps.map(({ id }) => id))
  const refused = new Map<string, string>()
  const slowed = new Set<string>()
  for (let round = 0; round < mostRounds; round++) {
    const errors = lintBot(toBot({ steps, edges })).filter(({ severity }) => severity === 'error')
    if (errors.length === 0) break
    const before = new Map(steps.map(step => [step.id, step]))
    for (const { rule, nodeId = '', message } of errors) {
      // What lies in a sub-flow is told at the step that plays it.
      const step =
        before.get(nodeId) ??
        steps.find(({ id, type }) => type === 'sub-flow' && nodeId.startsWith(id))
      if (!step) continue
      if (rule === 'loop-without-visitor' && !slowed.has(step.id)) {
        slowed.add(step.id)
        const pause = freeId(`${step.id}-pause`)
        edges = [
          ...edges.map(edge => (edge.target === step.id ? { ...edge, target: pause } : edge)),
          { id: `${pause}-way`, source: pause, target: step.id },
        ]
        steps = [
          ...steps.map(each =>
            each.data.nodeId === step.id
              ? { ...each, data: { ...each.data, nodeId: pause } }
              : each,
          ),
          {
            id: pause,
            type: 'delay',
            position: { x: step.position.x - 300, y: step.position.y },
            data: { delay: 1 },
          },
        ]
      } else {
        refused.set(step.id, message)
        const plain = edges.find(
          ({ source, sourceHandle }) => source === step.id && sourceHandle === undefined,
        )
        edges = edges.filter(edge => edge.source !== step.id || edge === plain)
        steps = steps.map(each => (each.id === step.id ? { ...each, ...standIn } : each))
      }
    }
  }
  return { steps, edges, refused, slowed }
}
