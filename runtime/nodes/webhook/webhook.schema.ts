import { fields, flag, list, text } from '../../bot/fields.js'

/**
 * Decision 103: webhook-node, as a browser gets it. Its url, method, headers, body and authentication stay on
 * the server, which executes the step (decision 27).
 */
export const webhookSchema = fields({
  answerVariable: text(),
  waitForResponse: flag(),
  showResponse: flag(true),
  /** Parts of the answer and the variables that keep them (decision 69). */
  responseMapping: list(fields({ path: text(), variableName: text() }, { variable: 'variableName' })),
})
