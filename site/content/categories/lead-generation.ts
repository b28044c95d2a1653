import type { Category } from './category.js'

/** The category of Lead Generation. */
export const leadGeneration: Category = {
  slug: 'lead-generation',
  name: 'Lead Generation',
  description:
    'Chatbots that turn visitors into contacts: a few good questions, something in return, and the right next step.',
  overview: [
    'A form asks for everything and gives nothing. A chatbot gives for each answer: a price, a guide, a recommendation. In return people leave an address they really read.',
    'Ask for consent apart from the offer, and answer leads within hours.',
  ],
  benefits: [
    { title: 'Fair exchange', text: 'Every question has a purpose the visitor can see.' },
    {
      title: 'Qualified by your rules',
      text: 'Size, need and time decide what happens, in the flow or in your CRM.',
    },
    {
      title: 'Two openings, one winner',
      text: 'Chance decides who sees which, and you count what comes of it.',
    },
    { title: 'No lead is lost', text: 'If a system is down, a mail takes its place.' },
  ],
  questions: [
    {
      question: 'How many questions are right?',
      answer:
        'Two or three before you give something, and no more than six in all. Remove each whose answer changes nothing.',
    },
    {
      question: 'Can I test two versions?',
      answer:
        'Yes. A random split sends visitors along two branches; both end at the same question.',
    },
    {
      question: 'Is an address enough for a newsletter?',
      answer: 'No. Ask for it separately, and confirm by a mail with a link.',
    },
  ],
}
