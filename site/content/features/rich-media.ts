import type { FeatureContent } from './feature-content.js'

/** The page of pictures, films and other contents. */
export const richMedia: FeatureContent = {
  name: 'Rich media',
  summary: 'GIFs, images, videos, slide decks, HTML embeds and emoji, inside the conversation.',
  title: 'Show it instead of describing it',
  lead: 'A picture to choose from, a film of eleven seconds, a table, a slide deck: contents come into the conversation where they help, and are fetched when they are there.',
  picture: {
    kind: 'talk',
    alt: 'The chat shows cakes to choose from',
    lines: [
      ['bot', 'Words do cakes no justice, so here are pictures.'],
      ['bot', 'Which one looks best to you?'],
    ],
    options: ['🥕 Carrot cake', '🧀 Cheesecake', '🥧 Plum tart'],
  },
  blocks: [
    {
      title: 'Pictures that can be picked',
      text: 'Show pictures as answers. The one that is pressed is the answer, and each can have a way of its own. Pictures and GIFs that only say something are a step of another kind.',
      picture: {
        kind: 'ways',
        alt: 'A choice of pictures with a way for each',
        step: 'Which one looks best to you?',
        exits: [
          ['Carrot cake', '28 euros, with nuts'],
          ['Cheesecake', '26 euros'],
          ['Plum tart', '24 euros'],
        ],
      },
    },
    {
      title: 'Films, from your server or a platform',
      text: 'A film plays in the conversation with captions and a picture before it starts. One from a video platform is fetched only when somebody presses play, so nobody is tracked for opening the chat.',
      picture: {
        kind: 'record',
        alt: 'Fields of a video step: address, captions and poster',
        title: 'Video',
        rows: [
          ['Film', 'oven.webm'],
          ['Captions', 'oven.vtt'],
          ['Poster', 'oven.jpg'],
        ],
      },
    },
    {
      title: 'Slide decks and documents',
      text: 'Hand over a price list or a deck as a file with its name and size, or embed one by its address. On a telephone it opens in the reader that people know.',
      picture: {
        kind: 'talk',
        alt: 'The chat hands over a document',
        lines: [
          ['user', 'Do you have that as a deck?'],
          ['bot', 'Here it is: Wedding cakes 2027, 14 slides, 2 MB.'],
        ],
      },
    },
    {
      title: 'HTML, made safe',
      text: 'Tables, lists and headings of your own stand in the conversation. Scripts, handlers and whatever else could harm a page are taken out before anything is shown.',
      picture: {
        kind: 'record',
        alt: 'A table of allergens inside the chat',
        title: 'In every cake',
        rows: [
          ['Carrot cake', 'Nuts, gluten'],
          ['Cheesecake', 'Gluten'],
          ['Plum tart', 'Gluten'],
        ],
      },
    },
  ],
  played: {
    title: 'Pictures, a film and a table',
    lead: 'One small bot with all of them. It is fetched when you press, not before.',
    items: [
      'Choose a cake by its picture',
      'Let the film run, with captions',
      'Look at the table of what is in the cakes',
    ],
    bot: 'rich-media',
  },
  steps: [
    {
      title: 'Put the file somewhere',
      text: 'On your own server, or give the address at which it lies already.',
    },
    {
      title: 'Add a step for it',
      text: 'Image, video, audio, file or HTML. Say in words what is to be seen; lint asks you if you forget.',
    },
    {
      title: 'Look at it on a telephone',
      text: 'The preview is as wide as a telephone. What is too small there is too small for most of your visitors.',
    },
  ],
  questions: [
    {
      question: 'Do pictures slow my page down?',
      answer:
        'They are fetched when the conversation reaches them, and the space for them is kept free, so nothing jumps.',
    },
    {
      question: 'Can visitors send pictures, too?',
      answer: 'Yes, where a step asks for a file, and to agents at the desk: up to 5 MB each.',
    },
    {
      question: 'Which emoji are there?',
      answer:
        'All that the visitor’s system has. The composer has a picker with search, which is fetched when it is opened.',
    },
  ],
  closing: 'Show your first picture',
}
