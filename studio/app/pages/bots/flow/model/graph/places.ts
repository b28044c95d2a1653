import type { DraftFlow, StepOfFlow } from './read-graph.js'
import { type Point, snap, stepWidth } from './sizes.js'
import { apart, type LaidOut, treeLayout } from './tree-layout.js'
import { wrapRows } from './wrap-rows.js'

/** Where each step is drawn: where it was put, or where there is room for it. */
export type Places = ReadonlyMap<string, Point>

/** What a layout reads of a flow, or of some of its steps. */
export const laidOut = (steps: Iterable<StepOfFlow>): LaidOut[] =>
  [...steps].map(({ id, height, exits }) => ({
    id,
    height,
    next: exits.flatMap(({ target }) => target ?? []),
  }))

/**
 * Remembers where steps are drawn that nobody has placed, so that they stay there while others change. A bot without any
 * place is laid out as a whole.
 */
export function createPlaces() {
  const given = new Map<string, Point>()
  let last: { flow: DraftFlow; places: Places } | undefined

  /** The places of all steps. */
  function of(flow: DraftFlow): Places {
    if (last?.flow === flow) return last.places
    const steps = [...flow.steps.values()]
    const blank = steps.filter(({ id, position }) => !position && !given.has(id))
    if (blank.length > 0) {
      const laid = laidOut(blank)
      const tree = treeLayout(laid, flow.start)
      const layout = blank.length === steps.length ? wrapRows(laid, tree) : tree
      const below = lowestOf(steps.filter(({ position }) => position))
      for (const [id, { x, y }] of layout) given.set(id, snap({ x, y: y + below }))
    }
    const places = new Map(
      steps.map(({ id, position }) => [id, position ?? given.get(id) ?? { x: 0, y: 0 }]),
    )
    last = { flow, places }
    return places
  }

  return { of }
}

function lowestOf(steps: readonly StepOfFlow[]): number {
  return steps.reduce(
    (low, { position, height }) => Math.max(low, (position?.y ?? 0) + height + apart.y * 2),
    0,
  )
}

/** A rectangle of the flow. */
export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** The room that a step takes. */
export const boxOf = (step: StepOfFlow, places: Places): Box => ({
  ...(places.get(step.id) ?? { x: 0, y: 0 }),
  width: stepWidth,
  height: step.height,
})

/** The smallest rectangle around others; undefined where there are none. */
export function around(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined
  const x = Math.min(...boxes.map(box => box.x))
  const y = Math.min(...boxes.map(box => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map(box => box.x + box.width)) - x,
    height: Math.max(...boxes.map(box => box.y + box.height)) - y,
  }
}

/** The first place from `wanted` downwards where a step of this height touches no other. */
export function freePlace(flow: DraftFlow, places: Places, wanted: Point, height: number): Point {
  const boxes = [...flow.steps.values()]
    .map(step => boxOf(step, places))
    .toSorted((one, other) => one.y - other.y)
  let place = snap(wanted)
  const gap = apart.y / 2
  for (const box of boxes) {
    const isBeside = box.x >= place.x + stepWidth + gap || box.x + box.width + gap <= place.x
    if (isBeside || box.y >= place.y + height + gap || box.y + box.height + gap <= place.y) continue
    place = snap({ x: place.x, y: box.y + box.height + gap + 4 })
  }
  return place
}
