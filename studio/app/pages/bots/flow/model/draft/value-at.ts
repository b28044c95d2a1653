import type { Change, Draft, PathStep } from 'talkgraph/builder'

/** What stands in a draft where a change writes; undefined where there is nothing, or where it writes no single value. */
export function valueAt(draft: Draft, change: Change): unknown {
  if (change.op === 'bot') return follow(draft, change.path)
  if (change.op !== 'set') return undefined
  return follow(draft.elements[0].nodes.find(({ id }) => id === change.nodeId)?.data, change.path)
}

function follow(root: unknown, path: readonly PathStep[]): unknown {
  return path.reduce<unknown>((inner, step) => {
    if (typeof inner !== 'object' || inner === null) return undefined
    const named = Array.isArray(inner) ? inner.find(entry => Object(entry).id === step) : undefined
    return named ?? Reflect.get(inner, step)
  }, root)
}
