import type { TypebotGroup } from './typebot.schema.js'

/** How a step is drawn in the studio: its width, and what its height is made of. */
const width = 260
const head = 36
const lines = 48
const exit = 28
const gap = 28
const picture = 104
/** A group’s frame around its steps. */
const frame = { side: 24, top: 44, bottom: 24 }
const most = 1_000_000
/** Beyond so many groups nobody waits until each has been compared with each. */
const mostCompared = 2000

interface Sized {
  readonly id: string
  readonly exits: number
  readonly hasPicture: boolean
}

/** A group with its steps, in the order in which they are laid out. */
export interface SizedGroup {
  readonly group: TypebotGroup
  readonly steps: readonly Sized[]
}

interface Box {
  readonly x: number
  readonly y: number
  readonly height: number
}

/** A place in the flow. */
export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Places steps: each group where it stands in Typebot, its steps below each other. Steps are higher here, so that a group
 * which another one would cover stands below that.
 */
export function layOut(groups: readonly SizedGroup[]): ReadonlyMap<string, Point> {
  const placed: Box[] = []
  const places = new Map<string, Point>()
  const wanted = groups.map(({ group, steps }, index) => ({
    steps,
    x: coordinate(group.graphCoordinates.x, (index % 8) * (width + 160)),
    y: coordinate(group.graphCoordinates.y, Math.floor(index / 8) * 600),
    height: steps.reduce((sum, step) => sum + heightOf(step) + gap, -gap),
  }))
  for (const { steps, ...box } of wanted.toSorted((one, other) => one.y - other.y)) {
    const y = groups.length > mostCompared ? box.y : below(box, placed)
    placed.push({ ...box, y })
    let top = y
    for (const step of steps) {
      places.set(step.id, { x: box.x, y: top })
      top += heightOf(step) + gap
    }
  }
  return places
}

const heightOf = ({ exits, hasPicture }: Sized) =>
  head + lines + exits * exit + (hasPicture ? picture : 0)

/** The highest place at or below the wanted one at which nothing is covered. */
function below(box: Box, placed: readonly Box[]): number {
  const beside = placed
    .filter(({ x }) => Math.abs(x - box.x) < width + 2 * frame.side)
    .toSorted((one, other) => one.y - other.y)
  let y = box.y
  for (const other of beside) {
    const end = other.y + other.height + frame.bottom + frame.top
    if (y < end && y + box.height + frame.bottom + frame.top > other.y) y = end
  }
  return y
}

function coordinate(given: unknown, usual: number): number {
  const number = Number(given)
  return typeof given === 'number' && Number.isFinite(number)
    ? Math.min(Math.max(Math.round(number), -most), most)
    : usual
}
