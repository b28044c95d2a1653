import type { Category } from './category.js'

/** The category of Fitness and Sports. */
export const fitnessAndSports: Category = {
  slug: 'fitness-and-sports',
  name: 'Fitness and Sports',
  description:
    'Chatbots for gyms, clubs and studios: a first week that fits, trial places, and help for members.',
  overview: [
    'New people fail on the first day, not in the third month. A chatbot gives them a plan before they come and tells the coach what to know.',
    'Ask about health only if somebody reads it, and say who that is.',
  ],
  benefits: [
    {
      title: 'A plan in two minutes',
      text: 'Goal, days and taste become sessions the visitor can keep.',
    },
    {
      title: 'Trial places that are used',
      text: 'A day, what to bring, and a mail that makes it real.',
    },
    {
      title: 'Coaches who are prepared',
      text: 'Goal and old injuries arrive before the person does.',
    },
    { title: 'Less at the front desk', text: 'Pauses and invoices lead to the account.' },
  ],
  questions: [
    {
      question: 'Can classes come from our timetable?',
      answer:
        'Yes, by a webhook step that returns a list; the options in the chat are made from it.',
    },
    {
      question: 'May I ask about injuries?',
      answer:
        'You may, with care. Say who reads it, keep it short, and delete it when it has served its purpose.',
    },
    {
      question: 'Does it work for a club without staff?',
      answer: 'Yes. Everything goes by mail to the trainers; nobody has to sit at a desk.',
    },
  ],
}
