import type { FlowSketch, SketchKind } from '@talkgraph/wire/site-data'
import type { Bot } from '../../../runtime/index.js'
import type { AnyNodeForm } from '../../../runtime/node/form.js'
import { formOf } from '../../../runtime/nodes/described.js'
import { registry } from '../../../runtime/nodes/index.js'
import { openingOf } from './opening-of.js'

/** More than a small picture can show. */
const mostNodes = 40

const kinds: Readonly<Record<AnyNodeForm['group'], SketchKind>> = {
  says: 'says',
  questions: 'asks',
  ratings: 'asks',
  choices: 'chooses',
  calls: 'calls',
  values: 'steers',
  ways: 'steers',
}

/**
 * Draws a flow from its start: each step further stands one column to the right, and what stands in a column one row below
 * the other. At most 40 nodes are drawn.
 */
export function sketchFlow(bot: Bot): FlowSketch {
  const { flow } = bot
  const places = new Map<string, { readonly x: number; readonly y: number }>()
  const rows = new Map<number, number>()
  const queue: (readonly [id: string, column: number])[] = [[flow.start, 0]]
  for (const [id, column] of queue) {
    if (places.has(id) || places.size >= mostNodes) continue
    const row = rows.get(column) ?? 0
    rows.set(column, row + 1)
    places.set(id, { x: column, y: row })
    for (const { target } of flow.edges.get(id) ?? []) queue.push([target, column + 1])
  }
  const ids = [...places.keys()]
  const numbers = new Map(ids.map((id, index) => [id, index]))
  const opening = openingOf(bot)
  return {
    ...(opening && { opening }),
    nodes: ids.map(id => ({
      ...(places.get(id) ?? { x: 0, y: 0 }),
      kind: kindOf(flow.nodes.get(id)?.type),
    })),
    edges: ids.flatMap((id, from) =>
      [...new Set((flow.edges.get(id) ?? []).map(({ target }) => numbers.get(target)))].flatMap(
        to => (to === undefined ? [] : [[from, to] as const]),
      ),
    ),
  }
}

function kindOf(type: string | undefined): SketchKind {
  const definition = type === undefined ? undefined : registry.find(type)
  const form = definition && formOf(definition.type)
  return form ? kinds[form.group] : 'says'
}
