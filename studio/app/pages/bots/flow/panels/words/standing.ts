import { type Draft, typeOfStep } from 'talkgraph/builder'
import {
  type Difference,
  handleOf,
  type StepDifference,
  type WayDifference,
} from '../compare/compare.js'
import type { Proposed } from './proposed.js'

/**
 * How a proposed difference stands to the draft as it is now: it can be accepted, it is there already, it leads to a step that
 * is to be accepted first, or the draft has moved on and it no longer fits.
 */
export type Standing = 'open' | 'done' | 'waits' | 'moved'

/** Tells how a difference stands. */
export function standingOf(
  difference: Difference,
  { base, target }: Proposed,
  now: Draft,
): Standing {
  switch (difference.kind) {
    case 'step':
      return ofStep(difference, base, target, now)
    case 'way':
      return ofWay(difference, target, now)
    case 'value': {
      const value = valueAt(now, difference.path)
      if (isSame(value, difference.after)) return 'done'
      return isSame(value, difference.before) ? 'open' : 'moved'
    }
  }
}

function ofStep(
  { nodeId, became, kindBefore, fields }: StepDifference,
  base: Draft,
  target: Draft,
  now: Draft,
): Standing {
  const [was, wanted, is] = [nodeIn(base, nodeId), nodeIn(target, nodeId), nodeIn(now, nodeId)]
  if (became === 'added') return is ? 'done' : 'open'
  if (became === 'removed') return is ? (isSame(is.data, was?.data) ? 'open' : 'moved') : 'done'
  if (!is || !was || !wanted) return 'moved'
  if (kindBefore !== null) {
    if (typeOfStep(is) === typeOfStep(wanted)) return 'done'
    return typeOfStep(is) === typeOfStep(was) && isSame(is.data, was.data) ? 'open' : 'moved'
  }
  const names = [
    ...new Set(fields.flatMap(({ path: [name] }) => (name === undefined ? [] : String(name)))),
  ]
  if (names.every(name => isSame(is.data[name], wanted.data[name]))) return 'done'
  const fits = names.every(
    name => isSame(is.data[name], was.data[name]) || isSame(is.data[name], wanted.data[name]),
  )
  return fits && typeOfStep(is) === typeOfStep(was) ? 'open' : 'moved'
}

function ofWay(
  { nodeId, sourceHandle, before, after }: WayDifference,
  target: Draft,
  now: Draft,
): Standing {
  if (!nodeIn(now, nodeId)) return 'moved'
  const is = edgeAt(now, nodeId, sourceHandle)?.target
  if (is === after?.target) return 'done'
  const isAsBefore =
    is === before?.target || (is === undefined && before && !nodeIn(now, before.target))
  if (!isAsBefore) return 'moved'
  if (!after || nodeIn(now, after.target)) return 'open'
  return nodeIn(target, after.target) ? 'waits' : 'moved'
}

/** The way that begins at an exit. */
export const edgeAt = (
  { elements: [{ edges }] }: Draft,
  nodeId: string,
  sourceHandle: string | null,
) => edges.find(edge => edge.source === nodeId && handleOf(edge) === sourceHandle)

const nodeIn = ({ elements: [{ nodes }] }: Draft, nodeId: string) =>
  nodes.find(({ id }) => id === nodeId)

function valueAt(draft: Draft, path: readonly string[]): unknown {
  let value: unknown = draft
  for (const name of path)
    value = Object.hasOwn(Object(value), name) ? Object(value)[name] : undefined
  return value
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
