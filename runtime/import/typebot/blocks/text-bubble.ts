import * as v from 'valibot'
import { fields, text } from '../../../bot/fields.js'
import { defineBlock } from '../define-block.js'
import { writeHtmlText } from '../html-text.js'
import { writeRichText } from '../rich-text.js'
import { part } from '../typebot.schema.js'

/** What the bot says; older files have it in HTML. */
export const textBubble = defineBlock({
  types: ['text'],
  title: 'Text',
  becomes: ['message'],
  told: 'Code inside a text, such as {{=new Date()=}}, and pictures without an address.',
  schema: fields({
    content: part({ richText: v.optional(v.unknown()), html: text(), plainText: text() }),
  }),
  convert({ content: { richText, html, plainText } }, context) {
    const rich = writeRichText(richText, context, context.loss)
    const said = rich || writeHtmlText(html, context) || context.words(plainText)
    return [{ type: 'message', data: { text: said } }]
  },
})
