import { fields } from '../../bot/fields.js'
import { number } from '../../patterns/value-fields.js'

/** Document 1, section 3: delay-node, in seconds. */
export const delaySchema = fields({ delay: number() })
