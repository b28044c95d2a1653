import { defineNode } from '../../node/define-node.js'
import { slotEdgeNames } from '../../patterns/option-slots.js'
import { optionExits } from '../../patterns/options.js'
import { twoChoicesMachine, twoOptions } from './two-choices.machine.js'
import { twoChoicesSchema } from './two-choices.schema.js'

export const twoChoices = defineNode({
  type: 'two-choices',
  schema: twoChoicesSchema,
  machine: twoChoicesMachine,
  exits: data => optionExits(twoOptions(data)),
  edgeNames: slotEdgeNames,
  branches: true,
})
