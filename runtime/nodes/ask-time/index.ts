import { fields, text, words } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { number } from '../../patterns/value-fields.js'
import { askTimeMachine } from './ask-time.machine.js'

/** A question for a time of day (decision 142). */
export const askTimeSchema = fields({
  questionText: words(),
  answerVariable: text(),
  min: text(),
  max: text(),
  step: number(1),
  incorrectTimeResponse: words(true),
})

export const askTime = defineNode({
  type: 'ask-time',
  schema: askTimeSchema,
  machine: askTimeMachine,
})
