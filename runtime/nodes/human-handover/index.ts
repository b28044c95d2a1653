import type { InferOutput } from 'valibot'
import { fields, words } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { sayText } from '../../patterns/say.js'
import { statement } from '../../patterns/statement.js'

/**
 * Decision 103: what a browser gets of a human-handover-node, and what is said where no live desk is on. The server keeps the further fields of decision 31,
 * and tells a widget those that it needs when it hands over.
 */
export const humanHandoverSchema = fields({ handoverMessage: words(), noDeskMessage: words() })

/**
 * Says its message, asks for a person to take over, and goes on (decisions 104 and 31): where there is a live desk, by the
 * desk's chart (decision 83).
 */
const humanHandoverMachine = () =>
  statement<InferOutput<typeof humanHandoverSchema>>(
    ({ data, env, variables }) => {
      const { handoverMessage, noDeskMessage } = data
      const isPromised = env.live || env.hasDesk || noDeskMessage.trim() === ''
      return sayText(isPromised ? handoverMessage : noDeskMessage, variables)
    },
    { type: 'node.handover' },
  )

export const humanHandover = defineNode({
  type: 'human-handover',
  schema: humanHandoverSchema,
  machine: humanHandoverMachine,
})
