import { defineForm, defineSample } from '../../node/form.js'
import { nextExit } from '../../patterns/question-fields.form.js'
import { spokenTextForm } from '../../patterns/spoken-text.form.js'
import { userRedirectSchema } from './index.js'

export const userRedirectForm = defineForm(userRedirectSchema, {
  title: 'Link',
  group: 'says',
  help: 'Shows a link as a button and goes on. The page opens in a new tab, once the visitor presses the button.',
  fields: {
    redirectPrompt: spokenTextForm,
    link: {
      title: 'Address',
      help: 'Where the link leads, by https, http, mailto or tel; it may hold {placeholders}. Blank, no button is shown.',
      kind: 'address',
      example: 'https://bakery.example/shop',
      isPublic: true,
    },
    buttonText: {
      title: 'Text on the button',
      help: 'A few words, which may hold {placeholders}.',
      kind: 'words',
      translatable: true,
      whereBlank: 'The address itself',
      isPublic: true,
    },
    openIn: {
      title: 'Open in',
      help: 'In the same tab, the page is left after the pause, if the visitor has answered something before.',
      kind: 'choice',
      choices: [
        { value: 'new-tab', title: 'A new tab, when the button is pressed' },
        { value: 'same-tab', title: 'The same tab, by itself' },
      ],
      isPublic: true,
    },
  },
  exits: nextExit,
})

export const userRedirectSample = defineSample(userRedirectSchema, {
  redirectPrompt: 'Everything we bake is in our shop.',
  link: 'https://bakery.example/shop?customer={name}',
  buttonText: 'Open the shop',
})
