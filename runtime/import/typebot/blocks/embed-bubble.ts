import { fields, flag, text } from '../../../bot/fields.js'
import { defineBlock } from '../define-block.js'
import { part } from '../typebot.schema.js'

const least = 120
const most = 640

/** A page within the chat. */
export const embedBubble = defineBlock({
  types: ['embed'],
  title: 'Embed',
  becomes: ['embed'],
  told: 'A height below 120 or above 640 pixels; a page that is not https; the flow does not wait for an event of the page.',
  schema: fields({
    content: part({ url: text(), height: text('400'), waitForEvent: part({ isEnabled: flag() }) }),
  }),
  convert({ content: { url, height: given, waitForEvent } }, context) {
    const address = context.plain(url.trim())
    if (/^http:/i.test(address))
      context.loss(
        'A page is shown inside the chat only over https: see that its address begins with that.',
      )
    const wanted = Number(given)
    const isNumber = Number.isFinite(wanted) && wanted > 0
    const height = isNumber ? Math.min(most, Math.max(least, Math.round(wanted))) : 400
    if (isNumber && height !== Math.round(wanted))
      context.loss(`It is ${height} pixels high, not ${Math.round(wanted)}.`)
    if (waitForEvent.isEnabled) context.loss('The flow does not wait for the page.')
    return [{ type: 'embed', data: { address, height, showAtOnce: true } }]
  },
})
