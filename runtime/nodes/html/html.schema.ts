import { fields, words } from '../../bot/fields.js'

/** Decision 103: html-node. */
export const htmlSchema = fields({ html: words() })
