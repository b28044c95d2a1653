import type { InferOutput } from 'valibot'
import { sayText } from '../../patterns/say.js'
import { statement } from '../../patterns/statement.js'
import type { messageSchema } from './message.schema.js'

export const messageMachine = () =>
  statement<InferOutput<typeof messageSchema>>(({ data, variables }) => sayText(data.text, variables))
