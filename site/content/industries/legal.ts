import type { IndustryContent } from './industry-content.js'

/** Law firms and advice centres. */
export const legal: IndustryContent = {
  title: 'An intake that never misses a deadline',
  lead: 'A chatbot for law firms that asks for the date on the letter, checks who is on the other side, and books the first meeting. It gives no legal advice, and says so.',
  problem: {
    title: 'The deadline was on page two',
    text: 'A tenant writes on Friday evening about ‘a letter’. On Tuesday somebody asks when it came. The answer is: seventeen days ago, and the term was fourteen. Nobody did anything wrong, except that the question came too late.',
  },
  solution: [
    'Asks for a deadline first, and sends a short one to the partner on duty by telephone',
    'Asks who is on the other side before it asks for a name',
    'Says in its first sentence that it gives no advice and makes nobody a client',
  ],
  figures: ['industries.legal.figure-1', 'industries.legal.figure-2', 'industries.legal.figure-3'],
  blocks: [
    {
      title: 'Dates before stories',
      text: 'A condition reads the number of days. Seven or fewer: a telephone number, today. More: the calm way. The rule stands in the drawing, where each partner can check it.',
      picture: {
        kind: 'ways',
        alt: 'A condition on the number of days, with its two ways',
        step: 'Days until the deadline',
        exits: [
          ['7 or fewer', 'Call the partner on duty'],
          ['More than 7', 'Arrange a meeting'],
        ],
      },
    },
    {
      title: 'Conflicts are checked before a word too many',
      text: 'The name of the other side is asked before the matter is told. It reaches your conflict check as a field of its own, not as a word in the middle of a letter.',
      picture: {
        kind: 'record',
        alt: 'An enquiry with matter, other side, deadline and address',
        title: 'Enquiry, before the first meeting',
        rows: [
          ['Matter', 'My employment'],
          ['Other side', 'Northern Steel'],
          ['Deadline', 'In 3 days'],
          ['Write to', 'ann@example.org'],
        ],
      },
    },
    {
      title: 'The first meeting is in the calendar',
      text: 'Clients choose among the hours that you keep free for it. Your holidays and court days are taken out, and the time zone is the office’s.',
      picture: {
        kind: 'times',
        alt: 'Free half hours on three days, Thursday at 14:00 is chosen',
        title: 'The first half hour',
        days: [
          ['Tue', '9:00', '9:30'],
          ['Thu', '14:00', '14:30', '15:00'],
          ['Fri', '11:00'],
        ],
        chosen: 'Thu 14:00',
      },
    },
    {
      title: 'Confidential from the first line',
      text: 'The server is yours, so is the database. Nothing of a matter goes to anybody whom your flow does not name, and a deadline deletes what is no longer needed.',
      picture: {
        kind: 'talk',
        alt: 'The chat says what it is and what it is not',
        lines: [
          ['bot', 'I give no legal advice, and nothing here makes you our client.'],
          ['user', 'Good to know. I have a letter here.'],
          ['bot', 'Does it have a deadline?'],
        ],
      },
    },
  ],
  steps: [
    {
      title: 'List your fields of law',
      text: 'And those that you do not take. A friendly no with the number of the bar is worth as much as a yes.',
    },
    {
      title: 'Agree on the urgent ones',
      text: 'Which deadlines go to the telephone, and who answers it this week? Write both down, then draw them.',
    },
    {
      title: 'Have it read by a colleague',
      text: 'Every sentence of the flow can be read from beginning to end. Let the strictest partner do it before you publish.',
    },
  ],
  testimonial: 'industries.legal.quote',
  faq: [
    {
      name: 'Intake',
      icon: 'scale',
      questions: [
        {
          question: 'Does a conversation create a mandate?',
          answer:
            'Not if your flow says so, and it should say so in the first message. It takes down an enquiry; the mandate is yours to accept afterwards, in writing.',
        },
        {
          question: 'How do we keep conflicts of interest out?',
          answer:
            'Ask for the other side before the facts, and send that field to your conflict check. Only behind it does the flow ask what happened.',
        },
        {
          question: 'Can it turn matters down?',
          answer:
            'Yes. A choice for fields that you do not take leads to a message with the bar’s referral service, and nothing is stored of it.',
        },
      ],
    },
    {
      name: 'Secrecy',
      icon: 'lock',
      questions: [
        {
          question: 'Is professional secrecy kept?',
          answer:
            'You run the server, or have it run under your own agreement. The widget sends what is said to that server and to nobody else, encrypted on its way.',
        },
        {
          question: 'How long are enquiries kept?',
          answer:
            'As long as you set, from one day on. Without that setting conversations are not stored at all, and what you have is the mail in your inbox.',
        },
      ],
    },
    {
      name: 'Office life',
      icon: 'briefcase',
      questions: [
        {
          question: 'Who answers when a client wants a person?',
          answer:
            'Those of your team whose switch says ‘Available’, in turn. Outside their hours the flow takes the question down and says when somebody will call.',
        },
        {
          question: 'Does it write into our case management?',
          answer:
            'A webhook step calls any address that you have, with the fields you choose. Without one it sends a mail that can be filed by its subject.',
        },
      ],
    },
  ],
  category: 'legal-and-compliance',
}
