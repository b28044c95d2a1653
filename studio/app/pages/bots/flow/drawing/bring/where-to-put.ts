import type { Draft } from 'talkgraph/builder'
import { around, type Box, boxOf, createPlaces, type Places } from '../../model/graph/places.js'
import { type DraftFlow, readFlow } from '../../model/graph/read-graph.js'
import type { Point } from '../../model/graph/sizes.js'

const gap = 96

/** Where the steps of a bot are put: at the wanted place, or below all others where they would lie on one of them. */
export function whereToPut(bot: Draft, flow: DraftFlow, places: Places, wanted: Point): Point {
  const brought = readFlow(bot)
  const size = around(boxesOf(brought, createPlaces().of(brought)))
  const boxes = boxesOf(flow, places)
  const all = around(boxes)
  if (!size || !all) return wanted
  const wish = { ...size, ...wanted }
  return boxes.some(box => isOver(box, wish)) ? { x: all.x, y: all.y + all.height + gap } : wanted
}

const boxesOf = (flow: DraftFlow, places: Places) =>
  [...flow.steps.values()].map(step => boxOf(step, places))

const isOver = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height
