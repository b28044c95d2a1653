import { defineForm, defineSample } from '../../node/form.js'
import { answerVariableForm } from '../../patterns/question-fields.form.js'
import { webhookSchema } from './index.js'

export const webhookForm = defineForm(webhookSchema, {
  title: 'Webhook',
  group: 'calls',
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
    responseMapping: {
      title: 'Keep parts of the answer',
      help: 'Stores parts of a JSON answer in variables. A part that the answer does not hold empties its variable.',
      kind: 'list',
      entryTitle: 'Part',
      isPublic: true,
      fields: {
        path: {
          title: 'Path',
          help: 'Where the part stands, such as order.items[0].name. Blank, it is the whole answer.',
          kind: 'text',
          example: 'order.id',
          isPublic: true,
        },
        variableName: {
          title: 'Save as',
          help: 'The name under which texts and conditions find the part.',
          kind: 'variable',
          example: 'order_id',
          isPublic: true,
        },
      },
    },
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
