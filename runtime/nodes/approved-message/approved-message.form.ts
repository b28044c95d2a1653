import { defineForm, defineSample } from '../../node/form.js'
import { nextExit } from '../../patterns/question-fields.form.js'
import { approvedMessageSchema } from './index.js'

export const approvedMessageForm = defineForm(approvedMessageSchema, {
  title: 'Approved message',
  group: 'says',
  help: 'Sends a message that the channel has approved, such as a WhatsApp template, and goes on. It arrives also where nothing else does any more, 24 hours after the person’s last message.',
  fields: {
    templateName: {
      title: 'Name of the approved message',
      help: 'As it is called in your account, such as in WhatsApp Manager. Blank, the text below is said everywhere.',
      kind: 'text',
      example: 'order_ready',
      isPublic: true,
    },
    templateLanguage: {
      title: 'Its language',
      help: 'As your account names it, such as de or en_US. Blank, it is the one in which the bot speaks, otherwise the first in which the message is approved.',
      kind: 'text',
      example: 'en_US',
      isPublic: true,
    },
    values: {
      title: 'Values',
      help: 'What is put into the message. Without a value that the message has, it is not sent.',
      kind: 'list',
      entryTitle: 'Value',
      fields: {
        name: {
          title: 'Name',
          help: 'As it stands between double braces: 1, first_name, header image, button 1 1.',
          kind: 'text',
          example: '1',
          isPublic: true,
        },
        value: {
          title: 'Value',
          help: 'It may hold {placeholders}, and is sent as one line.',
          kind: 'value',
          example: '{name}',
          isPublic: true,
        },
      },
      isPublic: true,
    },
    text: {
      title: 'Text elsewhere',
      help: 'What the bot says where the channel has no approved messages, such as on a web page or in Telegram; it may hold simple HTML and {placeholders}. Blank, nothing is said there.',
      kind: 'words',
      translatable: true,
      isLong: true,
      isPublic: true,
    },
  },
  exits: nextExit,
})

export const approvedMessageSample = defineSample(approvedMessageSchema, {
  templateName: 'order_ready',
  templateLanguage: 'en_US',
  values: [
    { name: '1', value: '{name}' },
    { name: '2', value: 'Baker Street 7' },
  ],
  text: 'Hello {name}, your order is ready at Baker Street 7.',
})
