import { defineForm, defineSample } from '../../node/form.js'
import { nextExit } from '../../patterns/question-fields.form.js'
import { delaySchema } from './index.js'

export const delayForm = defineForm(delaySchema, {
  title: 'Delay',
  group: 'ways',
  help: 'Waits before the next step. It shows nothing.',
  fields: {
    delay: {
      title: 'Waiting time',
      help: 'In seconds, such as 2 or 0.5, up to about 24 days. At 0 the flow goes on at once.',
      kind: 'number',
      unit: 'seconds',
      isPublic: true,
    },
  },
  begins: { delay: 2 },
  exits: nextExit,
  says: ({ delay }) => (delay === 1 ? '1 second' : delay > 0 ? `${delay} seconds` : ''),
  rests: ({ delay }) => delay > 0,
})

export const delaySample = defineSample(delaySchema, { delay: 2 })
