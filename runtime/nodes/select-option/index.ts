import { defineNode } from '../../node/define-node.js'
import { offeredOptions, slotEdgeNames } from '../../patterns/option-slots.js'
import { optionExits } from '../../patterns/options.js'
import { selectOptionMachine } from './select-option.machine.js'
import { selectOptionSchema } from './select-option.schema.js'

export const selectOption = defineNode({
  type: 'select-option',
  schema: selectOptionSchema,
  machine: selectOptionMachine,
  exits: data => optionExits(offeredOptions(data)),
  edgeNames: slotEdgeNames,
  branches: true,
})
