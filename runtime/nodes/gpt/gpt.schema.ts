import { fields, text } from '../../bot/fields.js'

/**
 * Decision 103: what a browser gets of a gpt-node. The server keeps context, model, key and role, and asks the
 * provider (decisions 27 and 29).
 */
export const gptSchema = fields({ answerVariable: text() })
