import type { Category } from './category.js'

/** The category of Ecommerce and Retail. */
export const ecommerceAndRetail: Category = {
  slug: 'ecommerce-and-retail',
  name: 'Ecommerce and Retail',
  description:
    'Chatbots for shops: where is my order, how do I return it, what could I give to somebody.',
  overview: [
    "Three questions make up most of a shop's inbox. A chatbot answers two of them with your order system and the third with a few questions about taste and budget.",
    'Connect the order lookup first. Until then the templates pass such questions to a person instead of pretending.',
  ],
  benefits: [
    {
      title: 'Answers about parcels',
      text: 'An order number brings status, day and a tracking button.',
    },
    {
      title: 'Returns by your rule',
      text: 'The day of arrival decides, and something broken is treated more kindly.',
    },
    {
      title: 'Presents within a budget',
      text: 'Who is it for, and how much: the answer is a short shelf, not the whole shop.',
    },
    {
      title: 'A person for the odd case',
      text: 'Late returns and lost numbers do not end in a circle.',
    },
  ],
  questions: [
    {
      question: 'Which shop systems work with it?',
      answer:
        'Any that answers over HTTP. A webhook step asks for the order and reads the fields you name. Guides for Shopify and WordPress show how the chat comes into the page.',
    },
    {
      question: 'Can it show products?',
      answer:
        'As pictures to choose from, or by a link to a list in your shop. A webhook can also return a list that becomes buttons.',
    },
    {
      question: 'What if the order system is down?',
      answer:
        'Each call has a second exit. Visitors hear that it cannot be looked up right now, and a colleague takes over.',
    },
  ],
}
