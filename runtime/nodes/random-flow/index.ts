import type { InferOutput } from 'valibot'
import { fields, list, text } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { instant } from '../../patterns/instant.js'
import { number } from '../../patterns/value-fields.js'

/** Decision 103: random-flow-node. */
export const randomFlowSchema = fields({
  branches: list(fields({ id: text(), weight: number() })),
})

type Data = InferOutput<typeof randomFlowSchema>

/** Picks a branch by chance and weight, or the first one if all weights are 0 (decisions 104 and 10). */
const randomFlowMachine = () =>
  instant<Data>(({ nodeId, data, env }, report) => {
    const branches = branchesOf(data)
    if (branches.length === 0)
      report('BOT_INVALID', `The step "${nodeId}" has no branches; it is passed by its plain edge.`)
    const weights = branches.map(({ weight }) => Math.max(0, weight))
    let total = 0
    for (const weight of weights) total += weight
    let left = env.random() * total
    const picked = weights.findIndex(weight => {
      left -= weight
      return left < 0
    })
    return { handle: branches[Math.max(0, picked)]?.id ?? null }
  })

export const randomFlow = defineNode({
  type: 'random-flow',
  schema: randomFlowSchema,
  machine: randomFlowMachine,
  exits: branchExits,
  edgeNames: branchNames,
  branches: true,
})

/** The ways out: the branches' ids, or the plain way where there is no branch. */
function branchExits(data: Data): (string | null)[] {
  const branches = branchesOf(data)
  return branches.length > 0 ? branches.map(({ id }) => id) : [null]
}

/** The names of a branch on an edge: its id, then `source-<index>`, never those of another branch (decisions 7 and 10). */
function branchNames(handle: string, data: Data): string[] {
  const names = [handle, `source-${branchesOf(data).findIndex(({ id }) => id === handle)}`]
  return /^\d+$/.test(handle) ? names : [...names, `source-${handle}`]
}

/** A branch without an id has its index for one (decision 10). */
function branchesOf({ branches }: Data): Data['branches'] {
  return branches.map(({ id, weight }, index) => ({ id: id || String(index), weight }))
}
