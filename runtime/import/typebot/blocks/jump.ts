import { fields, text } from '../../../bot/fields.js'
import { defineBlock } from '../define-block.js'
import { part } from '../typebot.schema.js'

/** Goes on at a block of the same bot. */
export const jump = defineBlock({
  types: ['Jump'],
  title: 'Jump',
  becomes: ['jump-to'],
  told: 'A jump to a group that there is not, or that is empty.',
  schema: fields({ options: part({ groupId: text(), blockId: text() }) }),
  convert({ options: { groupId, blockId } }, { placeOf }) {
    const nodeId = placeOf(groupId, blockId)
    return nodeId === undefined
      ? { none: 'It leads to no group of the bot, or to an empty one.' }
      : [{ type: 'jump-to', data: { nodeId }, ways: [] }]
  },
})
