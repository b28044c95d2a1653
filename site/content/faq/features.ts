import type { FaqCategory } from './question.js'

/** What people ask about what the product can do. */
export const features: FaqCategory = {
  id: 'features',
  name: 'Features & Capabilities',
  icon: 'sparkles',
  color: 'grass',
  questions: [
    {
      question: 'How many templates are there?',
      answer: '[[faq.templates]]',
      tags: ['popular', 'features'],
    },
    {
      question: 'Which tools does it connect to?',
      answer: '[[faq.integrations]]',
      tags: ['popular', 'features', 'integration'],
    },
    {
      question: 'Can a person take over the conversation?',
      answer:
        'Yes. A handover step calls your team in opening hours. Conversations are assigned round-robin among the agents who are available, and whoever takes one sees everything that was said.',
      tags: ['features'],
    },
    {
      question: 'How much does the bot handle by itself?',
      answer:
        '[[faq.handled]] It depends on your questions: a booking bot finishes nearly all, a help bot hands more to people, and should.',
      tags: ['features'],
    },
    {
      question: 'Can it use AI?',
      answer:
        'Yes. An AI step answers with the instructions and facts you give it, through a provider of your choice. The key stays on the server, and limits keep the cost within bounds.',
      tags: ['features', 'integration'],
    },
    {
      question: 'Does it speak several languages?',
      answer:
        'Yes. Texts of each language stand side by side in one flow, and the page’s language decides. A check lists what is not translated yet.',
      tags: ['features'],
    },
    {
      question: 'Can I change how it looks?',
      answer:
        'Colours, fonts, size, position, logo, avatar and launcher can be set, with a live preview. Removing or replacing the brand line depends on your plan.',
      tags: ['features', 'pricing'],
    },
    {
      question: 'Is there an API?',
      answer:
        'Yes, a REST API with an OpenAPI description: create and publish chatbots, send messages into conversations, read threads. The reference stands in the docs.',
      tags: ['features', 'integration'],
    },
  ],
}
