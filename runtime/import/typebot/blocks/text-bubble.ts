import * as v from 'valibot'
import { fields, text } from '../../../bot/fields.js'
import { defineBlock } from '../define-block.js'
import { writeHtmlText } from '../html-text.js'
import { writeRichText } from '../rich-text.js'

/** What the bot says; older files have it in HTML. */
export const textBubble = defineBlock({
  types: ['text'],
  title: 'Text',
  becomes: ['message'],
  told: 'Code inside a text, such as {{=new Date()=}}, pictures without an address, and a text in which no words were found.',
  schema: fields({ content: v.optional(v.unknown()) }),
  convert({ content }, context) {
    const { richText, html, plainText, ...others } = v.parse(said, content)
    const rich = writeRichText(richText, context, context.loss)
    const text =
      rich ||
      writeHtmlText(html, context) ||
      context.words(plainText) ||
      writeHtmlText(typeof content === 'string' ? content : wordsIn(others), context)
    if (text.trim() === '')
      context.loss('It says nothing: no words were found where Typebot has them.')
    return [{ type: 'message', data: { text } }]
  },
})

const said = v.optional(
  fields({
    richText: v.optional(v.unknown()),
    html: text(),
    plainText: text(),
    // Not Typebot's own, and what people and programs write who make such files by hand.
    content: text(),
    text: text(),
    markdown: text(),
  }),
  {},
)

const wordsIn = ({
  content,
  text,
  markdown,
}: Readonly<Record<'content' | 'text' | 'markdown', string>>) => content || text || markdown
