import type { TryoutGoal } from '@talkgraph/wire/experiments'
import { toNumber } from '../../../runtime/validate/compare-numbers.js'
import type { Experiment } from '../../bots/publish/experiments-in.js'
import type { ExperimentVisit } from '../../store/index.js'

/** What of a conversation says which branch it took and whether it reached the goal. */
export interface ToldConversation {
  readonly visited: readonly (
    | { readonly node: string }
    | { readonly edge: { readonly source: string; readonly sourceHandle?: string | undefined } }
  )[]
  readonly answerVariables: readonly { readonly key: string; readonly value: unknown }[]
  readonly variables: Readonly<Record<string, unknown>>
  readonly visitor: Readonly<Record<string, string | undefined>>
  readonly endedAt: number | null
}

/** The experiments that a conversation came by, with the branch that it took first; those that were ended are left out. */
export function visitsIn(
  experiments: readonly Experiment[],
  told: ToldConversation,
): Omit<ExperimentVisit, 'visitor' | 'session'>[] {
  return experiments.flatMap(experiment => {
    const { nodeId, name, branches, winner } = experiment
    if (winner !== undefined) return []
    const at = told.visited.findIndex(visit => 'edge' in visit && visit.edge.source === nodeId)
    const visit = told.visited[at]
    const handle = visit && 'edge' in visit ? visit.edge.sourceHandle : undefined
    const branch = handle && branches.find(({ handles }) => handles.includes(handle))
    if (!branch) return []
    return { nodeId, name, branch: branch.id, isReached: isReached(experiment, told, at) }
  })
}

/** Whether a conversation has reached a goal since a place in its way. */
export function isReached(
  { goal }: { readonly goal: TryoutGoal },
  told: ToldConversation,
  from: number,
): boolean {
  const reached: Readonly<Record<TryoutGoal['kind'], () => boolean>> = {
    finished: () => told.endedAt !== null,
    step: () =>
      told.visited.slice(from).some(visit => 'node' in visit && visit.node === goal.nodeId),
    variable: () => valuesOf(told, goal.name?.trim() ?? '').some(isFilled),
    value: () => valuesOf(told, goal.name?.trim() ?? '').some(holds(goal.value ?? '')),
  }
  return reached[goal.kind]()
}

const valuesOf = ({ variables, visitor, answerVariables }: ToldConversation, name: string) => [
  Object.hasOwn(variables, name) ? variables[name] : undefined,
  Object.hasOwn(visitor, name) ? visitor[name] : undefined,
  ...answerVariables.filter(({ key }) => key === name).map(({ value }) => value),
]

/** Whether something is a number that is at least this one, or this text, whatever its capitals; of several ticks, one. */
function holds(wanted: string): (value: unknown) => boolean {
  const [least, words] = [toNumber(wanted), asWords(wanted)]
  const isIt = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.some(isIt)
    if (typeof value === 'object' || value === undefined || words === '') return false
    const [number, said] = [toNumber(String(value)), asWords(String(value))]
    return said === words || (least !== undefined && number !== undefined && number >= least)
  }
  return isIt
}

const asWords = (text: string) => text.trim().toLowerCase()

const isFilled = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0)
