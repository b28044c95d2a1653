import type { Category } from './category.js'

/** The category of Quizzes. */
export const quizzes: Category = {
  slug: 'quizzes',
  name: 'Quizzes',
  description: 'Chatbots that play: knowledge, personality, a score, a result worth telling.',
  overview: [
    'A quiz is the friendliest way to keep somebody on a page, and it tells you what people know and like. It can stand alone, or end with a recommendation.',
    'Write the results first, then the questions that lead to them.',
  ],
  benefits: [
    { title: 'Quick to make', text: 'Fourteen steps are enough for three questions with facts.' },
    {
      title: 'Scores that count themselves',
      text: 'Points for right answers, or several scores at once for a result by type.',
    },
    { title: 'Results people keep', text: 'A picture, two sentences, and a link or a mail.' },
    { title: 'Nothing to connect', text: 'A quiz works the minute it is published.' },
  ],
  questions: [
    {
      question: 'How many questions should a quiz have?',
      answer: 'Three to six. Above that many leave before the result.',
    },
    {
      question: 'Can I collect addresses?',
      answer:
        'After the result, for something that belongs to it. Let people see the result without it.',
    },
    {
      question: 'Can the same visitor play again?',
      answer: 'Yes, the templates offer another round and start with a score of zero.',
    },
  ],
}
