import { defineNode } from '../../node/define-node.js'
import { optionExits } from '../../patterns/options.js'
import { imageChoiceMachine, imageOptions } from './image-choice.machine.js'
import { imageChoiceSchema } from './image-choice.schema.js'

export const imageChoice = defineNode({
  type: 'image-choice',
  schema: imageChoiceSchema,
  machine: imageChoiceMachine,
  exits: data => optionExits(imageOptions(data)),
  branches: true,
})
