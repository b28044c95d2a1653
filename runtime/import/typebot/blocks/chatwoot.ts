import { fields, text } from '../../../bot/fields.js'
import { defineBlock } from '../define-block.js'
import { part } from '../typebot.schema.js'

/** Asks a person in. */
export const chatwoot = defineBlock({
  types: ['Chatwoot'],
  title: 'Chatwoot',
  becomes: ['human-handover'],
  told: 'Closing Chatwoot’s window has no counterpart.',
  // Who is asked in stands in the bot’s own settings here, so that where Chatwoot lies says nothing.
  schema: fields({
    options: part({ task: text('Show widget'), baseUrl: text(), websiteToken: text() }),
  }),
  convert({ options: { task } }) {
    if (task !== 'Show widget') return { none: 'There is no window of Chatwoot’s to close.' }
    return [{ type: 'human-handover', data: {} }]
  },
})
