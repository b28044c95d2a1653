import { fields } from '../../bot/fields.js'

/**
 * Decision 103: what a browser gets of an email-node. The server keeps recipients, subject and body, and sends the
 * mail (decisions 27 and 30).
 */
export const emailSchema = fields({})
