import type { InferOutput } from 'valibot'
import { outbound } from '../../patterns/outbound.js'
import { sayValue } from '../../patterns/say.js'
import type { webhookSchema } from './webhook.schema.js'

/** Document 1, section 7, points 1 and 2; decisions 28 and 52. */
export const webhookMachine = () =>
  outbound<InferOutput<typeof webhookSchema>>({
    step: 'webhook',
    waits: data => data.waitForResponse,
    contents: (body, { data }) => (data.showResponse ? sayValue(body) : []),
    variable: data => data.answerVariable,
    failure: 'Webhook handling failed',
  })
