import type { InferOutput } from 'valibot'
import { sayText } from '../../patterns/say.js'
import { statement } from '../../patterns/statement.js'
import type { humanHandoverSchema } from './human-handover.schema.js'

/**
 * Says its message and asks for a person to take over (decisions 104 and 31). Where there is a live desk its chart goes on,
 * until the person is done; elsewhere the flow goes on at once (decision 83).
 */
export const humanHandoverMachine = () =>
  statement<InferOutput<typeof humanHandoverSchema>>(
    ({ data, variables }) => sayText(data.handoverMessage, variables),
    { type: 'node.handover' },
    ({ env }) => env.live?.(),
  )
