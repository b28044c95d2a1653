import { fields, words } from '../../bot/fields.js'

/** Document 1, section 3: html-node. */
export const htmlSchema = fields({ html: words() })
