import type { Category } from './category.js'

/** The category of B2B Services. */
export const b2bServices: Category = {
  slug: 'b2b-services',
  name: 'B2B Services',
  description:
    'Chatbots for companies that sell to companies: they ask for size and need, name a figure, and put a call into the calendar.',
  overview: [
    'People who buy for a company compare. They want to know whether you fit, what it costs, and who will answer, before they talk to sales. A chatbot answers the first two in a few questions and arranges the third.',
    'Look for templates that calculate, that ask for a work address late, and that hand existing customers to support instead of to sales.',
  ],
  benefits: [
    {
      title: 'A figure before the call',
      text: 'Four answers become a price to plan with, so the call begins with a common idea.',
    },
    {
      title: 'Meetings without mail ping-pong',
      text: 'Slots you offer, an invitation to both sides, and the answers in the mail.',
    },
    {
      title: 'Customers find support',
      text: 'Whoever is a customer already says so first and does not end with sales.',
    },
    {
      title: 'Facts in your CRM',
      text: 'Each answer arrives as a field, not as a paragraph somebody has to read.',
    },
  ],
  questions: [
    {
      question: 'Can the bot work with our price list?',
      answer:
        'Yes. Prices stand in calculation steps of the flow; a webhook step can also ask your own system and wait for its answer.',
    },
    {
      question: 'Will large enquiries be priced by a machine?',
      answer:
        'Only if you want it. The templates send large teams to a call, because a figure from a chat would be a guess.',
    },
    {
      question: 'How do leads reach our CRM?',
      answer:
        "By a webhook step that posts the answers as JSON. It runs on the server, so addresses and tokens never reach the visitor's browser.",
    },
  ],
}
