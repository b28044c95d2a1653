import type { FeatureContent } from './feature-content.js'

/** The page of the builder. */
export const noCodeChatbotBuilder: FeatureContent = {
  name: 'No-code chatbot builder',
  summary:
    'Draw a conversation as cards with lines between them, try it beside the drawing, publish.',
  title: 'A chatbot builder that you can read like a map',
  lead: 'Steps are cards, ways are lines, and the words on a card are the words that visitors read. Draw by mouse, by touch or by keyboard; there is no language to learn.',
  picture: {
    kind: 'shot',
    name: 'flow',
    alt: 'The room Flow: an outline at the left, cards joined by ways on the canvas, and the form of the chosen step at the right',
  },
  blocks: [
    {
      title: 'More than forty kinds of steps, one way to use them',
      text: 'Texts, choices, calendars, files, ratings, conditions, sums, calls, AI replies, hand-over to a person. Each has a form in words, an example in every field, and names for its exits.',
      picture: {
        kind: 'ways',
        alt: 'A step that asks what is wrong with a bicycle, with its exits',
        step: 'What is wrong with it?',
        exits: [
          ['A flat tyre', 'Come in, ten minutes'],
          ['The brakes', 'Do not ride it'],
          ['It needs a check', 'When can you bring it?'],
        ],
      },
    },
    {
      title: 'Slips are found before visitors find them',
      text: 'A branch that leads nowhere, a variable that nobody sets, a picture without a description: each stands beside its step, and most are mended with one press.',
      picture: {
        kind: 'record',
        alt: 'Three findings of a draft, each with its step',
        title: 'Found in this draft',
        rows: [
          ['The brakes', 'This way leads nowhere'],
          ['Thank you, {rider}', 'Nobody sets {rider}'],
          ['Map', 'The picture has no description'],
        ],
      },
    },
    {
      title: 'Try it where you draw it',
      text: 'The chat opens over the canvas and follows every change. Answer as a visitor would, start again at any step, and see the way light up that was played.',
      picture: {
        kind: 'talk',
        alt: 'The chat of a draft, at the question when the bicycle can be brought',
        lines: [
          ['bot', 'What is wrong with it?'],
          ['user', 'The brakes'],
          ['bot', 'Please do not ride it until we have seen it.'],
        ],
        options: ['Again', 'One step back', 'Start here'],
      },
    },
    {
      title: 'Versions that can be brought back',
      text: 'Publishing makes a version with a number. What visitors talk to changes at that moment and not before; yesterday’s version is one press away, and several people can draw at once.',
      picture: {
        kind: 'record',
        alt: 'Three versions of a bot, the newest is live',
        title: 'Versions',
        rows: [
          ['4, live', 'Mia, today 9:12'],
          ['3', 'Mia, yesterday'],
          ['2', 'Cem, on Monday'],
        ],
      },
    },
  ],
  played: {
    title: 'Seven cards, one workshop',
    lead: 'A bicycle workshop’s whole conversation, played by the widget itself.',
    items: [
      'Say that your brakes are bad, and be told not to ride',
      'Say that a tyre is flat, and be done in one sentence',
      'Start over, and see where the other ways lead',
    ],
    bot: 'no-code',
  },
  steps: [
    {
      title: 'Begin with something',
      text: 'One of the templates, five fields about your business, or a single card that says hello.',
    },
    {
      title: 'Change words where they stand',
      text: 'Double-click a card and write. Drag from an exit to the step that should come next.',
    },
    {
      title: 'Publish and copy one line',
      text: 'The line goes into your page once. What you publish later arrives there by itself.',
    },
  ],
  questions: [
    {
      question: 'Do I ever need code?',
      answer:
        'Only the one line in your page, which you copy. Developers can do more, with the API, with bot files and with tests, and nobody has to.',
    },
    {
      question: 'Can I build on a telephone?',
      answer:
        'Yes. The outline says the flow as a list that works on small screens and with screen readers, and the canvas can be moved with two fingers.',
    },
    {
      question: 'Can I take my bot with me?',
      answer:
        'A bot is a JSON file. Export it, keep it, import it elsewhere; its format is documented.',
    },
  ],
  closing: 'Draw the first card now',
}
