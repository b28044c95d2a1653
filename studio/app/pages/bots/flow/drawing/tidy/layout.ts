import { Graph, layout } from '@dagrejs/dagre'
import { type Point, snap, stepWidth } from '../../model/graph/sizes.js'
import { apart, type LaidOut, treeLayout } from '../../model/graph/tree-layout.js'

/** Beyond so many steps the tree is drawn, which takes no time. */
const mostInLayers = 500

/** Places steps so that ways are short and cross little. */
export function tidied(steps: readonly LaidOut[], start: string | undefined): Map<string, Point> {
  return steps.length > mostInLayers ? treeLayout(steps, start) : inLayers(steps, start)
}

function inLayers(steps: readonly LaidOut[], start: string | undefined): Map<string, Point> {
  const graph = new Graph()
  graph.setGraph({ rankdir: 'LR', nodesep: apart.y, ranksep: apart.x })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const { id, height } of steps) graph.setNode(id, { width: stepWidth, height })
  for (const [from, to] of onward(steps, start)) graph.setEdge(from, to)
  layout(graph)
  const places = steps.map(({ id, height }) => {
    const { x, y } = graph.node(id)
    return [id, { x: x - stepWidth / 2, y: y - height / 2 }] as const
  })
  const left = Math.min(...places.map(([, { x }]) => x))
  const top = Math.min(...places.map(([, { y }]) => y))
  return new Map(places.map(([id, { x, y }]) => [id, snap({ x: x - left, y: y - top })]))
}

/** The ways without those that lead back: a loop would turn the drawing around. */
function onward(steps: readonly LaidOut[], start: string | undefined): [string, string][] {
  const byId = new Map(steps.map(step => [step.id, step]))
  const state = new Map<string, 'open' | 'done'>()
  const ways: [string, string][] = []
  const roots = [...(start !== undefined && byId.has(start) ? [start] : []), ...byId.keys()]
  for (const root of roots) {
    if (state.has(root)) continue
    state.set(root, 'open')
    const stack = [{ id: root, at: 0 }]
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const next = byId.get(top.id)?.next[top.at++]
      if (next === undefined) {
        state.set(top.id, 'done')
        stack.pop()
      } else if (byId.has(next) && state.get(next) !== 'open') {
        ways.push([top.id, next])
        if (state.has(next)) continue
        state.set(next, 'open')
        stack.push({ id: next, at: 0 })
      }
    }
  }
  return ways
}
