import type { Change, Operation } from './operation.schema.js'
import { overlaps } from './overlaps.js'

/**
 * Joins operations that follow on the same field or place, such as the letters of a text as they are typed: fewer ones
 * with the same effect, each with the id of the last one that it stands for. Nothing is joined across another operation on the step.
 */
export function mergeOperations(operations: readonly Operation[]): Operation[] {
  const merged: Operation[] = []
  for (const operation of operations) {
    const last = merged.findLastIndex(before => overlaps(before, surroundings(operation)))
    const before = merged[last]
    if (before && isReplacedBy(before, operation)) merged.splice(last, 1)
    merged.push(operation)
  }
  return merged
}

/** The step that an operation is about, as a whole. */
function surroundings(operation: Operation): Change {
  return 'nodeId' in operation ? { op: 'remove', nodeId: operation.nodeId } : operation
}

/** Does the earlier one leave nothing behind once the later one is carried out? */
function isReplacedBy(earlier: Operation, later: Operation): boolean {
  if (earlier.op === 'set' && later.op === 'set')
    return (
      earlier.nodeId === later.nodeId &&
      isSame(earlier.path, later.path) &&
      earlier.path.at(-1) !== 'id'
    )
  if (earlier.op === 'move' && later.op === 'move') return earlier.nodeId === later.nodeId
  return earlier.op === 'bot' && later.op === 'bot' && isSame(earlier.path, later.path)
}

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((step, index) => step === other[index])
