import * as v from 'valibot'
import { stepValuesSchema } from '../step-values.js'

const entry = v.object({ by: v.picklist(['bot', 'user']), message: v.unknown() })

/** What a browser sends with an AI step: the values of every step, and the conversation so far. */
export const aiValuesSchema = v.intersect([
  stepValuesSchema,
  v.object({ transcript: v.optional(v.array(entry), []) }),
])

/** What was said so far and what is known. */
export type AiValues = v.InferOutput<typeof aiValuesSchema>
