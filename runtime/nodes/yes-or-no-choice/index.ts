import { defineNode } from '../../node/define-node.js'
import { optionExits } from '../../patterns/options.js'
import { yesOrNoChoiceMachine, yesOrNoOptions } from './yes-or-no-choice.machine.js'
import { yesOrNoChoiceSchema } from './yes-or-no-choice.schema.js'

export const yesOrNoChoice = defineNode({
  type: 'yes-or-no-choice',
  schema: yesOrNoChoiceSchema,
  machine: yesOrNoChoiceMachine,
  exits: data => optionExits(yesOrNoOptions(data)),
  branches: true,
})
