import { defineForm, defineSample } from '../../node/form.js'
import { nextExit } from '../../patterns/question-fields.form.js'
import { humanHandoverSchema } from './index.js'

export const humanHandoverForm = defineForm(humanHandoverSchema, {
  title: 'Hand over to a person',
  group: 'calls',
  passesOn: true,
  help: 'Says its message and tells the page around the chat that a person is wanted. Where the bot has a live desk it waits for an agent, and goes on when the chat is over; elsewhere it goes on at once.',
  fields: {
    handoverMessage: {
      title: 'Message',
      help: 'What the bot says. It may hold simple HTML and {placeholders}; blank, it says nothing.',
      kind: 'words',
      translatable: true,
      isLong: true,
      isPublic: true,
    },
    noDeskMessage: {
      title: 'If no desk is on',
      help: 'What the bot says in place of the message where the bot has no live desk, so that it promises nobody; blank, it says the message. It may hold simple HTML and {placeholders}.',
      kind: 'words',
      translatable: true,
      isLong: true,
      isPublic: true,
    },
  },
  exits: nextExit,
  wantsSetting: {
    name: 'liveDesk',
    without: 'The live desk is off: no person is asked, and the conversation goes on at once.',
    remedy:
      'Switch on "Live desk" in the bot’s settings ("liveDesk": true in "settings" of the file), and answer at the desk.',
    mend: 'Switch the live desk on',
    instead: {
      field: 'noDeskMessage',
      remedy:
        'Or say under “If no desk is on” (noDeskMessage) what visitors hear in place of the message.',
    },
  },
})

export const humanHandoverSample = defineSample(humanHandoverSchema, {
  noDeskMessage: 'Write to bakery@example.com, {name}: we answer in the evening.',
  handoverMessage: 'One moment, {name}. Somebody from the bakery will be with you.',
  maxWaitTime: 5,
  priority: 'normal',
  fallbackMessage: 'We are all busy baking. May we call you back?',
})
