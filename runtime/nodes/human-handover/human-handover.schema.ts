import { fields, words } from '../../bot/fields.js'

/**
 * Decision 103: what a browser gets of a human-handover-node. The server keeps the further fields of decision 31 until
 * there are live desks.
 */
export const humanHandoverSchema = fields({ handoverMessage: words() })
