import { fields, text } from '../../../bot/fields.js'
import { defineBlock } from '../define-block.js'
import { part } from '../typebot.schema.js'

/** A pause in seconds. */
export const wait = defineBlock({
  types: ['Wait'],
  title: 'Wait',
  becomes: ['delay'],
  told: 'Seconds that come from a variable: the pause is one second.',
  schema: fields({ options: part({ secondsToWaitFor: text() }) }),
  convert({ options: { secondsToWaitFor } }, { loss }) {
    const seconds = secondsToWaitFor.trim() === '' ? 0 : Number(secondsToWaitFor)
    if (!Number.isFinite(seconds) || seconds < 0) {
      loss(`The pause is one second: “${secondsToWaitFor.slice(0, 40)}” is no number of seconds.`)
      return [{ type: 'delay', data: { delay: 1 } }]
    }
    return [{ type: 'delay', data: { delay: seconds } }]
  },
})
