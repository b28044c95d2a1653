import { defineForm, defineSample } from '../../node/form.js'
import { nextExit } from '../../patterns/question-fields.form.js'
import { spokenTextForm } from '../../patterns/spoken-text.form.js'
import { embedSchema } from './index.js'

export const embedForm = defineForm(embedSchema, {
  title: 'Embedded page',
  group: 'says',
  help: 'Shows another page inside the chat, such as a map or a form, and goes on. Nothing is fetched from there until the visitor presses the button.',
  fields: {
    text: spokenTextForm,
    address: {
      title: 'Address',
      help: 'The page’s address, beginning with https://; it may hold {placeholders}. The page must allow others to show it. Blank, nothing is shown.',
      kind: 'address',
      isSecure: true,
      example: 'https://maps.example/embed?place=bakery',
      isPublic: true,
    },
    title: {
      title: 'What it is',
      help: 'A few words that stand on the button and name the page for those who cannot see it.',
      kind: 'words',
      translatable: true,
      whereBlank: 'The name of the site',
      isPublic: true,
    },
    height: {
      title: 'Height',
      isRare: true,
      help: 'From 120 to 640; a small window shows less.',
      kind: 'number',
      unit: 'pixels',
      isPublic: true,
    },
    showAtOnce: {
      title: 'Show it at once',
      help: 'On, the page is fetched without a press of the button. Its owner then learns the visitor’s address: ask for consent first where the law wants that.',
      kind: 'switch',
      isPublic: true,
    },
  },
  exits: nextExit,
})

export const embedSample = defineSample(embedSchema, {
  text: 'This is where you find us.',
  address: 'https://maps.example/embed?place=mill-bakery',
  title: 'Our bakery on the map',
  height: 320,
})
