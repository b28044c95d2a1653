import type { BotFile, BotNode } from '../bot/bot.schema.js'
import { isRecord } from '../bot/fields.js'
import { readBotFile, wrapBareFlow } from '../bot/read-bot-file.js'
import { resized } from './measure.js'
import { type NamedEdge, nameEdges } from './name-edges.js'
import { withoutProto } from './without-proto.js'

/** The steps and edges of a draft. */
export interface DraftFlow {
  readonly nodes: readonly BotNode[]
  readonly edges: readonly NamedEdge[]
  readonly [name: string]: unknown
}

/**
 * A bot file that is being drawn: as it was written, with its flow in the first entry of `elements` and an id for each edge.
 * It never changes; each operation makes a new one, which shares with the last what is alike.
 */
export interface Draft {
  readonly elements: readonly [DraftFlow, ...unknown[]]
  readonly [name: string]: unknown
}

/**
 * Makes a draft of a bot: JSON text or the parsed object, a whole bot or a bare `{ nodes, edges }`. Fields that are not
 * known are kept, but for those called `__proto__`. Throws a `BotError` for what is no bot; one whose flow does not load yet can be a draft.
 */
export function readDraft(input: unknown): Draft {
  const file = withoutProto(readBotFile(input))
  const { nodes: _nodes, edges: _edges, ...written } = withoutProto(writtenFields(input))
  const [flow = { nodes: [], edges: [] }, ...others] = file.elements
  return { ...written, elements: [nameFlow(flow), ...others] }
}

function nameFlow(flow: BotFile['elements'][number]): DraftFlow {
  return { ...flow, edges: nameEdges(flow.edges) }
}

function writtenFields(input: unknown): Readonly<Record<string, unknown>> {
  const bot = wrapBareFlow(typeof input === 'string' ? JSON.parse(input) : input)
  return isRecord(bot) ? bot : {}
}

/** The draft with other steps or edges. */
export function withFlow(
  draft: Draft,
  changed: Partial<Pick<DraftFlow, 'nodes' | 'edges'>>,
): Draft {
  const [flow, ...others] = draft.elements
  return { ...draft, elements: [{ ...flow, ...changed }, ...others] }
}

/** The draft with another step in place of the one with its id. */
export function withNode(draft: Draft, changed: BotNode): Draft {
  const { nodes } = draft.elements[0]
  const index = nodes.findIndex(({ id }) => id === changed.id)
  return withFlow(draft, {
    nodes: resized(nodes.with(index, changed), nodes, changed, nodes[index]),
  })
}
