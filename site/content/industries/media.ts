import type { IndustryContent } from './industry-content.js'

/** Newspapers, broadcasters and event makers. */
export const media: IndustryContent = {
  title: 'The readers’ desk, open on Sundays',
  lead: 'A chatbot for media and entertainment that brings a missing paper, pauses a subscription, and takes a tip without asking for a name.',
  problem: {
    title: 'Cancelling is easier than asking',
    text: 'The paper was wet twice, the hotline plays music, and the account page offers one button that works: cancel. Most of those readers wanted a pause, a dry paper or somebody to say sorry.',
  },
  solution: [
    'Offers the paper again today, or a day off the bill',
    'Pauses for a week or two, and says what is wiser for longer',
    'Takes a tip for the newsroom, with or without a name',
  ],
  figures: ['industries.media.figure-1', 'industries.media.figure-2', 'industries.media.figure-3'],
  blocks: [
    {
      title: 'Keep readers who wanted a pause',
      text: 'Ask why before you ask whether. Each reason has its own offer, and who still wants to go is let go with one press.',
      picture: {
        kind: 'ways',
        alt: 'A question for how long the pause is, with its ways',
        step: 'For how long?',
        exits: [
          ['A week', 'Paused, comes back by itself'],
          ['Two weeks', 'Paused, nothing to pay'],
          ['Longer', 'Stop, and keep the price'],
        ],
      },
    },
    {
      title: 'Tips reach an editor, and nobody else',
      text: 'No account, no name unless it is given, no copy in a mailbox of strangers. What is typed goes to your server and to the address of the desk.',
      picture: {
        kind: 'talk',
        alt: 'A reader gives a tip without a name',
        lines: [
          ['bot', 'Do you want to give your name?'],
          ['user', 'No'],
          ['bot', 'What should we know? An editor reads it, nobody else.'],
        ],
      },
    },
    {
      title: 'A quiz that ends in a newsletter',
      text: 'Five questions on the week, a score and a way to read more. Quiz steps know right and wrong, and the last one asks for an address only from those who want it.',
      picture: {
        kind: 'funnel',
        alt: 'Of a hundred who begin the quiz, 81 finish and 27 subscribe',
        title: 'Quiz of the week, an example',
        rows: [
          ['Began', 100],
          ['Finished', 81],
          ['Subscribed', 27],
        ],
      },
    },
    {
      title: 'What is on tonight',
      text: 'Three choices narrow a calendar of two hundred events to four, with pictures and tickets. Your own system answers, through one call.',
      picture: {
        kind: 'times',
        alt: 'Events on two evenings, the concert on Saturday at 20:00 is chosen',
        title: 'Still seats left',
        days: [
          ['Fri', '18:30', '20:00'],
          ['Sat', '16:00', '20:00'],
        ],
        chosen: 'Sat 20:00',
      },
    },
  ],
  steps: [
    {
      title: 'Listen to the hotline for a day',
      text: 'Write down what people ask in their words. ‘Wet’ and ‘not there’ are two different things.',
    },
    {
      title: 'Decide what you give',
      text: 'A paper, a day, an apology: set it down once, so that all readers get the same.',
    },
    {
      title: 'Link it from the paper',
      text: 'A short address on page two, and the chat on the account page, above the button that ends it all.',
    },
  ],
  testimonial: 'industries.media.quote',
  faq: [
    {
      name: 'Readers and audiences',
      icon: 'newspaper',
      questions: [
        {
          question: 'Can readers change their subscription in the chat?',
          answer:
            'What your subscription system offers over HTTP can be done at once. Otherwise the change arrives as a mail that can be worked off without asking back.',
        },
        {
          question: 'Does it recommend articles?',
          answer:
            'It can lead to pages by what somebody chooses, and an AI step can put it in words. Which pages exist is told by your own system.',
        },
        {
          question: 'Is it fit for a live event with thousands?',
          answer:
            'Bots are played in visitors’ browsers; the server is asked when a step needs it. A flow without calls costs it next to nothing.',
        },
      ],
    },
    {
      name: 'Sources',
      icon: 'eye-off',
      questions: [
        {
          question: 'Is a source really anonymous?',
          answer:
            'The chat asks for no name and stores nothing if you leave storing off. The connection itself can be seen, as with any website: offer another way for sources in danger.',
        },
        {
          question: 'Who sees tips in our house?',
          answer:
            'The addresses that the mail step names, and members with access to that bot’s results. Make a bot of its own for the newsroom.',
        },
      ],
    },
    {
      name: 'Advertising and looks',
      icon: 'palette',
      questions: [
        {
          question: 'Can it look like our title?',
          answer:
            'Colours, font, corners, logo and the place of the button are settings, and the widget keeps them apart from the page’s own styles.',
        },
        {
          question: 'Does it set cookies for advertising?',
          answer:
            'No. It keeps the conversation in the browser’s storage so that it survives a reload, and nothing of it is passed on to third parties.',
        },
      ],
    },
  ],
  category: 'quizzes',
}
