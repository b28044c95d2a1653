import { defineForm, defineSample } from '../../node/form.js'
import { questionFieldForms } from '../../patterns/question-fields.form.js'
import { cardsSchema } from './index.js'

export const cardsForm = defineForm(cardsSchema, {
  title: 'Cards',
  group: 'choices',
  help: 'Shows a row of cards, each with a picture, words and buttons. One button of a card answers and has a way on of its own, another opens a page.',
  fields: {
    questionText: questionFieldForms.questionText,
    cards: {
      title: 'Cards',
      help: 'One that has neither a title nor a text nor a picture is not shown.',
      kind: 'list',
      entryTitle: 'Card',
      fields: {
        id: {
          title: 'Id',
          help: 'A short name that no other card of this step has. It names the card’s way on.',
          kind: 'id',
          example: 'carrot',
          isPublic: true,
        },
        image: {
          title: 'Picture',
          help: 'Its address, beginning with https:// or with / on your own site. Blank, the card has none.',
          kind: 'image',
          example: 'https://shop.example/carrot-cake.jpg',
          isPublic: true,
        },
        title: {
          title: 'Title',
          help: 'It is the visitor’s answer too.',
          kind: 'words',
          translatable: true,
          isPublic: true,
        },
        text: {
          title: 'Text',
          help: 'A sentence or two below the title, with {placeholders}, as plain text.',
          kind: 'words',
          translatable: true,
          isLong: true,
          isPublic: true,
        },
        buttonText: {
          title: 'Button that answers',
          help: 'What stands on it. Blank on a card that has a link, the card has no such button.',
          kind: 'words',
          translatable: true,
          whereBlank: 'Choose',
          isPublic: true,
        },
        link: {
          title: 'Address',
          help: 'The page that the other button opens in a new tab, with {placeholders}. Blank, there is no such button.',
          kind: 'address',
          example: 'https://shop.example/carrot-cake',
          isPublic: true,
        },
        linkText: {
          title: 'Button that opens the page',
          help: 'What stands on it.',
          kind: 'words',
          translatable: true,
          whereBlank: 'The address itself',
          isPublic: true,
        },
      },
      isPublic: true,
    },
    otherText: {
      title: 'Button below the cards',
      isRare: true,
      help: 'Such as None of these. Blank, there is none, unless no card answers: then it is Continue.',
      kind: 'words',
      translatable: true,
      isPublic: true,
    },
    answerVariable: questionFieldForms.answerVariable,
  },
  exits: [
    {
      handle: '<id>',
      title: 'The card with this id',
      label: 'cards.<id>.title',
      each: 'Card <id>',
    },
    { handle: null, title: 'The button below the cards' },
  ],
})

export const cardsSample = defineSample(cardsSchema, {
  questionText: 'Which cake do you fancy?',
  cards: [
    {
      id: 'carrot',
      image: '/demo/carrot-cake.svg',
      title: 'Carrot cake',
      text: 'With walnuts and a cream of fresh cheese. 38 CHF.',
      buttonText: 'Order it',
      link: 'https://bakery.example/carrot-cake',
      linkText: 'What is in it',
    },
    {
      id: 'plum',
      image: '/demo/plum-tart.svg',
      title: 'Plum tart',
      text: 'Only in September. 32 CHF.',
      buttonText: 'Order it',
    },
    {
      id: 'cheese',
      image: '/demo/cheesecake.svg',
      title: 'Cheesecake',
      text: 'Baked, with a little lemon. 36 CHF.',
      buttonText: 'Order it',
    },
  ],
  otherText: 'None of these',
  answerVariable: 'cake',
})
