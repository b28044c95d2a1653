import { defineNode } from '../../node/define-node.js'
import { htmlMachine } from './html.machine.js'
import { htmlSchema } from './html.schema.js'

export const html = defineNode({
  type: 'html',
  schema: htmlSchema,
  machine: htmlMachine,
})
