import { defineNode } from '../../node/define-node.js'
import { videoMachine } from './video.machine.js'
import { videoSchema } from './video.schema.js'

export const video = defineNode({
  type: 'video',
  schema: videoSchema,
  machine: videoMachine,
})
