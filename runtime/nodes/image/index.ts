import { defineNode } from '../../node/define-node.js'
import { imageMachine } from './image.machine.js'
import { imageSchema } from './image.schema.js'

export const image = defineNode({
  type: 'image',
  schema: imageSchema,
  machine: imageMachine,
})
