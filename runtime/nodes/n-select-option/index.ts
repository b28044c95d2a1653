import { defineNode } from '../../node/define-node.js'
import { optionExits } from '../../patterns/options.js'
import { nSelectOptionMachine, selectOptions } from './n-select-option.machine.js'
import { nSelectOptionSchema } from './n-select-option.schema.js'

export const nSelectOption = defineNode({
  type: 'n-select-option',
  schema: nSelectOptionSchema,
  machine: nSelectOptionMachine,
  exits: data => [
    ...optionExits(selectOptions(data)),
    ...(data.optionsFrom.trim() && selectOptions(data).length > 0 ? [null] : []),
  ],
  branches: true,
})
