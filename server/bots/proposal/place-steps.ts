import type { BotNode } from '../../../runtime/bot/bot.schema.js'
import { describeType } from '../../../runtime/builder/describe-type.js'
import { readStep } from '../../../runtime/builder/read-step.js'
import { typeOfStep } from '../../../runtime/draft/steps.js'
import { cleanData } from './clean-data.js'
import type { PlannedStep } from './read-plan.js'
import { newId, type Sheet } from './sheet.js'

/** A step of a plan as it stands in the draft now. */
export interface PlacedStep {
  readonly id: string
  readonly planned: PlannedStep
  /** The ids of its entries by the names that the model gave them. */
  readonly entryIds: ReadonlyMap<string, string>
}

/** The steps of a plan that are there now. */
export interface Placed {
  readonly steps: readonly PlacedStep[]
  /** The id of each by the one that the model gave it. */
  readonly ids: ReadonlyMap<string, string>
  /** How many are of kinds that there are not, or hold what is refused. */
  readonly dropped: number
}

/** Puts the steps of a plan into a draft: those of `selected` are changed, others added. A bot begins with one welcome. */
export function placeSteps(
  sheet: Sheet,
  planned: readonly PlannedStep[],
  selected: ReadonlySet<string>,
): Placed {
  const ids = new Map<string, string>()
  const used = new Set<string>()
  let dropped = 0
  const start = startOf(sheet)
  const drop = () => {
    dropped++
    return []
  }
  const steps = planned.flatMap((step): PlacedStep[] => {
    const wanted = describeType(step.type)?.type
    if (wanted === undefined) return drop()
    const isStart =
      wanted === 'welcome' && start !== undefined && selected.has(start.id) && !used.has(start.id)
    const own =
      step.id !== undefined && selected.has(step.id) && !used.has(step.id) ? step.id : undefined
    const id = own ?? (isStart ? start.id : undefined)
    // A second welcome would be another beginning.
    const type = wanted === 'welcome' && id !== start?.id && start ? 'message' : wanted
    const put = id === undefined ? add(sheet, type, step) : change(sheet, id, type, step)
    if (!put) return drop()
    used.add(put.id)
    if (step.id !== undefined && !ids.has(step.id)) ids.set(step.id, put.id)
    return [{ ...put, planned: step }]
  })
  return { steps, ids, dropped }
}

type Put = Pick<PlacedStep, 'id' | 'entryIds'>

function add(sheet: Sheet, type: string, { data: given }: PlannedStep): Put | undefined {
  const described = describeType(type)
  if (!described) return undefined
  const { data, entryIds } = cleanData(described, given)
  const id = newId('step')
  return sheet.apply({ op: 'add', node: { id, type, data: { ...data } } })
    ? { id, entryIds }
    : undefined
}

function change(
  sheet: Sheet,
  id: string,
  type: string,
  { data: given }: PlannedStep,
): Put | undefined {
  const node = nodeIn(sheet, id)
  const described = describeType(type)
  if (!node || !described) return undefined
  const typeBefore = typeOfStep(node)
  if (typeBefore !== type)
    return typeBefore === 'welcome'
      ? change(sheet, id, typeBefore, { ...emptyPlan, data: given })
      : replace(sheet, node, type, given)
  const before = readStep({ type, data: node.data })
  const { data, entryIds } = cleanData(described, given, before)
  for (const [name, value] of Object.entries(data))
    if (JSON.stringify(before[name]) !== JSON.stringify(value))
      sheet.apply({ op: 'set', nodeId: id, path: [name], value })
  return { id, entryIds }
}

const emptyPlan = { id: undefined, type: 'welcome', next: undefined }

/** Another kind of step under the same id, with the ways that led to the one before. */
function replace(
  sheet: Sheet,
  { id, position }: BotNode,
  type: string,
  given: unknown,
): Put | undefined {
  const described = describeType(type)
  if (!described) return undefined
  const { nodes, edges } = sheet.draft().elements[0]
  const before = nodes[nodes.findIndex(node => node.id === id) + 1]?.id
  const { data, entryIds } = cleanData(described, given)
  if (!sheet.apply({ op: 'remove', nodeId: id })) return undefined
  sheet.apply({
    op: 'add',
    node: { id, type, data: { ...data }, ...(isPlace(position) && { position }) },
    before,
  })
  for (const edge of edges)
    if (edge.target === id && edge.source !== id) sheet.apply({ op: 'connect', edge })
  return { id, entryIds }
}

const isPlace = (position: unknown): position is { x: number; y: number } =>
  Number.isFinite(Object(position).x) && Number.isFinite(Object(position).y)

const nodeIn = (sheet: Sheet, nodeId: string) =>
  sheet.draft().elements[0].nodes.find(({ id }) => id === nodeId)

/** The step that a flow begins with. */
export const startOf = (sheet: Sheet) =>
  sheet.draft().elements[0].nodes.find(node => typeOfStep(node) === 'welcome')
