import { fields, words } from '../../bot/fields.js'

/**
 * Decision 103: what a browser gets of a human-handover-node. The server keeps the further fields of decision 31,
 * and tells a widget those that it needs when it hands over.
 */
export const humanHandoverSchema = fields({ handoverMessage: words() })
