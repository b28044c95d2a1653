import { fields } from '../../../bot/fields.js'
import { defineBlock } from '../define-block.js'

/** Goes back to where this bot, or this part of it, was called from. */
export const returnBlock = defineBlock({
  types: ['Return'],
  title: 'Return',
  becomes: ['return'],
  told: 'In a bot that no other one plays there is nothing to go back to: Typebot goes back there after a command or a reply.',
  schema: fields({}),
  convert(_, { isLinked, loss }) {
    if (!isLinked) loss('There is nothing to go back to: the flow goes on, or ends here.')
    return [{ type: 'return', data: {}, ways: isLinked ? [] : [{ handle: null, to: 'on' }] }]
  },
})
