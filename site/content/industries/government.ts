import type { IndustryContent } from './industry-content.js'

/** Town halls, agencies and public offices, with live chat. */
export const government: IndustryContent = {
  title: 'A town hall that answers in the evening, too',
  lead: 'Live chat and chatbot for public offices: residents learn which papers they need and which room is theirs, report what is broken, and reach a clerk in office hours.',
  problem: {
    title: 'People come three times for one form',
    text: 'The first time the office is closed, the second time the landlord’s letter is missing, the third time it is the wrong room. None of it was a secret. It stood in a PDF on the fourth level of the website.',
  },
  solution: [
    'Asks two questions and names the papers for this resident, not all papers there are',
    'Says room, hours and the way in without steps',
    'Takes a report about a lamp or a road with its place, and says what happens next',
  ],
  figures: [
    'industries.government.figure-1',
    'industries.government.figure-2',
    'industries.government.figure-3',
  ],
  blocks: [
    {
      title: 'The right counter at the first visit',
      text: 'Residents do not know the names of departments, and need not. They say what happened in their lives; the flow knows which office that is.',
      picture: {
        kind: 'talk',
        alt: 'A resident has moved, rents, and is told the papers and the room',
        lines: [
          ['bot', 'Do you rent or own your new home?'],
          ['user', 'I rent'],
          ['bot', 'Then bring your identity card and the landlord’s confirmation. Room 4.'],
        ],
      },
    },
    {
      title: 'Clerks take over where it matters',
      text: 'In office hours a resident can be joined by a clerk. The agents who are available are asked in turn, each reads the whole conversation, and notes stay among colleagues.',
      picture: {
        kind: 'threads',
        alt: 'Three residents at the desk of an office, with who has them',
        threads: [
          ['Housing', 'I cannot pay the deposit at once', 'Waiting'],
          ['Civil registry', 'The name is misspelt on it', 'Yours'],
          ['Works', 'The lamp flickers again', 'Ada has it'],
        ],
      },
    },
    {
      title: 'Reports that a crew can act on',
      text: 'Kind, place and a photograph are asked for one by one, and arrive as one mail or one call to your own system. A report without a place does not come through.',
      picture: {
        kind: 'record',
        alt: 'A report with kind, place and time, as the works department gets it',
        title: 'Report to the works department',
        rows: [
          ['What', 'A street lamp'],
          ['Where', 'Mill Lane 4'],
          ['Received', 'Tuesday, 21:40'],
        ],
      },
    },
    {
      title: 'For everybody, by law and by habit',
      text: 'The chat works by keyboard and with a screen reader, in light and dark, at 400 percent and on a small telephone. [[industries.government.ada]]',
      picture: {
        kind: 'ways',
        alt: 'A question with three answers that can be reached by keyboard',
        step: 'What is it about?',
        exits: [
          ['I have moved here', 'Registration'],
          ['Something is broken', 'Works department'],
          ['Bins and waste', 'Calendar of collections'],
        ],
      },
    },
  ],
  steps: [
    {
      title: 'Begin with one office',
      text: 'Registration or waste: pick the one whose telephone rings most, and write its ten answers as the clerk says them.',
    },
    {
      title: 'Let residents read it first',
      text: 'Try the draft with three people at the counter. Where they hesitate, the text is wrong, not the resident.',
    },
    {
      title: 'Open it, and add a desk',
      text: 'Publish it on the website of the town. Once clerks are ready, switch on the live desk for their hours.',
    },
  ],
  testimonial: 'industries.government.quote',
  faq: [
    {
      name: 'Residents and services',
      icon: 'landmark',
      questions: [
        {
          question: 'Can one chatbot serve several departments?',
          answer:
            'Yes. The first question sorts by what residents want, and each department owns the part behind it. A handover names the agents who are asked first, so building control does not answer for the registry.',
        },
        {
          question: 'Can residents send a photograph of the damage?',
          answer:
            'A step for files takes pictures of up to 5 MB. They go to your server, not to ours or anybody else’s, and are deleted after the days that you set.',
        },
        {
          question: 'What happens to a question at night?',
          answer:
            'The flow answers what it can. For the rest it asks for an address and mails the question to the office, with everything that was said.',
        },
      ],
    },
    {
      name: 'Law and access',
      icon: 'scale',
      questions: [
        {
          question: 'Does the chat meet accessibility rules for public bodies?',
          answer:
            'Keyboard, screen reader, contrast, zoom and reduced motion are tested with each release. [[industries.government.access]] Describe the pictures that you add yourself.',
        },
        {
          question: 'Where does the data stand?',
          answer:
            'On the server that you run, in a database of yours. There is no third party in between unless your flow calls one.',
        },
      ],
    },
    {
      name: 'Procurement',
      icon: 'file-text',
      questions: [
        {
          question: 'Can we try it before a tender?',
          answer:
            '[[industries.government.free]] Draw one office, let residents use it for a month, and write the tender with what you have learnt.',
        },
        {
          question: 'Which languages can residents choose?',
          answer:
            'As many as you translate your texts into. What the widget says by itself, such as ‘Send’, comes in its own catalogues of languages.',
        },
      ],
    },
  ],
  category: 'government-and-public-services',
  benefits: [
    {
      title: 'Shorter queues',
      text: 'Who comes to the counter has the right papers, and who only had a question does not come at all.',
    },
    {
      title: 'One answer for all',
      text: 'A text stands in one place. It is as true at midnight as at noon, and for every resident alike.',
    },
    {
      title: 'Calls with a reason',
      text: 'What reaches a clerk is what needs a clerk, and it arrives with what was said before.',
    },
    {
      title: 'Open about itself',
      text: 'Count what residents ask, by day, and publish it. It tells where the next form should be clearer.',
    },
  ],
  departments: [
    {
      title: 'Civil registry',
      text: 'Papers for a move, a birth, a marriage, and the hours of the counter.',
    },
    {
      title: 'Works and roads',
      text: 'Reports of lamps, potholes and fallen trees, each with its place.',
    },
    { title: 'Waste and recycling', text: 'Which bin on which day, and where bulky waste goes.' },
    {
      title: 'Housing',
      text: 'Which allowance there is for whom, and what to bring to the meeting.',
    },
    {
      title: 'Business licences',
      text: 'Which licence a trade needs, what it costs and how long it takes.',
    },
    {
      title: 'Parks and culture',
      text: 'Pitches to hire, opening times and what is on this weekend.',
    },
  ],
  hasVideo: true,
}
