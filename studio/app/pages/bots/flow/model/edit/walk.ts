import { boxOf, type Places } from '../graph/places.js'
import type { DraftFlow, StepOfFlow } from '../graph/read-graph.js'

/** The way in which an arrow points. */
export type Direction = 'up' | 'down' | 'left' | 'right'

/** The step that is nearest in a direction; what lies askew counts as farther away. */
export function nearest(
  flow: DraftFlow,
  places: Places,
  from: string,
  direction: Direction,
): string | undefined {
  const start = flow.steps.get(from)
  if (!start) return undefined
  const here = middleOf(start, places)
  let best: { id: string; distance: number } | undefined
  for (const step of flow.steps.values()) {
    if (step.id === from) continue
    const { x, y } = middleOf(step, places)
    const [along, across] = turned(x - here.x, y - here.y, direction)
    if (along <= 0) continue
    const distance = along + Math.abs(across) * 2
    if (!best || distance < best.distance) best = { id: step.id, distance }
  }
  return best?.id
}

function turned(x: number, y: number, direction: Direction): readonly [number, number] {
  if (direction === 'right') return [x, y]
  if (direction === 'left') return [-x, y]
  return direction === 'down' ? [y, x] : [-y, x]
}

function middleOf(step: StepOfFlow, places: Places) {
  const { x, y, width, height } = boxOf(step, places)
  return { x: x + width / 2, y: y + height / 2 }
}

/** The steps that a way leads from, the first one first. */
export const before = (flow: DraftFlow, id: string): readonly string[] =>
  flow.edges.flatMap(({ source, target }) =>
    target === id && flow.steps.has(source) ? source : [],
  )

/** Other steps, the nearest first. */
export function byDistance(flow: DraftFlow, places: Places, from: string): StepOfFlow[] {
  const start = flow.steps.get(from)
  if (!start) return [...flow.steps.values()]
  const here = middleOf(start, places)
  const distance = (step: StepOfFlow) => {
    // A way to itself is the least likely.
    if (step.id === from) return Number.POSITIVE_INFINITY
    const { x, y } = middleOf(step, places)
    return Math.hypot(x - here.x, y - here.y)
  }
  return [...flow.steps.values()]
    .map(step => ({ step, distance: distance(step) }))
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ step }) => step)
}
