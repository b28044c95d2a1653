import { defineForm, defineSample } from '../../node/form.js'
import { nextExit } from '../../patterns/question-fields.form.js'
import { emailSchema } from './index.js'

export const emailForm = defineForm(emailSchema, {
  title: 'Send an e-mail',
  group: 'calls',
  tried: { about: 'The mail goes to you and to nobody else.' },
  passesOn: true,
  help: 'Has the server send an e-mail and goes on at once. Visitors see nothing of it.',
  fields: {},
  exits: nextExit,
  says: (_, { to, subject }) =>
    [subject, to]
      .flat()
      .filter(each => typeof each === 'string' && each !== '')
      .join(', to '),
})

export const emailSample = defineSample(emailSchema, {
  to: 'orders@bakery.example',
  replyTo: '{email}',
  subject: 'An order from {name}',
  body: '{name} would like {loaves} loaves, to be fetched on {pickup_day}.',
  format: 'text',
})
