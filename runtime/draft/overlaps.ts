import type { Change } from './operation.schema.js'
import { idOf } from './path.js'

/**
 * Do two changes touch the same thing, so that their order matters, or so that taking one back would undo the other? An
 * undo that overlaps with somebody else's later operation is better left.
 */
export function overlaps(one: Change, other: Change): boolean {
  const others = touchedBy(other)
  return touchedBy(one).some(place =>
    others.some(each => isWithin(place, each) || isWithin(each, place)),
  )
}

/** Each place as a path through the bot; what lies inside of it is touched too. */
function touchedBy(change: Change): string[][] {
  switch (change.op) {
    case 'add':
      return [['step', change.node.id]]
    case 'remove':
      return [['step', change.nodeId]]
    case 'move':
      return [['step', change.nodeId, 'place']]
    case 'set':
    case 'unset':
    case 'take':
      return [['step', change.nodeId, 'data', ...change.path.map(String)]]
    case 'insert':
      return [
        ['step', change.nodeId, 'data', ...change.path.map(String), idOf(change.entry) ?? 'new'],
      ]
    case 'connect':
      return [
        ...(change.edge.id === undefined ? [] : [['edge', change.edge.id]]),
        ['step', change.edge.source, 'exit', exitOf(change.edge.sourceHandle)],
        ['step', change.edge.target, 'entrance', change.edge.source],
      ]
    case 'disconnect':
      return [['edge', change.edgeId]]
    case 'bot':
      return [['bot', ...change.path.map(String)]]
    case 'replace':
      return [[]]
  }
}

const exitOf = (handle: string | null | undefined) => (!handle || handle === 'source' ? '' : handle)

const isWithin = (inner: readonly string[], outer: readonly string[]) =>
  outer.every((step, index) => inner[index] === step)
