import { fields, words } from '../../bot/fields.js'

/** Decision 103: message-node. */
export const messageSchema = fields({ text: words() })
