import { fields, text } from '../../bot/fields.js'

/** Document 1, section 3: message-node. */
export const messageSchema = fields({ text: text() })
