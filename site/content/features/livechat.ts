import type { FeatureContent } from './feature-content.js'

/** The page of the live desk. */
export const livechat: FeatureContent = {
  name: 'Live chat',
  summary: 'The bot begins, a person joins, and nobody has to say anything twice.',
  title: 'Live chat that begins with the answer already half given',
  lead: 'A hand-over step brings in your team. Whoever joins has read what was said, sees that somebody is typing, and can hand the conversation back to the bot.',
  picture: {
    kind: 'shot',
    name: 'desk',
    alt: 'The room Desk: waiting conversations at the left, the messages of one in the middle, and what is known of the visitor at the right',
  },
  blocks: [
    {
      title: 'Round and round, fairly',
      text: 'A thread that waits is offered to one available agent at a time, in turn. Who does not take it within 45 seconds loses the turn; agents whom the step names are asked first.',
      picture: {
        kind: 'threads',
        alt: 'Three threads, one of them offered to you',
        threads: [
          ['Ann Lee', 'My brakes squeal since the repair', 'Offered to you'],
          ['Cem A.', 'Is the blue frame still there?', 'Mia has it'],
          ['Dora P.', 'Thank you, that was all', 'Ended'],
        ],
      },
    },
    {
      title: 'What agents need, under their fingers',
      text: 'Saved replies with a slash, notes that only colleagues see, labels, files both ways, options that the visitor can press. Everything has a key, and ? shows them all.',
      picture: {
        kind: 'record',
        alt: 'Keys of the desk',
        title: 'By keyboard',
        rows: [
          ['N', 'The newest that waits'],
          ['T', 'Take it'],
          ['/', 'A saved reply'],
          ['J, K', 'Next and previous'],
        ],
      },
    },
    {
      title: 'Context comes along',
      text: 'Name, page, answers and variables stand beside the chat. The inbox is sorted by who has waited longest, urgent ones first, and labels find them again.',
      picture: {
        kind: 'record',
        alt: 'What is known of a visitor: name, page, answers and label',
        title: 'About the visitor',
        rows: [
          ['Name', 'Ann Lee'],
          ['Page', '/repairs'],
          ['fault', 'The brakes'],
          ['Label', 'Warranty'],
        ],
      },
    },
    {
      title: 'When nobody is there, it says so',
      text: 'Opening hours decide whether people are asked at all. Outside them, or after the longest wait, the flow takes the question down and mails it to you.',
      picture: {
        kind: 'talk',
        alt: 'Outside opening hours the bot takes the question down',
        lines: [
          ['bot', 'We are back tomorrow at 9. May I take your question down?'],
          ['user', 'Please. It is about the invoice.'],
          ['bot', 'Where may Mia write to?'],
        ],
      },
    },
  ],
  questions: [
    {
      question: 'How many agents can answer?',
      answer:
        'As many as your account has members. The role agent sees the desk and neither flows nor settings.',
    },
    {
      question: 'What if my connection breaks?',
      answer:
        'What could not be sent waits in the conversation and goes when the line is back, once, in the order in which it was written. The same holds for the visitor.',
    },
    {
      question: 'Is live chat in the free plan?',
      answer: '[[features.plans]]',
    },
  ],
  closing: 'Be there for the one in ten',
}
