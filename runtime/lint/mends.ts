import type { BotEdge } from '../bot/bot.schema.js'
import { edgesAtExit } from '../draft/exits.js'
import { type NamedEdge, nameEdges } from '../draft/name-edges.js'
import type { PathStep } from '../draft/operation.schema.js'
import { locate } from '../draft/path.js'
import { RefusedError } from '../draft/refusal.js'
import type { LintedField } from './fields-in.js'
import type { LintedBot, LintedNode } from './linted-bot.js'
import type { Mend } from './mend.js'

// Mends that several rules offer. Where one would not be safe there is none.

/** What a finding may carry; nothing where there is no mend. */
export const withMend = (mend: Mend | undefined): { readonly mend?: Mend } => (mend ? { mend } : {})

/** Removes an edge. */
export function removeEdge(edge: BotEdge, bot: Pick<LintedBot, 'file'>): Mend {
  return { title: 'Remove the way', changes: [{ op: 'disconnect', edgeId: idOf(edge, bot) }] }
}

/** Removes the edges that begin or end at a node that does not exist; undefined where there are none. */
export function removeLooseEdges(file: LintedBot['file']): Mend | undefined {
  const { nodes = [], edges = [] } = file.elements[0] ?? {}
  const ids = new Set(nodes.map(({ id }) => id))
  const loose = edges.filter(({ source, target }) => !ids.has(source) || !ids.has(target))
  if (loose.length === 0) return undefined
  return {
    title: 'Remove the ways to nowhere',
    changes: loose.map(edge => ({ op: 'disconnect', edgeId: idOf(edge, { file }) })),
  }
}

/** Lets an edge begin at another exit; where that exit has a way already, the edge goes. */
export function beginAt(
  handle: string | undefined,
  edge: BotEdge,
  node: LintedNode,
  bot: LintedBot,
): Mend {
  const step = { id: node.id, type: node.type, data: node.written }
  const isTaken =
    handle === undefined || edgesAtExit(step, { sourceHandle: handle }, named(bot)).length > 0
  if (isTaken) return removeEdge(edge, bot)
  const moved = { ...edge, id: idOf(edge, bot), sourceHandle: handle }
  return { title: `Let the way begin at "${handle}"`, changes: [{ op: 'connect', edge: moved }] }
}

/** Writes another value into a field; undefined where there is none to write, or where the file has the field in a form of its own. */
export function writeInstead(
  value: string | undefined,
  field: LintedField,
  { id, written }: LintedNode,
  name = value,
): Mend | undefined {
  if (value === undefined || !stands(field, written)) return undefined
  return {
    title: `Write "${name}"`,
    changes: [{ op: 'set', nodeId: id, path: [...field.steps], value }],
  }
}

/** What is read of a field may be written otherwise: several addresses in one text, a list as an object. */
function stands({ steps, value }: LintedField, written: unknown): boolean {
  return steps.length === 1 || valueAt(written, steps) === value
}

/** What stands in a node's data at a path; undefined where the path leads nowhere. */
export function valueAt(data: unknown, path: readonly PathStep[]): unknown {
  try {
    return locate(data, path).value
  } catch (error) {
    if (error instanceof RefusedError) return undefined
    throw error
  }
}

const known = new WeakMap<LintedBot['file'], ReadonlyMap<BotEdge, NamedEdge>>()

/** The edges of a file with the ids that they have in a draft of it. */
function byEdge({ file }: Pick<LintedBot, 'file'>): ReadonlyMap<BotEdge, NamedEdge> {
  const before = known.get(file)
  if (before) return before
  const edges = file.elements[0]?.edges ?? []
  const ids = nameEdges(edges)
  const made = new Map(
    edges.flatMap((edge, index) => (ids[index] ? [[edge, ids[index]] as const] : [])),
  )
  known.set(file, made)
  return made
}

const named = (bot: LintedBot) => [...byEdge(bot).values()]

const idOf = (edge: BotEdge, bot: Pick<LintedBot, 'file'>) => byEdge(bot).get(edge)?.id ?? ''
