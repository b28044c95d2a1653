import type { IndustryContent } from './industry-content.js'

/** Utilities: power, gas, heat and water. */
export const energy: IndustryContent = {
  title: 'When the street is dark, the chat is not',
  lead: 'A chatbot for energy and utilities that tells a power cut from a fuse, takes meter readings and moves, and says the gas number before anything else.',
  problem: {
    title: 'One storm, nine thousand calls',
    text: 'The crew knows about the line within seconds. The people do not, so they call, and those with a blown fuse stand in the same queue as a whole street. After an hour the recorded voice is the only thing that works.',
  },
  solution: [
    'Says what to do when it smells of gas, before it asks anything',
    'Asks whether the neighbours are dark, which decides between net and fuse',
    'Takes a meter reading as a number, and a move with its day',
  ],
  figures: [
    'industries.energy.figure-1',
    'industries.energy.figure-2',
    'industries.energy.figure-3',
  ],
  blocks: [
    {
      title: 'Net or fuse, in one question',
      text: '‘Are the neighbours dark as well?’ sends a street to the map of outages and a single home to its fuse box. An electrician is sent to those whose fuse was not the reason.',
      picture: {
        kind: 'ways',
        alt: 'The question whether the neighbours are dark, with its two ways',
        step: 'Are the neighbours dark as well?',
        exits: [
          ['Yes, the whole street', 'The map, with the hour'],
          ['Only my home', 'The fuse box, step by step'],
        ],
      },
    },
    {
      title: 'Meter readings as numbers',
      text: 'A step for numbers refuses ‘about twenty’, in a friendly way. The reading goes to your billing with its day, and the customer hears from when on it counts.',
      picture: {
        kind: 'talk',
        alt: 'A meter reading is refused as words and taken as a number',
        lines: [
          ['bot', 'Which number does the meter show?'],
          ['user', 'about twenty thousand'],
          ['bot', 'A number, please, such as 20417.'],
          ['user', '20417'],
        ],
      },
    },
    {
      title: 'Moving house is three facts',
      text: 'The day, the old meter and the new one. Collected in the chat they are a finished case; collected by letter they are four.',
      picture: {
        kind: 'record',
        alt: 'A move with its day, both meters and the new address',
        title: 'Move',
        rows: [
          ['Day', '1 May'],
          ['Old meter', '20417'],
          ['New meter', '00381'],
          ['To', 'Mill Lane 4'],
        ],
      },
    },
    {
      title: 'Advice that saves, with sums',
      text: 'Size of the home, kind of heating, last bill: steps reckon what a heat pump or a new pump would change, and show the sum with what it assumes.',
      picture: {
        kind: 'funnel',
        alt: 'Of a hundred who begin the adviser, 83 name the heating, 70 see the sum and 24 ask for a visit',
        title: 'Heating adviser, an example',
        rows: [
          ['Began', 100],
          ['Named the heating', 83],
          ['Saw the sum', 70],
          ['Asked for a visit', 24],
        ],
      },
    },
  ],
  steps: [
    {
      title: 'Safety first, word for word',
      text: 'Take the sentence about gas from your safety officer and put it into the welcome. Nobody edits it afterwards without asking.',
    },
    {
      title: 'Draw the storm',
      text: 'What would you like nine thousand people to know at once? That is one message and one link. Test it in calm weather.',
    },
    {
      title: 'Fill in the quiet days',
      text: 'Readings, moves and bills come next. They are what people write about in the other three hundred and sixty days.',
    },
  ],
  testimonial: 'industries.energy.quote',
  faq: [
    {
      name: 'Outages and safety',
      icon: 'zap',
      questions: [
        {
          question: 'Does the chatbot hold out in a storm?',
          answer:
            'The conversation runs in people’s browsers, and the server hands out files. A flow without calls stays quick however many open it; calls to your systems have limits that you set.',
        },
        {
          question: 'Can it know which streets are dark?',
          answer:
            'If your outage system answers for a postcode, a webhook asks it and says the hour. Until then a link to your map does the same.',
        },
        {
          question: 'What about people who cannot go online in a power cut?',
          answer:
            'A telephone has its own battery, and the chat needs few bytes. Keep the recorded number all the same: it is for those who have neither.',
        },
      ],
    },
    {
      name: 'Contracts and meters',
      icon: 'gauge',
      questions: [
        {
          question: 'Can customers see their bill in the chat?',
          answer:
            'On pages where they are signed in: your server vouches for who it is, and a webhook fetches the sum. On a public page the chat leads to the sign-in.',
        },
        {
          question: 'How is a wrong reading noticed?',
          answer:
            'Compare it with last year’s in a condition, and ask again where the difference is too large. A photograph settles the rest.',
        },
      ],
    },
    {
      name: 'Public utilities',
      icon: 'building-2',
      questions: [
        {
          question: 'Can water and heat share the chat with power?',
          answer:
            'One question at the beginning sorts them. Each part can be changed by its own people, and one desk answers for all or each for its own.',
        },
        {
          question: 'Can the supervisory board see figures?',
          answer:
            'Counts by day stand in the studio and in the API: begun, finished, left at which step. They hold no names.',
        },
      ],
    },
  ],
  category: 'support-and-faq',
}
