import { defineForm, defineSample } from '../../node/form.js'
import { nextExit } from '../../patterns/question-fields.form.js'
import { spokenTextForm } from '../../patterns/spoken-text.form.js'
import { qrSchema } from './index.js'

export const qrForm = defineForm(qrSchema, {
  title: 'QR code',
  group: 'says',
  help: 'Shows a QR code, for instance to open a page on the phone, and goes on. Messengers show its text in place of it.',
  fields: {
    text: spokenTextForm,
    content: {
      title: 'What the code holds',
      help: 'An address or any other text of up to 1,200 bytes, with {placeholders}; in an address their values are percent-encoded. Blank, no code is shown.',
      kind: 'value',
      example: 'https://bakery.example/order?number={order_number}',
      isPublic: true,
    },
    alt: {
      title: 'What it leads to',
      help: 'A few words for those who cannot see the code.',
      kind: 'words',
      translatable: true,
      whereBlank: 'The text of the code itself',
      isPublic: true,
    },
  },
  exits: nextExit,
})

export const qrSample = defineSample(qrSchema, {
  text: 'Take your order along: point your phone’s camera here.',
  content: 'https://bakery.example/order?customer={name}',
  alt: 'Your order on our site',
})
