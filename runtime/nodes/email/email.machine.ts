import type { InferOutput } from 'valibot'
import { outbound } from '../../patterns/outbound.js'
import type { emailSchema } from './email.schema.js'

/** Has its mail sent and goes on without waiting (decisions 104, 30 and 52). */
export const emailMachine = () =>
  outbound<InferOutput<typeof emailSchema>>({
    step: 'email',
    waits: () => false,
    contents: () => [],
    failure: 'Email handling failed',
  })
