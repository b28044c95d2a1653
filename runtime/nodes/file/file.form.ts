import { defineForm, defineSample } from '../../node/form.js'
import { nextExit } from '../../patterns/question-fields.form.js'
import { fileSchema } from './index.js'

export const fileForm = defineForm(fileSchema, {
  title: 'File',
  group: 'says',
  help: 'Offers a file for download and goes on.',
  fields: {
    file: {
      title: 'File',
      help: 'Its address, beginning with https:// or with / on your own site.',
      kind: 'media',
      example: 'https://shop.example/price-list.pdf',
      isPublic: true,
    },
    name: {
      title: 'Name',
      help: 'What the file is called in the chat.',
      kind: 'words',
      translatable: true,
      whereBlank: 'The last part of the address',
      isPublic: true,
    },
    size: {
      title: 'Size',
      help: 'In bytes, shown beside the name. Blank, no size is shown.',
      kind: 'number',
      example: '825000',
      isPublic: true,
    },
  },
  exits: nextExit,
})

export const fileSample = defineSample(fileSchema, {
  file: '/demo/price-list.pdf',
  name: 'Price list.pdf',
  size: 825,
})
