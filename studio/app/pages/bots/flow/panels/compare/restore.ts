import type { Change, Draft } from 'talkgraph/builder'
import { type FieldDifference, isEntryPath } from '../../model/changes/field-changes.js'
import { type Difference, handleOf, type StepDifference } from './compare.js'

/** The changes that make one difference go away again: what the other bot has comes into the draft. */
export function restore(difference: Difference, other: Draft, draft: Draft): readonly Change[] {
  switch (difference.kind) {
    case 'step':
      return restoreStep(difference, other, draft)
    case 'way': {
      const { before, after } = difference
      if (before) return hasStep(draft, before.target) ? [{ op: 'connect', edge: before }] : []
      return after ? [{ op: 'disconnect', edgeId: after.id }] : []
    }
    case 'value': {
      const { path, before } = difference
      return [{ op: 'bot', path: [...path], value: before }]
    }
  }
}

const hasStep = ({ elements: [{ nodes }] }: Draft, nodeId: string) =>
  nodes.some(({ id }) => id === nodeId)

function restoreStep(
  { nodeId, became, kindBefore, fields }: StepDifference,
  other: Draft,
  draft: Draft,
): Change[] {
  if (became === 'added') return [{ op: 'remove', nodeId }]
  const node = other.elements[0].nodes.find(({ id }) => id === nodeId)
  if (!node) return []
  if (became === 'removed') return [{ op: 'add', node }, ...waysOfStep(nodeId, other, draft)]
  if (kindBefore !== null) {
    const ways = draft.elements[0].edges.filter(
      ({ source, target }) => source === nodeId || target === nodeId,
    )
    return [
      { op: 'remove', nodeId },
      { op: 'add', node },
      ...ways.map((edge): Change => ({ op: 'connect', edge })),
    ]
  }
  // Whole fields, so that entries of lists come back in their places.
  const names = new Set(fields.flatMap(({ path: [name] }) => name ?? []))
  return [...names].map((name): Change => {
    const value = node.data[name]
    return value === undefined
      ? { op: 'unset', nodeId, path: [name] }
      : { op: 'set', nodeId, path: [name], value }
  })
}

/** The ways that begin at a step that comes back, and those to it whose exit has no other way by now. */
function waysOfStep(nodeId: string, other: Draft, draft: Draft): Change[] {
  const taken = new Set(
    draft.elements[0].edges.map(edge => JSON.stringify([edge.source, handleOf(edge)])),
  )
  return other.elements[0].edges.flatMap((edge): Change[] => {
    const isIn = edge.target === nodeId && hasStep(draft, edge.source)
    const isOut = edge.source === nodeId && (edge.target === nodeId || hasStep(draft, edge.target))
    const isFree = !taken.has(JSON.stringify([edge.source, handleOf(edge)]))
    return isOut || (isIn && isFree) ? [{ op: 'connect', edge }] : []
  })
}

/** The change that brings one field of a step back. */
export function restoreField(
  { nodeId, type }: StepDifference,
  { path, before, after }: FieldDifference,
  other: Draft,
  draft: Draft,
): Change {
  const isEntry = isEntryPath(type, path)
  if (before === undefined) return { op: isEntry ? 'take' : 'unset', nodeId, path: [...path] }
  if (after !== undefined || !isEntry) return { op: 'set', nodeId, path: [...path], value: before }
  const list = path.slice(0, -1)
  const next = nextThere(listIn(other, nodeId, list), listIn(draft, nodeId, list), before)
  return {
    op: 'insert',
    nodeId,
    path: list,
    entry: before,
    before: next,
  }
}

/** The first entry behind this one that the list still has. */
function nextThere(
  old: readonly unknown[],
  now: readonly unknown[],
  entry: unknown,
): string | undefined {
  const ids = new Set(now.map(idOf))
  const place = old.findIndex(each => idOf(each) === idOf(entry))
  return old
    .slice(place + 1)
    .map(idOf)
    .find(id => id !== undefined && ids.has(id))
}

const idOf = (entry: unknown): string | undefined => {
  const id: unknown = Object(entry).id
  return typeof id === 'string' ? id : undefined
}

function listIn(
  { elements: [{ nodes }] }: Draft,
  nodeId: string,
  path: FieldDifference['path'],
): readonly unknown[] {
  let value: unknown = nodes.find(({ id }) => id === nodeId)?.data
  for (const name of path) {
    value = Array.isArray(value)
      ? value.find((entry, place) => (idOf(entry) ?? place) === name)
      : Object(value)[name]
  }
  return Array.isArray(value) ? value : []
}
