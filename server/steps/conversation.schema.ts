import * as v from 'valibot'
import { stepValuesSchema } from './step-values.js'

const entry = v.object({ by: v.picklist(['bot', 'user', 'agent']), message: v.unknown() })

/** What a browser sends with a step that takes the conversation: the values of every step, and what was said so far. */
export const conversationSchema = v.intersect([
  stepValuesSchema,
  v.object({ transcript: v.optional(v.array(entry), []) }),
])

/** What was said so far and what is known. */
export type ConversationValues = v.InferOutput<typeof conversationSchema>
