import { defineForm, defineSample } from '../../node/form.js'
import { nextExit } from '../../patterns/question-fields.form.js'
import { spokenTextForm } from '../../patterns/spoken-text.form.js'
import { welcomeSchema } from './index.js'

export const welcomeForm = defineForm(welcomeSchema, {
  title: 'Welcome',
  group: 'says',
  help: 'The first step of every conversation. Shows an image, then says a text, and goes on.',
  fields: {
    text: spokenTextForm,
    image: {
      title: 'Image',
      help: 'The address of an image. Blank, there is none.',
      kind: 'image',
      example: 'https://bakery.example/bread.png',
      isPublic: true,
    },
    disableImage: {
      title: 'Leave out the image',
      help: 'On, only the text is shown, and the address of the image is kept for later.',
      kind: 'switch',
      isPublic: true,
    },
  },
  exits: nextExit,
})

export const welcomeSample = defineSample(welcomeSchema, {
  text: 'Welcome to <b>Corner Bakery</b>! Everything is baked this morning.',
  image: '/demo/bread.svg',
  disableImage: false,
})
