import { exitsOf, type StepExit } from '../../../runtime/builder/exits-of.js'
import { typeOfStep } from '../../../runtime/draft/steps.js'
import type { Placed, PlacedStep } from './place-steps.js'
import { newId, type Sheet } from './sheet.js'

/** Draws the ways of the steps of a plan. Resolves to how many led nowhere, or began at an exit that there is not. */
export function drawWays(sheet: Sheet, placed: Placed): number {
  return placed.steps.reduce((lost, step) => lost + waysOf(sheet, step, placed), 0)
}

function waysOf(
  sheet: Sheet,
  { id, planned: { next }, entryIds }: PlacedStep,
  { ids }: Placed,
): number {
  if (next === undefined) return 0
  const { nodes } = sheet.draft().elements[0]
  const node = nodes.find(each => each.id === id)
  if (!node) return 0
  const exits = exitsOf({ type: typeOfStep(node), data: node.data }, sheet.edgesFrom(id))
  const open = exits.filter(({ state }) => state !== 'look')
  const wanted = new Map<StepExit, string>()
  let lost = 0
  for (const { exit, to } of next) {
    const target = ids.get(to) ?? nodes.find(each => each.id === to)?.id
    const named = exitOf(open, exit, entryIds)
    if (target === undefined || (!named && !isPlain(exit))) lost++
    else if (named) wanted.set(named, target)
    // Where there is no plain way, it is meant for every exit that leads nowhere else.
    else for (const other of open) if (!wanted.has(other)) wanted.set(other, target)
  }
  for (const edge of sheet.edgesFrom(id)) {
    const exit = open.find(each => isAt(each, edge.sourceHandle))
    if (exit ? !wanted.has(exit) : !exits.some(each => isAt(each, edge.sourceHandle)))
      sheet.apply({ op: 'disconnect', edgeId: edge.id })
  }
  for (const [exit, target] of wanted) {
    const known = sheet
      .edgesFrom(id)
      .some(edge => isAt(exit, edge.sourceHandle) && edge.target === target)
    if (known) continue
    const { sourceHandle } = exit
    sheet.apply({
      op: 'connect',
      edge: {
        id: newId('way'),
        source: id,
        target,
        ...(sourceHandle !== null && { sourceHandle }),
      },
    })
  }
  return lost
}

const isPlain = (exit: string) =>
  ['', 'next', 'source', 'default', 'null'].includes(exit.trim().toLowerCase())

/** The exit that a model means: by its handle, by the id that it gave an entry, or by its words. */
function exitOf(
  exits: readonly StepExit[],
  named: string,
  ids: ReadonlyMap<string, string>,
): StepExit | undefined {
  const name = ids.get(named) ?? named
  const words = name.trim().toLowerCase()
  const byHandle = exits.find(
    ({ handle, sourceHandle }) => handle === name || sourceHandle === name,
  )
  if (byHandle) return byHandle
  if (isPlain(name))
    return (
      exits.find(({ handle }) => handle === null) ?? (exits.length === 1 ? exits[0] : undefined)
    )
  return exits.find(({ title }) => title.trim().toLowerCase() === words)
}

const isAt = ({ sourceHandle }: StepExit, handle: string | null | undefined) =>
  (sourceHandle ?? 'source') === (handle || 'source')
