import { defineNode } from '../../node/define-node.js'
import { slotEdgeNames } from '../../patterns/option-slots.js'
import { optionExits } from '../../patterns/options.js'
import { threeChoicesMachine, threeOptions } from './three-choices.machine.js'
import { threeChoicesSchema } from './three-choices.schema.js'

export const threeChoices = defineNode({
  type: 'three-choices',
  schema: threeChoicesSchema,
  machine: threeChoicesMachine,
  exits: data => optionExits(threeOptions(data)),
  edgeNames: slotEdgeNames,
  branches: true,
})
