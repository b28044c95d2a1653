import { defineForm, defineSample } from '../../node/form.js'
import { nextExit } from '../../patterns/question-fields.form.js'
import { audioSchema } from './index.js'

/** The form of a recording's captions. */
const captionsForm = {
  title: 'Captions',
  help: 'The address of a WebVTT file with what is said, for visitors who cannot hear it.',
  kind: 'address',
  isFile: true,
  example: 'https://shop.example/welcome.vtt',
  isPublic: true,
} as const

export const audioForm = defineForm(audioSchema, {
  title: 'Audio',
  group: 'says',
  help: 'Shows a player for a sound file and goes on without waiting for it to end.',
  fields: {
    audio: {
      title: 'Sound file',
      help: 'Its address, beginning with https:// or with / on your own site.',
      kind: 'media',
      example: 'https://shop.example/welcome.mp3',
      isPublic: true,
    },
    captions: captionsForm,
  },
  exits: nextExit,
})

export const audioSample = defineSample(audioSchema, {
  audio: '/demo/doorbell.wav',
  captions: '/demo/doorbell.vtt',
})
