import type { Category } from './category.js'

/** The category of Real Estate and Property. */
export const realEstateAndProperty: Category = {
  slug: 'real-estate-and-property',
  name: 'Real Estate and Property',
  description: 'Chatbots for agents and landlords: searches, viewings, first figures for owners.',
  overview: [
    'Seekers know what they want and ask at night; owners want a number before they talk. A chatbot serves both, with your list and your figures.',
    'A figure from a chat is no valuation, and the text should say it in the same sentence.',
  ],
  benefits: [
    {
      title: 'Homes from your list',
      text: 'Budget and wishes become a handful of homes to pick from.',
    },
    { title: 'Viewings with papers', text: 'People hear what to bring, and you hear who comes.' },
    { title: 'A figure for owners', text: 'Size and state give a sum to talk about.' },
    { title: 'Searches you can answer', text: 'Who finds nothing leaves wishes and an address.' },
  ],
  questions: [
    {
      question: 'Where do the homes come from?',
      answer: 'From your own system, by a webhook step that returns a list with an id and a title.',
    },
    {
      question: 'Are alerts sent automatically?',
      answer: 'The template mails the search to you. Your own system can send alerts from it.',
    },
    {
      question: 'Can it be used for repairs by tenants?',
      answer: 'Yes, with other questions. The directory has a blueprint for that.',
    },
  ],
}
