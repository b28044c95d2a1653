import type { IndustryContent } from './industry-content.js'

/** Charities, associations and NGOs. */
export const nonprofit: IndustryContent = {
  title: 'Three ways to help, and each one works tonight',
  lead: 'A chatbot for non-profits that tells givers what their sum becomes, finds volunteers a day, and notes the fallen tree at lock 7.',
  problem: {
    title: 'Good will is gone by Monday',
    text: 'Somebody walks along the canal on Sunday and wants to help. The website has a form for ‘general enquiries’. Four days later a kind mail arrives, and by then there is a birthday, rain, and no more canal.',
  },
  solution: [
    'Says what a sum pays for: gloves and seed, or a metre of bank',
    'Names a day, a place and a person to ask for',
    'Takes a report with its spot, and says when somebody looks',
  ],
  figures: [
    'industries.nonprofit.figure-1',
    'industries.nonprofit.figure-2',
    'industries.nonprofit.figure-3',
  ],
  blocks: [
    {
      title: 'A sum, and what becomes of it',
      text: 'A condition on the amount tells a true story: under a hundred it is seed, above it a metre of bank with a photograph. People who know what it is for give again.',
      picture: {
        kind: 'ways',
        alt: 'A condition on the sum, with its two ways',
        step: 'How much may it be?',
        exits: [
          ['100 and more', 'A metre of new bank'],
          ['Less', 'Gloves and seed'],
        ],
      },
    },
    {
      title: 'Volunteers with a place to go',
      text: 'Saturday, nine, lock 4, ask for Joan. A chat can say that at once; a mailing list says it in a fortnight.',
      picture: {
        kind: 'talk',
        alt: 'A volunteer chooses Saturday and is told where to go',
        lines: [
          ['bot', 'Which day suits you?'],
          ['user', 'Saturday'],
          ['bot', 'Saturday it is: 9 at lock 4, tools and tea are there. Ask for Joan.'],
        ],
      },
    },
    {
      title: 'The public is your watch',
      text: 'Reports arrive with a spot and a photograph, as one list for the crew. Who reported is thanked by name once it is done.',
      picture: {
        kind: 'record',
        alt: 'Three reports with their spots',
        title: 'Reports of this week',
        rows: [
          ['Lock 7', 'A fallen tree'],
          ['Mile 12', 'Path under water'],
          ['Bridge 3', 'A bench without a seat'],
        ],
      },
    },
    {
      title: 'Care without a call centre',
      text: 'Three employees cannot sit at a telephone. The desk shows them in the evening who wants a word, sorted by who has waited longest.',
      picture: {
        kind: 'threads',
        alt: 'Three people at the desk who would like a word',
        threads: [
          ['Ida M.', 'Can our class come in May?', 'Waiting'],
          ['Roy S.', 'My receipt has the old address', 'Yours'],
          ['Lin T.', 'I have a boat and a free week', 'Yours'],
        ],
      },
    },
  ],
  steps: [
    {
      title: 'Choose one verb',
      text: 'Give, help or tell: which of the three do you need most this season? It stands first.',
    },
    {
      title: 'Make it concrete',
      text: 'Replace every ‘support our work’ with a thing, a place and an hour. If you cannot, leave it out.',
    },
    {
      title: 'Put it on the noticeboard',
      text: 'A code at the lock leads to the chat, and the chat knows at which lock somebody stands.',
    },
  ],
  testimonial: 'industries.nonprofit.quote',
  faq: [
    {
      name: 'Giving',
      icon: 'hand-heart',
      questions: [
        {
          question: 'Can people pay inside the chat?',
          answer:
            'The chat leads to the payment page that you have, with the sum in its address. Card numbers have no place in a conversation.',
        },
        {
          question: 'Does it write receipts?',
          answer:
            'It collects name and address for one and mails them to your office, or hands them to your donor database over HTTP.',
        },
        {
          question: 'Can it ask for a monthly gift without being pushy?',
          answer:
            'Ask once whether it is once or each month, and take the first answer. The flow has no way back to that question, unless you draw one.',
        },
      ],
    },
    {
      name: 'Volunteers and members',
      icon: 'users',
      questions: [
        {
          question: 'How do volunteers get reminded?',
          answer:
            'A mail step sends the day and the place at once, and a webhook can put them into your calendar, which does the reminding.',
        },
        {
          question: 'May volunteers answer at the desk?',
          answer:
            'Give them the role agent. They see conversations of the desk and can answer, and neither change the flow nor read settings.',
        },
      ],
    },
    {
      name: 'Small budgets',
      icon: 'piggy-bank',
      questions: [
        {
          question: 'What does it cost a charity?',
          answer:
            '[[industries.nonprofit.free]] It is open source: who has a small server runs it there without any plan.',
        },
        {
          question: 'We have nobody who can program.',
          answer:
            'Nobody has to. Steps are cards with words on them, a template brings the first twelve, and one line goes into your website.',
        },
      ],
    },
  ],
  category: 'non-profit-and-charity',
}
