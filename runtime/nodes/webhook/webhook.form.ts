import { defineForm, defineSample } from '../../node/form.js'
import { answerVariableForm } from '../../patterns/question-fields.form.js'
import { responseMappingForm } from '../../patterns/response-mapping.form.js'
import { webhookSchema } from './index.js'

export const webhookForm = defineForm(webhookSchema, {
  title: 'Webhook',
  group: 'calls',
  tried: { about: 'The call is made once, to its address.' },
  passesOn: true,
  help: 'Has the server call another system, and shows or keeps what that answers.',
  fields: {
    answerVariable: answerVariableForm,
    waitForResponse: {
      title: 'Wait for the answer',
      help: 'Off, the flow goes on at once and the answer appears when it arrives.',
      kind: 'switch',
      isPublic: true,
    },
    showResponse: {
      title: 'Show the answer',
      help: 'Shows a text as it is, and an object as JSON.',
      kind: 'switch',
      isPublic: true,
    },
    responseMapping: responseMappingForm,
  },
  exits: [
    { handle: null, title: 'Next' },
    { handle: 'error', title: 'The call failed', onlyWith: 'waitForResponse' },
  ],
})

export const webhookSample = defineSample(webhookSchema, {
  url: 'https://bakery.example/orders',
  method: 'POST',
  body: { source: 'chat' },
  includeAnswerVariables: true,
  query: [{ key: 'branch', value: 'mill street' }],
  answerVariable: 'order',
  responseMapping: [{ path: 'items[0].name', variableName: 'first_loaf' }],
  waitForResponse: true,
  showResponse: true,
})
