import type { InferOutput } from 'valibot'
import { fields, list, text } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { instant } from '../../patterns/instant.js'
import { number } from '../../patterns/value-fields.js'
import { branchAt, branchExits, branchNames, identified } from '../../patterns/weighted-branches.js'

/** Decision 103: random-flow-node. */
export const randomFlowSchema = fields({
  branches: list(fields({ id: text(), weight: number() })),
})

type Data = InferOutput<typeof randomFlowSchema>

/** Picks a branch by chance and weight, or the first one if all weights are 0 (decisions 104, 7 and 10). */
const randomFlowMachine = () =>
  instant<Data>(({ nodeId, data, env }, report) => {
    const branches = identified(data.branches)
    if (branches.length === 0)
      report('BOT_INVALID', `The step "${nodeId}" has no branches; it is passed by its plain way.`)
    return { handle: branchAt(branches, env.random())?.id ?? null }
  })

export const randomFlow = defineNode({
  type: 'random-flow',
  schema: randomFlowSchema,
  machine: randomFlowMachine,
  exits: ({ branches }) => branchExits(branches),
  edgeNames: (handle, { branches }) => branchNames(handle, branches),
  branches: true,
})
