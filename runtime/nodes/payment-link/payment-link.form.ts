import { defineForm, defineSample } from '../../node/form.js'
import { questionFieldForms } from '../../patterns/question-fields.form.js'
import { spokenTextForm } from '../../patterns/spoken-text.form.js'
import { paymentLinkSchema } from './index.js'

export const paymentLinkForm = defineForm(paymentLinkSchema, {
  title: 'Payment link',
  group: 'choices',
  help: 'Opens the payment page of your provider in a new tab, and waits until the visitor says that they have paid. It does not learn whether they did: your provider tells you.',
  fields: {
    text: spokenTextForm,
    link: {
      title: 'Payment page',
      help: 'The address that your provider gave you, with {placeholders}, whose values are percent-encoded. Blank, no button is shown.',
      kind: 'address',
      example: 'https://pay.example/bakery?amount={total}&reference={order_number}',
      isPublic: true,
    },
    amount: {
      title: 'Amount',
      help: 'With its currency, as it stands on the button. It is only shown: what is paid is what the payment page asks for.',
      kind: 'words',
      translatable: true,
      isPublic: true,
    },
    buttonText: {
      title: 'Text on the button',
      help: 'A few words, which may hold {placeholders}.',
      kind: 'words',
      translatable: true,
      whereBlank: 'Pay, and the amount',
      isPublic: true,
    },
    waits: {
      title: 'Wait for the visitor',
      help: 'On, the flow goes on when the visitor says so. Off, it goes on at once.',
      kind: 'switch',
      isPublic: true,
    },
    paidText: {
      title: 'Button after paying',
      onlyWhen: { field: 'waits', is: [true] },
      help: 'What the visitor presses when they have paid.',
      kind: 'words',
      translatable: true,
      whereBlank: 'I have paid',
      isPublic: true,
    },
    laterText: {
      title: 'Button for not paying',
      onlyWhen: { field: 'waits', is: [true] },
      help: 'Such as Not now, with a way on of its own. Blank, there is none.',
      kind: 'words',
      translatable: true,
      isPublic: true,
    },
    answerVariable: questionFieldForms.answerVariable,
  },
  exits: [
    { handle: 'paid', title: 'The visitor says that they have paid', onlyWith: 'waits' },
    { handle: 'later', title: 'The visitor does not pay', label: 'laterText', onlyWith: 'waits' },
    { handle: null, title: 'Next' },
  ],
})

export const paymentLinkSample = defineSample(paymentLinkSchema, {
  text: 'The deposit for your cake is 20 CHF.',
  link: 'https://pay.example/bakery?reference={name}',
  amount: '20 CHF',
  laterText: 'I pay in the shop',
  answerVariable: 'deposit',
})
