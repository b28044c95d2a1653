import { fields, text } from '../../../bot/fields.js'
import { defineBlock } from '../define-block.js'
import { mediaAddress } from '../media.js'
import { part } from '../typebot.schema.js'

/** A picture. */
export const imageBubble = defineBlock({
  types: ['image'],
  title: 'Image',
  becomes: ['image'],
  told: 'A link on the picture; an address that is none of http or https.',
  schema: fields({ content: part({ url: text(), clickLink: part({ url: text(), alt: text() }) }) }),
  convert({ content: { url, clickLink } }, context) {
    if (clickLink.url.trim() !== '')
      context.loss(
        `The picture is no link: put one to ${clickLink.url.trim().slice(0, 100)} into a Link step.`,
      )
    const alt = context.plain(clickLink.alt).trim()
    return [{ type: 'image', data: { image: mediaAddress(url, context), ...(alt && { alt }) } }]
  },
})
