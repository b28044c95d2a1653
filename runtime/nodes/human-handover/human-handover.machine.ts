import type { InferOutput } from 'valibot'
import { sayText } from '../../patterns/say.js'
import { statement } from '../../patterns/statement.js'
import type { humanHandoverSchema } from './human-handover.schema.js'

/**
 * Says its message, asks for a person to take over, and goes on (decisions 104 and 31): where there is a live desk, by the
 * desk's chart (decision 83).
 */
export const humanHandoverMachine = () =>
  statement<InferOutput<typeof humanHandoverSchema>>(
    ({ data, variables }) => sayText(data.handoverMessage, variables),
    { type: 'node.handover' },
  )
