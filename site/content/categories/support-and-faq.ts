import type { Category } from './category.js'

/** The category of Support and FAQ. */
export const supportAndFaq: Category = {
  slug: 'support-and-faq',
  name: 'Support and FAQ',
  description:
    'Chatbots that answer what is asked most, try the rest with an AI if you wish, and bring a person where that does not help.',
  overview: [
    'Half of a support inbox is the same ten questions. Written answers behind buttons settle those; the others need a person with the facts at hand.',
    'Measure by whether it helped, not by how many gave up.',
  ],
  benefits: [
    {
      title: 'Known answers, well written',
      text: 'Topics as buttons, steps as lists, links to the right page.',
    },
    {
      title: 'AI with limits',
      text: 'Your facts, short answers, a cap on cost, and the honest sentence when it does not know.',
    },
    { title: 'People at the right moment', text: 'A sad face leads to the desk or to a ticket.' },
    { title: 'Nothing is asked twice', text: 'Device, question and screenshot travel along.' },
  ],
  questions: [
    {
      question: 'Do I need an AI provider?',
      answer: 'No. Without a key the AI step stays silent, and a person takes over.',
    },
    {
      question: 'What does the AI know?',
      answer: 'What you write into its step. It does not read your website by itself.',
    },
    {
      question: 'Which ticket systems work?',
      answer: 'Any that can be called over HTTP. If it cannot be reached, the flow writes a mail.',
    },
  ],
}
