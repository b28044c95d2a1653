import * as v from 'valibot'
import { fields, list, text } from '../../bot/fields.js'
import { number } from '../../patterns/value-fields.js'

/** Decision 103: random-flow-node. A branch without an id has its index for one (decision 10). */
export const randomFlowSchema = fields({
  branches: v.pipe(
    list(fields({ id: text(), weight: number() })),
    v.transform(branches => branches.map(({ id, weight }, index) => ({ id: id || String(index), weight }))),
  ),
})
