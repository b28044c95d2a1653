import { fields } from '../../bot/fields.js'
import { number } from '../../patterns/value-fields.js'

/** Decision 103: delay-node. The delay is in seconds. */
export const delaySchema = fields({ delay: number() })
