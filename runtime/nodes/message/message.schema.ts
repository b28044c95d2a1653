import { fields, words } from '../../bot/fields.js'

/** Document 1, section 3: message-node. */
export const messageSchema = fields({ text: words() })
