import type { InferOutput } from 'valibot'
import { fields, text } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { instant } from '../../patterns/instant.js'

/** Decision 103: jump-to-node. Older names of its target: decision 4. */
export const jumpToSchema = fields(
  { nodeId: text() },
  { targetNodeId: 'nodeId', targetId: 'nodeId', jumpTo: 'nodeId', goto: 'nodeId' },
)

/** Goes on at the node that it names (decision 104). If there is none, that is a problem and the end (decision 13). */
const jumpToMachine = () =>
  instant<InferOutput<typeof jumpToSchema>>(({ data }) => ({ handle: null, goTo: data.nodeId }))

export const jumpTo = defineNode({
  type: 'jump-to',
  schema: jumpToSchema,
  machine: jumpToMachine,
})
