import type { Category } from './category.js'

/** The category of Surveys. */
export const surveys: Category = {
  slug: 'surveys',
  name: 'Surveys',
  description:
    'Chatbots that ask how it was, and do something with the answer while the visitor is still there.',
  overview: [
    'A survey in a chat is answered because it is short and reacts. Fans are asked what they liked, unhappy customers whether somebody may call.',
    'Store answers before the last question, so that half a survey counts too.',
  ],
  benefits: [
    { title: 'Questions that react', text: 'What comes next depends on the score.' },
    { title: 'Help in the moment', text: 'Who was let down gets a call, not a thank-you page.' },
    { title: 'More answers', text: 'Two minutes, with buttons, on the phone.' },
    {
      title: 'Data you own',
      text: 'Answers go to your own address, with the order they belong to.',
    },
  ],
  questions: [
    {
      question: 'Can I see results?',
      answer: 'The flow posts answers to your system. The studio shows how conversations went.',
    },
    {
      question: 'Are answers anonymous?',
      answer:
        'As much as you make them: a flow need not ask for a name, and need not store anything.',
    },
    {
      question: 'Should I give something for it?',
      answer: 'A small chance to win is enough. Paid answers are friendlier than true ones.',
    },
  ],
}
