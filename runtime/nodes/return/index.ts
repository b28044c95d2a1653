import { fields } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { instant } from '../../patterns/instant.js'

/** The end of a sub-flow: it has no fields. */
export const returnSchema = fields({})

/** Ends the sub-flow that it stands in (decision 130). */
const returnMachine = () => instant(() => ({ handle: null, goBack: true }))

export const returnNode = defineNode({
  type: 'return',
  schema: returnSchema,
  machine: returnMachine,
})
