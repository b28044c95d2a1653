import { defineForm, defineSample } from '../../node/form.js'
import { answerVariableForm, nextExit } from '../../patterns/question-fields.form.js'
import { gptSchema } from './index.js'

export const gptForm = defineForm(gptSchema, {
  title: 'AI reply',
  group: 'calls',
  tried: { about: 'The AI answers once.', takesWords: true },
  help: 'Has the server send the conversation so far to an AI provider, shows the reply, and goes on.',
  fields: {
    answerVariable: answerVariableForm,
    showReply: {
      title: 'Show the reply',
      help: 'Off, the reply is only kept, for later texts and conditions.',
      kind: 'switch',
      isPublic: true,
    },
  },
  exits: nextExit,
  says: (_, { context }) => (typeof context === 'string' ? context : ''),
})

export const gptSample = defineSample(gptSchema, {
  context: 'You work at the counter of Corner Bakery. Answer in two friendly sentences.',
  selectedModel: 'gpt-3.5-turbo',
  apiKey: '',
  answerVariable: 'advice',
})
