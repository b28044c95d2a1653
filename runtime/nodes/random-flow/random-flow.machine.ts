import type { InferOutput } from 'valibot'
import { instant } from '../../patterns/instant.js'
import type { randomFlowSchema } from './random-flow.schema.js'

type Data = InferOutput<typeof randomFlowSchema>

/** Picks a branch by chance and weight; the first one if all weights are 0 (decisions 104 and 10). */
export const randomFlowMachine = () =>
  instant<Data>(({ nodeId, data: { branches }, env }, report) => {
    if (branches.length === 0)
      report('BOT_INVALID', `The step "${nodeId}" has no branches; it is passed by its plain edge.`)
    const weights = branches.map(({ weight }) => Math.max(0, weight))
    let left = env.random() * weights.reduce((sum, weight) => sum + weight, 0)
    const picked = weights.findIndex(weight => {
      left -= weight
      return left < 0
    })
    return { handle: branches[Math.max(0, picked)]?.id ?? null }
  })

/** The names of a branch on an edge: its id, then `source-<index>`, never those of another branch (decisions 7 and 10). */
export function branchNames(handle: string, { branches }: Data): string[] {
  const names = [handle, `source-${branches.findIndex(({ id }) => id === handle)}`]
  return /^\d+$/.test(handle) ? names : [...names, `source-${handle}`]
}
