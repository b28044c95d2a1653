import type { FaqCategory } from './question.js'

/** What people ask before they begin. */
export const gettingStarted: FaqCategory = {
  id: 'getting-started',
  name: 'Getting Started',
  icon: 'rocket',
  color: 'indigo',
  questions: [
    {
      question: 'What is Talkgraph?',
      answer:
        'A no-code chatbot builder. A conversation is drawn as a graph of steps that say, ask, calculate, branch and call other systems, and visitors of your website talk to it in a chat window.',
      tags: ['popular', 'basics'],
    },
    {
      question: 'Do I need to know how to program?',
      answer:
        'No. You begin with a template, replace its texts, prices and addresses, and publish it. Developers can go further with the API, with webhooks and with the widget’s own interface.',
      tags: ['popular', 'basics'],
    },
    {
      question: 'How long does it take to set up a chatbot?',
      answer: '[[faq.setup]] Plan an hour more for good texts: they are what visitors notice.',
      tags: ['popular', 'basics'],
    },
    {
      question: 'How do I put the chatbot on my website?',
      answer:
        'Copy one line of HTML into your pages. There are install guides for plain HTML, React, NextJS, Shopify and WordPress, each with the snippet for your own chatbot.',
      tags: ['basics', 'integration'],
    },
    {
      question: 'Which kinds of chat window are there?',
      answer:
        'Three: live-chat sits in a corner of the page, popup stands in its middle, and full-page is the page itself, which suits links in mails and printed codes.',
      tags: ['basics', 'features'],
    },
    {
      question: 'Can I try a template before I sign up?',
      answer:
        'Yes. Every template page plays the real conversation beside its guide. Nothing you type there is stored.',
      tags: ['basics'],
    },
    {
      question: 'What happens if a visitor asks something unexpected?',
      answer:
        'A flow decides that in advance: buttons for what is known, an AI step or a free text for the rest, and a way to a person. The templates show all three.',
      tags: ['basics', 'features'],
    },
  ],
}
