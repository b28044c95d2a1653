import type { Category } from './category.js'

/** The category of Sales. */
export const sales: Category = {
  slug: 'sales',
  name: 'Sales',
  description:
    'Chatbots that help people decide: an estimate, an honest judgement, and three ways to go on.',
  overview: [
    "Selling in a chat means answering the question in the visitor's head: does it pay, does it fit, what does it cost. Then let them choose how to continue.",
    'Judge honestly. A visitor who was told no today comes back when it is a yes.',
  ],
  benefits: [
    { title: 'Estimates in taps', text: 'Few questions, a sum, and what it rests on.' },
    { title: 'Honest filters', text: 'Weak cases are told so, and save your engineers a trip.' },
    { title: 'Three ways on', text: 'A visit, a question, or the result by mail.' },
    { title: 'Deals with their facts', text: 'Everything that was said arrives with the lead.' },
  ],
  questions: [
    {
      question: 'Can estimates be wrong?',
      answer:
        'Yes, and the texts say so. Use figures from your own customers, and choose them for the weaker half.',
    },
    {
      question: 'Can it give discounts?',
      answer: 'A flow can show a code. Whether it works is decided in your shop, not in the chat.',
    },
    {
      question: 'Who answers questions?',
      answer: 'In opening hours a colleague in the chat, otherwise a mail.',
    },
  ],
}
