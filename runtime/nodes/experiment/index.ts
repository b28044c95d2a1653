import * as v from 'valibot'
import { fields, list, oneOf, text } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { instant } from '../../patterns/instant.js'
import { number } from '../../patterns/value-fields.js'
import { branchAt, branchExits, branchNames, identified } from '../../patterns/weighted-branches.js'
import { shareOf } from '../../session/share-of.js'

/** What is tried, and by what its branches are measured. */
export const experimentSchema = fields({
  name: text(),
  goal: v.optional(
    fields({
      kind: oneOf(['finished', 'step', 'variable', 'value'], 'finished'),
      nodeId: text(),
      name: text(),
      value: text(),
    }),
    {},
  ),
  branches: list(fields({ id: text(), branchName: text(), weight: number(1) })),
  winner: text(),
})

/** Sends a visitor by the same branch each time, or by chance where nobody knows who it is; all by the winner once there is one (decisions 190, 7 and 10). */
const experimentMachine = () =>
  instant<v.InferOutput<typeof experimentSchema>>(({ nodeId, data, env }, report) => {
    const branches = identified(data.branches)
    if (branches.length === 0)
      report('BOT_INVALID', `The step "${nodeId}" has no branches; it is passed by its plain way.`)
    const won = branches.find(({ id }) => id === data.winner)
    const visitor = env.visitor?.()
    const place =
      visitor === undefined ? env.random() : shareOf(data.name.trim() || nodeId, visitor)
    return { handle: (won ?? branchAt(branches, place))?.id ?? null }
  })

export const experiment = defineNode({
  type: 'experiment',
  schema: experimentSchema,
  machine: experimentMachine,
  exits: ({ branches }) => branchExits(branches),
  edgeNames: (handle, { branches }) => branchNames(handle, branches),
  branches: true,
})
