import type { Target } from './block-import.js'
import type { PlacedBlock, Places } from './place-blocks.js'
import type { Typebot, TypebotEdge } from './typebot.schema.js'

/** Where the ways of a file lead: to the step at which a block begins, or nowhere. */
export interface Ways {
  /** From a block: by its own way, else to the next one of its group. */
  readonly on: (block: PlacedBlock) => string | undefined
  readonly item: (
    block: PlacedBlock,
    target: Extract<Target, { item: string }>,
  ) => string | undefined
  /** From where the bot starts. */
  readonly start: () => string | undefined
}

/** Reads the edges of a file. A block, an item or an event names its edge; where it does not, the edge that names it counts. */
export function readWays(file: Typebot, places: Places): Ways {
  const byId = new Map<string, TypebotEdge>()
  const bySource = new Map<string, TypebotEdge>()
  for (const edge of file.edges) {
    const { eventId, blockId, itemId, pathId } = edge.from
    const source = eventId ? eventKey(eventId) : key(blockId, itemId, pathId)
    if (edge.id !== '' && !byId.has(edge.id)) byId.set(edge.id, edge)
    if (!bySource.has(source)) bySource.set(source, edge)
  }
  const find = (edgeId: string, source: string) => byId.get(edgeId) ?? bySource.get(source)
  const targetOf = (edge: TypebotEdge) => places.find(edge.to.groupId, edge.to.blockId)?.stepId
  return {
    on(placed) {
      const edge = find(placed.block.outgoingEdgeId, key(placed.block.id))
      return edge ? targetOf(edge) : placed.next?.stepId
    },
    item({ block }, { item, path = '', outgoingEdgeId }) {
      const edge = find(outgoingEdgeId, key(block.id, item, path))
      return edge && targetOf(edge)
    },
    start() {
      const event = file.events.find(({ type }) => type === 'start')
      const block = file.groups.flatMap(({ blocks }) => blocks).find(({ type }) => type === 'start')
      // The event may lead to the block of before, which is no step.
      for (const edge of [
        event && find(event.outgoingEdgeId, eventKey(event.id)),
        block && find(block.outgoingEdgeId, key(block.id)),
      ]) {
        const target = edge && targetOf(edge)
        if (target !== undefined) return target
      }
      return undefined
    },
  }
}

const key = (...ids: readonly string[]) => JSON.stringify([...ids, '', ''].slice(0, 3))
const eventKey = (id: string) => `event ${id}`
