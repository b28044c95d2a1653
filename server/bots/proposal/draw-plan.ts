import type { Draft } from '../../../runtime/draft/index.js'
import { drawWays } from './draw-ways.js'
import { placeSteps, startOf } from './place-steps.js'
import { mostSteps, type Plan } from './read-plan.js'
import { newId, openSheet, type Sheet } from './sheet.js'

/** A plan as it was drawn into a draft. */
export interface DrawnPlan {
  readonly sheet: Sheet
  /** The steps that are new or were to be changed. */
  readonly touched: ReadonlySet<string>
  /** What the model called each step. */
  readonly ids: ReadonlyMap<string, string>
  /** What of the plan could not be taken, in words. */
  readonly notes: readonly string[]
}

/** Draws a plan into a draft in place of the steps of `selected`; undefined where nothing of it can be used. */
export function drawPlan(
  draft: Draft,
  plan: Plan,
  selected: ReadonlySet<string>,
): DrawnPlan | undefined {
  const sheet = openSheet(draft)
  const placed = placeSteps(sheet, plan.steps, selected)
  const [first] = placed.steps
  if (!first) return undefined
  const lost = drawWays(sheet, placed)
  removeOthers(
    sheet,
    first.id,
    placed.steps.map(({ id }) => id),
    selected,
  )
  return {
    sheet,
    touched: new Set(placed.steps.map(({ id }) => id)),
    ids: placed.ids,
    notes: [
      plan.unread > 0 &&
        `Left out: ${counted(plan.unread, 'step')} that could not be read, or more than ${mostSteps}.`,
      placed.dropped > 0 &&
        `Left out: ${counted(placed.dropped, 'step')} of a kind that there is not.`,
      lost > 0 && `Left out: ${counted(lost, 'way')} to nowhere.`,
    ].filter(note => note !== false),
  }
}

const counted = (count: number, noun: string) => (count === 1 ? `one ${noun}` : `${count} ${noun}s`)

/** Takes away the selected steps that the plan has no more; ways that led to them lead to its first step. */
function removeOthers(
  sheet: Sheet,
  first: string,
  kept: readonly string[],
  selected: ReadonlySet<string>,
): void {
  const start = startOf(sheet)?.id
  const gone = [...selected].filter(id => !kept.includes(id) && id !== start)
  const { edges } = sheet.draft().elements[0]
  for (const edge of edges)
    if (gone.includes(edge.target) && !selected.has(edge.source))
      sheet.apply({ op: 'connect', edge: { ...edge, target: first } })
  for (const nodeId of gone) sheet.apply({ op: 'remove', nodeId })
  if (start === undefined || !selected.has(start) || kept.includes(start)) return
  // The beginning stays, and leads to what was drawn.
  sheet.apply({ op: 'connect', edge: { id: newId('way'), source: start, target: first } })
}
