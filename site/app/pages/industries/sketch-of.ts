import type { FlowSketch, SketchKind } from '@talkgraph/wire/site-data'

/** What is read of a bot file to draw it. */
interface BotFile {
  readonly elements: readonly {
    readonly nodes: readonly { readonly id: string; readonly type: string }[]
    readonly edges: readonly { readonly source: string; readonly target: string }[]
  }[]
}

/** Draws a bot of ours from its first step: each step further stands one column to the right. */
export function sketchOf(bot: BotFile): FlowSketch {
  const { nodes = [], edges = [] } = bot.elements[0] ?? {}
  const column = new Map<string, number>()
  const queue: (readonly [id: string, column: number])[] = nodes
    .slice(0, 1)
    .map(({ id }) => [id, 0])
  for (const [id, x] of queue) {
    if (column.has(id)) continue
    column.set(id, x)
    queue.push(
      ...edges.filter(({ source }) => source === id).map(({ target }) => [target, x + 1] as const),
    )
  }
  const ids = [...column.keys()]
  const rows = new Map<number, number>()
  return {
    nodes: ids.map(id => {
      const x = column.get(id) ?? 0
      const y = rows.get(x) ?? 0
      rows.set(x, y + 1)
      return { x, y, kind: kindOf(nodes.find(node => node.id === id)?.type) }
    }),
    edges: edges.map(({ source, target }) => [ids.indexOf(source), ids.indexOf(target)]),
  }
}

const kindOf = (type = ''): SketchKind =>
  type.startsWith('ask-')
    ? 'asks'
    : type.includes('choice')
      ? 'chooses'
      : type === 'condition-node' || type === 'math-operation-node'
        ? 'steers'
        : 'says'
