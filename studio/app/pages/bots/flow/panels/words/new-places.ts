import { freePlace, laidOut, type Places } from '../../model/graph/places.js'
import type { DraftFlow } from '../../model/graph/read-graph.js'
import type { Point } from '../../model/graph/sizes.js'
import { treeLayout } from '../../model/graph/tree-layout.js'

/** Where new steps are shown: as a tree behind the step that leads to them, and over no other. */
export function newPlaces(
  ids: ReadonlySet<string>,
  target: DraftFlow,
  now: DraftFlow,
  places: Places,
): Places {
  const steps = [...ids].flatMap(id => target.steps.get(id) ?? [])
  const way = target.edges.find(
    edge => ids.has(edge.target) && !ids.has(edge.source) && places.has(edge.source),
  )
  const anchor = way && target.steps.get(way.source)
  const layout = treeLayout(
    laidOut(anchor ? [anchor, ...steps] : steps),
    anchor?.id ?? steps[0]?.id,
  )
  const [from, to] = [anchor && layout.get(anchor.id), anchor && places.get(anchor.id)]
  const by = from && to ? { x: to.x - from.x, y: to.y - from.y } : { x: 0, y: 0 }
  const around = { ...now, steps: new Map(now.steps) }
  const taken = new Map(places)
  const found = new Map<string, Point>()
  for (const step of steps) {
    const { x, y } = layout.get(step.id) ?? { x: 0, y: 0 }
    const place = freePlace(around, taken, { x: x + by.x, y: y + by.y }, step.height)
    found.set(step.id, place)
    taken.set(step.id, place)
    around.steps.set(step.id, step)
  }
  return found
}
