import type { FaqCategory } from './question.js'

/** What people ask about help and about their data. */
export const support: FaqCategory = {
  id: 'support',
  name: 'Support & Security',
  icon: 'shield-check',
  color: 'tomato',
  questions: [
    {
      question: 'How do I get help?',
      answer: '[[faq.support]] The docs answer most questions about steps, embedding and the API.',
      tags: ['popular', 'basics'],
    },
    {
      question: 'Which standards does it meet?',
      answer:
        '[[faq.standards]] Your own flow is part of it: what it asks and where it sends the answers is up to you.',
      tags: ['popular'],
    },
    {
      question: 'Where is my visitors’ data?',
      answer:
        'On the server that runs your chatbots. Until a step needs the server, answers do not leave the visitor’s browser. Nobody else is asked unless your flow calls a service.',
      tags: ['basics'],
    },
    {
      question: 'Does the chat set cookies?',
      answer:
        'No. It stores nothing before it is opened. What it keeps after that, such as a conversation that survives a reload, is a setting of yours.',
      tags: ['basics'],
    },
    {
      question: 'Are my keys safe?',
      answer:
        'API keys, webhook addresses and mail recipients stay on the server. The browser gets a published flow without a single secret and asks the server to carry out such steps.',
      tags: ['integration'],
    },
    {
      question: 'Can a visitor’s data be deleted?',
      answer:
        'Yes. One command, or one call of the API, removes what is kept of an address or of a session, and says what it removed.',
      tags: ['features'],
    },
    {
      question: 'How do I report abuse?',
      answer: 'With the form ‘Report a Concern’, which needs no account. [[faq.abuse]]',
      tags: [],
    },
  ],
}
