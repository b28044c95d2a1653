import { fields } from '../../bot/fields.js'

/** The end of a sub-flow: it has no fields. */
export const returnSchema = fields({})
