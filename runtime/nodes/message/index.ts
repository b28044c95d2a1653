import type { InferOutput } from 'valibot'
import { fields, words } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { sayText } from '../../patterns/say.js'
import { statement } from '../../patterns/statement.js'

/** Decision 103: message-node. */
export const messageSchema = fields({ text: words() })

const messageMachine = () =>
  statement<InferOutput<typeof messageSchema>>(({ data, variables }) =>
    sayText(data.text, variables),
  )

export const message = defineNode({
  type: 'message',
  schema: messageSchema,
  machine: messageMachine,
})
