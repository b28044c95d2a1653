import type { Category } from './category.js'

/** The category of Legal and Compliance. */
export const legalAndCompliance: Category = {
  slug: 'legal-and-compliance',
  name: 'Legal and Compliance',
  description:
    'Chatbots for law offices and compliance teams: intake without advice, deadlines first, consent at the end.',
  overview: [
    'Before a first meeting a law office has to know four things: the matter, the deadline, the other side, and how to reach the client. A chatbot collects them, and says clearly that nobody is acting yet.',
    'Let somebody who knows the professional rules read every sentence.',
  ],
  benefits: [
    {
      title: 'Deadlines decide',
      text: 'A date in a letter makes a matter urgent, in office hours with a call.',
    },
    { title: 'Conflict check prepared', text: 'The other side is named before the story is told.' },
    { title: 'No advice, by design', text: 'Fixed texts, which say what the bot is not.' },
    { title: 'Consent before sending', text: 'Without a yes nothing is mailed.' },
  ],
  questions: [
    {
      question: 'Does a conversation create a mandate?',
      answer:
        'The texts of the templates say that it does not. Have them checked for your country.',
    },
    {
      question: 'Are uploads confidential?',
      answer:
        'They go to your own server over an encrypted connection and are kept as long as you set. What may be sent there is your decision.',
    },
    {
      question: 'Should we use an AI step here?',
      answer:
        'Not for anything that could be taken for advice. For finding opening hours it is not needed.',
    },
  ],
}
