import { fields } from '../../bot/fields.js'
import { defineStep } from '../../node/step.js'
import { intentSchema } from './index.js'

/** The server's half: it tells which of the bot's intents the visitor's words have. */
export const intentServer = defineStep({
  publicSchema: intentSchema,
  schema: fields({}),
  fields: {},
  takes: 'conversation',
  needs: ['understand'],
  failure: 'What a visitor means could not be told',
  run: ({ threshold, entities }, { understand }) => {
    const least = Number(threshold)
    const isSet = threshold.trim() !== '' && !Number.isNaN(least)
    return understand({ entities, ...(isSet && { threshold: least }) })
  },
})
