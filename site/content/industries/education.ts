import type { IndustryContent } from './industry-content.js'

/** Schools, colleges and whoever else takes applications. */
export const education: IndustryContent = {
  title: 'Answer every applicant before the deadline does',
  lead: 'An admissions chatbot that knows dates, papers and fees, sends the right checklist for each course, and brings the hard questions to a person in the office.',
  problem: {
    title: 'Applicants ask at eleven at night',
    text: 'Most people fill in an application after work, and meet a closed office. Next morning forty mails wait, thirty of them about the same three papers. The one that needed an adviser is somewhere among them.',
  },
  solution: [
    'Asks which course it is about, and says the deadline and papers of that course alone',
    'Sends the checklist to the applicant’s address while the question is warm',
    'Says what a year costs before anybody has to ask for it',
  ],
  figures: [
    'industries.education.figure-1',
    'industries.education.figure-2',
    'industries.education.figure-3',
  ],
  blocks: [
    {
      title: 'One answer per course, not one for all',
      text: 'A foundation year, a degree and an evening class have three sets of papers. The flow asks once and goes its own way from there, so nobody reads two pages that do not concern them.',
      picture: {
        kind: 'ways',
        alt: 'A step that asks for the course, with a way for each of three courses',
        step: 'Which course are you thinking of?',
        exits: [
          ['Foundation year', 'Papers and 31 January'],
          ['Degree', 'Papers and 31 January'],
          ['Evening course', 'Interview, no deadline'],
        ],
      },
    },
    {
      title: 'Advisers see the applicant, not a blank chat',
      text: 'When somebody asks for a person, the adviser at the desk reads what was said so far and which course it concerns. Outside opening hours the flow asks for an address instead of promising a reply.',
      picture: {
        kind: 'threads',
        alt: 'Three applicants at the desk, one of them waiting',
        threads: [
          ['Maya R.', 'Is my certificate from abroad enough?', 'Waiting'],
          ['Tom B.', 'The reference comes on Friday', 'Yours'],
          ['Elif K.', 'Can I begin in spring?', 'Yours'],
        ],
      },
    },
    {
      title: 'In the language that is spoken at home',
      text: 'Parents decide too. Put translations beside the texts of the flow, and the chat begins in the browser’s language where you have one, in yours where you do not.',
      picture: {
        kind: 'talk',
        alt: 'The question for the course, asked in German',
        lines: [
          ['bot', 'Welcher Kurs soll es sein?'],
          ['user', 'Ein Abendkurs'],
          ['bot', 'Dafür gibt es keinen Anmeldeschluss.'],
        ],
      },
    },
    {
      title: 'See at which question families give up',
      text: 'Results count how many begin, how many finish and where the others leave. If it is the question for the reference, move it to the end, publish, and look again next week.',
      picture: {
        kind: 'funnel',
        alt: 'Of a hundred who begin, 91 choose a course, 84 read the papers and 63 leave an address',
        title: 'Applications, an example',
        rows: [
          ['Began', 100],
          ['Chose a course', 91],
          ['Read the papers', 84],
          ['Left an address', 63],
        ],
      },
    },
  ],
  steps: [
    {
      title: 'Collect the questions of one week',
      text: 'Sort the office’s mails of last week. The five that come most often are the first version of your flow.',
    },
    {
      title: 'Draw a way for each course',
      text: 'Begin with an enrolment template, put your dates in, and let the person who answers the telephone read each text aloud.',
    },
    {
      title: 'Put it beside the application form',
      text: 'One line on the page where people get stuck. After each term change the dates and publish; the line stays.',
    },
  ],
  testimonial: 'industries.education.quote',
  faq: [
    {
      name: 'Applicants and courses',
      icon: 'graduation-cap',
      questions: [
        {
          question: 'Can it tell the deadlines of forty courses apart?',
          answer:
            'Yes. Group what is alike: most schools have four or five sets of dates, not forty. A choice leads to each set, and a webhook can fetch a date from your course system where they change often.',
        },
        {
          question: 'What if an applicant asks something that no step knows?',
          answer:
            'The flow offers a person. In office hours somebody joins the chat; otherwise it takes the question with name and address and mails it to the office.',
        },
        {
          question: 'Can applicants hand in certificates in the chat?',
          answer:
            'They can send files of up to 5 MB where a step asks for one. The file goes to your server, and the step says for how long it is kept.',
        },
      ],
    },
    {
      name: 'Students’ data',
      icon: 'shield-check',
      questions: [
        {
          question: 'How does this go with FERPA?',
          answer:
            '[[industries.education.ferpa]] The part that is yours: ask for no grades in the chat, give the desk to staff alone, and set after how many days conversations are deleted.',
        },
        {
          question: 'May minors use it?',
          answer:
            'Write it so that they can: ask for a parent’s address instead of the child’s, and keep conversations switched off where you do not need them. Nothing is stored unless you switch it on.',
        },
      ],
    },
    {
      name: 'Running it',
      icon: 'calendar',
      questions: [
        {
          question: 'Who changes the dates next year?',
          answer:
            'Whoever knows them. A member with the role editor opens the flow, changes the text and publishes; every earlier version can be brought back.',
        },
        {
          question: 'Does it fit into our learning platform?',
          answer:
            'Wherever a page takes a script tag it takes the chat. Where yours does not, share the address of a page that has it.',
        },
      ],
    },
  ],
  category: 'education-and-training',
}
