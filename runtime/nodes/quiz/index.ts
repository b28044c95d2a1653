import { defineNode } from '../../node/define-node.js'
import { offeredOptions } from '../../patterns/option-slots.js'
import { quizMachine } from './quiz.machine.js'
import { quizSchema } from './quiz.schema.js'

export const quiz = defineNode({
  type: 'quiz',
  schema: quizSchema,
  machine: quizMachine,
  exits: data => (offeredOptions(data).length > 0 ? ['source-1'] : [null]),
  branches: true,
})
