import { fields } from '../../bot/fields.js'

/**
 * Decision 103: email-node, as a browser gets it. Recipients, subject and body stay on the server, which sends
 * the mail (decisions 27 and 30).
 */
export const emailSchema = fields({})
