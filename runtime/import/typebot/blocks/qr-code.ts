import { fields, text } from '../../../bot/fields.js'
import { defineBlock } from '../define-block.js'
import { part } from '../typebot.schema.js'

/** A QR code: Typebot makes a picture’s address of it, which a later bubble shows. */
export const qrCode = defineBlock({
  types: ['qr-code'],
  title: 'QR code',
  becomes: ['qr'],
  told: 'The code is shown where it is made; the address of its picture is not kept. Without anything that it holds there is no counterpart.',
  schema: fields({ options: part({ action: text(), data: text(), saveUrlInVariableId: text() }) }),
  convert({ options: { data, saveUrlInVariableId } }, context) {
    const content = context.plain(data.trim())
    if (content === '') return { none: 'It says nothing of what the code holds.' }
    const name = context.names.byId(saveUrlInVariableId)
    if (name !== '')
      context.loss(
        `The code is shown here at once: nothing is kept in {${name}}, so that a picture of it further on shows nothing.`,
      )
    return [{ type: 'qr', data: { content } }]
  },
})
