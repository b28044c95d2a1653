import { defineForm, defineSample } from '../../node/form.js'
import { nextExit } from '../../patterns/question-fields.form.js'
import { imageSchema } from './index.js'

export const imageForm = defineForm(imageSchema, {
  title: 'Image',
  group: 'says',
  help: 'Shows an image and goes on.',
  fields: {
    image: {
      title: 'Image',
      help: 'Its address, beginning with https:// or with / on your own site.',
      kind: 'image',
      describedBy: 'alt',
      example: 'https://shop.example/bread.jpg',
      isPublic: true,
    },
    alt: {
      title: 'Description',
      help: 'What the image shows, for visitors who cannot see it. It may hold {placeholders}.',
      kind: 'words',
      translatable: true,
      isPublic: true,
    },
  },
  exits: nextExit,
})

export const imageSample = defineSample(imageSchema, {
  image: '/demo/bread.svg',
  alt: 'Three loaves of sourdough, fresh from the oven',
})
