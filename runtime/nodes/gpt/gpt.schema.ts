import { fields, text } from '../../bot/fields.js'

/**
 * Decision 103: gpt-node, as a browser gets it. Its context, model, key and roles stay on the server, which
 * asks the provider (decisions 27 and 29).
 */
export const gptSchema = fields({ answerVariable: text() })
