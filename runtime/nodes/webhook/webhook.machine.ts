import type { InferOutput } from 'valibot'
import { outbound } from '../../patterns/outbound.js'
import { sayValue } from '../../patterns/say.js'
import type { webhookSchema } from './webhook.schema.js'

/** Decisions 107, 28 and 52. */
export const webhookMachine = () =>
  outbound<InferOutput<typeof webhookSchema>>({
    step: 'webhook',
    waits: data => data.waitForResponse,
    contents: (body, { data }) => (data.showResponse ? sayValue(body) : []),
    variable: data => data.answerVariable,
    failure: 'Webhook handling failed',
  })
