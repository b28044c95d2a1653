import type { FlowSketch, SketchKind } from '@talkgraph/wire/site-data'
import { hashOf } from './flow-cover.js'

const kinds: readonly SketchKind[] = ['says', 'asks', 'chooses', 'steers', 'asks', 'calls']

/** A drawing for what has no flow of its own: always the same for a name, and different for most. */
export function madeUpSketch(name: string): FlowSketch {
  let seed = hashOf(name)
  const next = (below: number) => {
    seed = (seed * 16_807 + 11) % 2_147_483_647
    return seed % below
  }
  const nodes: { x: number; y: number; kind: SketchKind }[] = []
  const edges: [number, number][] = []
  let before: number[] = []
  const columns = 4 + next(3)
  for (let x = 0; x < columns; x++) {
    const rows = x === 0 ? 1 : 1 + next(3)
    const here: number[] = []
    for (let y = 0; y < rows; y++) {
      const index = nodes.push({ x, y, kind: x === 0 ? 'says' : (kinds[next(kinds.length)] ?? 'says') }) - 1
      const from = before[next(Math.max(1, before.length))]
      if (from !== undefined) edges.push([from, index])
      here.push(index)
    }
    before = here
  }
  return { nodes, edges }
}
