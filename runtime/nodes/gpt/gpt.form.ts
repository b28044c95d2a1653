import { defineForm } from '../../node/form.js'
import { nextExit } from '../../patterns/question-fields.form.js'
import { answerVariableForm } from '../../patterns/variable.form.js'
import { gptSchema } from './gpt.schema.js'

export const gptForm = defineForm(gptSchema, {
  title: 'AI reply',
  group: 'calls',
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
})
