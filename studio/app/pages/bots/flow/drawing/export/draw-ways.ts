import { boxOf, type Places } from '../../model/graph/places.js'
import type { DraftFlow, StepOfFlow } from '../../model/graph/read-graph.js'
import { exitMiddle, headHeight, type Point } from '../../model/graph/sizes.js'
import { colours, element } from './svg.js'

/** Draws every way from its exit to the head of its step; a jump is dashed. */
export function drawWays(flow: DraftFlow, places: Places, at: (point: Point) => Point): string[] {
  return [...flow.steps.values()].flatMap(step => {
    const box = boxOf(step, places)
    const right = box.x + box.width
    const ways = step.exits.flatMap(({ target }, index) =>
      wayTo(target, { x: right, y: box.y + exitMiddle(step, index) }),
    )
    return [...ways, ...wayTo(step.jumpsTo, { x: right, y: box.y + headHeight / 2 }, '5 4')]
  })

  function wayTo(id: string | undefined, from: Point, dash?: string): string[] {
    const target: StepOfFlow | undefined = id === undefined ? undefined : flow.steps.get(id)
    if (!target) return []
    const box = boxOf(target, places)
    const end = at({ x: box.x, y: box.y + headHeight / 2 })
    return [
      element('path', {
        d: curve(at(from), end),
        fill: 'none',
        stroke: colours.way,
        'stroke-width': 1.5,
        'stroke-dasharray': dash,
      }),
      element('path', { d: `M${end.x} ${end.y}l-7 -4v8z`, fill: colours.way }),
    ]
  }
}

/** As the canvas bends them: farther out where a way leads back. */
function curve(from: Point, to: Point): string {
  const across = to.x - from.x
  const bend = across >= 0 ? across / 2 : 6 * Math.sqrt(-across)
  return `M${from.x} ${from.y}C${from.x + bend} ${from.y} ${to.x - bend} ${to.y} ${to.x} ${to.y}`
}
