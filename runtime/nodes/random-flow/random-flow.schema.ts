import { fields, list, text } from '../../bot/fields.js'
import { number } from '../../patterns/value-fields.js'

/** Decision 103: random-flow-node. */
export const randomFlowSchema = fields({
  branches: list(fields({ id: text(), weight: number() })),
})
