import { fields, words } from '../../bot/fields.js'

/**
 * Decision 103: human-handover-node, as far as a browser needs it before there are agents; the further fields of
 * decision 31 stay in the bot file.
 */
export const humanHandoverSchema = fields({ handoverMessage: words() })
