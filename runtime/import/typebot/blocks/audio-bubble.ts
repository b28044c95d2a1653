import { fields, text } from '../../../bot/fields.js'
import { defineBlock } from '../define-block.js'
import { mediaAddress } from '../media.js'
import { part } from '../typebot.schema.js'

/** A sound. It plays when the visitor presses it. */
export const audioBubble = defineBlock({
  types: ['audio'],
  title: 'Audio',
  becomes: ['audio'],
  told: '',
  schema: fields({ content: part({ url: text() }) }),
  convert: ({ content: { url } }, context) => [
    { type: 'audio', data: { audio: mediaAddress(url, context) } },
  ],
})
