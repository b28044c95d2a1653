import { defineForm, defineSample } from '../../node/form.js'
import { questionFieldForms } from '../../patterns/question-fields.form.js'
import { imageChoiceSchema } from './index.js'

export const imageChoiceForm = defineForm(imageChoiceSchema, {
  title: 'Image choice',
  group: 'choices',
  help: 'Asks the visitor to pick one of several images, each with a way on of its own.',
  fields: {
    questionText: questionFieldForms.questionText,
    images: {
      title: 'Images',
      help: 'One that lacks an image or a label is not offered.',
      kind: 'list',
      entryTitle: 'Image',
      fields: {
        id: {
          title: 'Id',
          help: 'Names the way on of this image.',
          kind: 'id',
          example: 'carrot',
          isPublic: true,
        },
        image: {
          title: 'Image',
          help: 'Its address, beginning with https:// or with / on your own site.',
          kind: 'image',
          example: 'https://shop.example/carrot-cake.jpg',
          isPublic: true,
        },
        label: {
          title: 'Label',
          help: 'Stands with the image and is the visitor’s answer.',
          kind: 'words',
          translatable: true,
          option: 'always',
          isPublic: true,
        },
      },
      isPublic: true,
    },
    answerVariable: questionFieldForms.answerVariable,
  },
  exits: [
    {
      handle: '<id>',
      title: 'The image with this id',
      label: 'images.<id>.label',
      each: 'Image <id>',
    },
    { handle: null, title: 'There is no image to pick' },
  ],
})

export const imageChoiceSample = defineSample(imageChoiceSchema, {
  questionText: 'Which cake shall it be?',
  images: [
    { id: 'carrot', image: '/demo/carrot-cake.svg', label: 'Carrot cake' },
    { id: 'cheese', image: '/demo/cheesecake.svg', label: 'Cheesecake' },
    { id: 'plum', image: '/demo/plum-tart.svg', label: 'Plum tart' },
  ],
  answerVariable: 'cake',
})
