import { defineNode } from '../../node/define-node.js'
import { optionExits } from '../../patterns/options.js'
import { choiceOptions, nChoicesMachine } from './n-choices.machine.js'
import { nChoicesSchema } from './n-choices.schema.js'

export const nChoices = defineNode({
  type: 'n-choices',
  schema: nChoicesSchema,
  machine: nChoicesMachine,
  exits: data => [
    ...optionExits(choiceOptions(data)),
    ...(data.optionsFrom.trim() && choiceOptions(data).length > 0 ? [null] : []),
  ],
  branches: true,
})
