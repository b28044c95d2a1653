import { applyOperations, asOperations, type Change, type Draft } from 'talkgraph/builder'
import type { Places } from '../../model/graph/places.js'
import type { Difference } from '../compare/compare.js'
import { restore } from '../compare/restore.js'
import type { Proposed } from './proposed.js'
import { edgeAt, standingOf } from './standing.js'

/** The changes that bring all of these differences into the draft that still fit, each after those that it waits for. */
export function acceptAll(
  differences: readonly Difference[],
  proposed: Proposed,
  now: Draft,
  shown: Places,
): readonly Change[] {
  let draft = now
  const changes: Change[] = []
  for (const difference of differences.toSorted((one, other) => rank(one) - rank(other))) {
    if (standingOf(difference, proposed, draft) !== 'open') continue
    const own = accept(difference, proposed, draft, shown)
    const nextId = () => `accepted-${changes.length}-${count++}`
    let count = 0
    draft = applyOperations(draft, asOperations(own, nextId)).draft
    changes.push(...own)
  }
  return changes
}

/** The changes that bring one proposed difference into the draft. A new step comes to the place where it was shown. */
function accept(
  difference: Difference,
  { target }: Proposed,
  now: Draft,
  shown: Places,
): readonly Change[] {
  if (difference.kind === 'way' && !difference.after) {
    const edge = edgeAt(now, difference.nodeId, difference.sourceHandle)
    return edge ? [{ op: 'disconnect', edgeId: edge.id }] : []
  }
  return restore(mirrored(difference), target, now).map(change => {
    const position = change.op === 'add' ? shown.get(change.node.id) : undefined
    return change.op === 'add' && position
      ? { ...change, node: { ...change.node, position } }
      : change
  })
}

/** The difference as one that brings back what the target has. */
function mirrored(difference: Difference): Difference {
  const became = ({ added: 'removed', removed: 'added', changed: 'changed' } as const)[
    difference.became
  ]
  if (difference.kind === 'step') return { ...difference, became }
  const { before, after } = difference
  return difference.kind === 'way'
    ? { ...difference, became, before: difference.after, after: difference.before }
    : { ...difference, became, before: after, after: before }
}

/** New steps first, so that ways can lead to them; what goes away last. */
function rank({ kind, became }: Difference): number {
  if (kind === 'step') return became === 'added' ? 0 : became === 'changed' ? 1 : 3
  return kind === 'way' ? 2 : 4
}
