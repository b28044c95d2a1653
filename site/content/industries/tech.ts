import type { IndustryContent } from './industry-content.js'

/** Software makers and SaaS. */
export const tech: IndustryContent = {
  title: 'Tier one, in a file that you can diff',
  lead: 'A chatbot for technology and SaaS companies: it sorts bugs from bills, wakes an engineer when work stands still, and is a JSON graph with tests beside it.',
  problem: {
    title: '‘It does not work’',
    text: 'A ticket without a browser, a version or a step to repeat costs three replies before anybody looks at code. Meanwhile somebody who cannot work at all waits behind ‘where is my invoice?’.',
  },
  solution: [
    'Asks first how bad it is, and pages an engineer for one answer alone',
    'Takes down what was done and what happened, with the browser and the version beside it',
    'Answers invoices and seats by saying where they are',
  ],
  figures: ['industries.tech.figure-1', 'industries.tech.figure-2', 'industries.tech.figure-3'],
  blocks: [
    {
      title: 'Severity is a branch',
      text: '‘We cannot work’ calls your pager through a webhook; ‘it is only odd’ writes a ticket. Both ways can be read by the whole company.',
      picture: {
        kind: 'ways',
        alt: 'The question how bad it is, with its two ways',
        step: 'How bad is it?',
        exits: [
          ['We cannot work', 'Pager, then a ticket'],
          ['It is only odd', 'A ticket'],
        ],
      },
    },
    {
      title: 'Tickets that an engineer can begin with',
      text: 'The page hands over account, version and address; the visitor adds what happened. Conversations, files included, come along when a person joins.',
      picture: {
        kind: 'record',
        alt: 'A ticket with report, page, version and severity',
        title: 'Ticket 5181',
        rows: [
          ['Report', 'Saved an entry, white page'],
          ['Page', '/entries/new'],
          ['Version', '4.12.0'],
          ['Severity', 'We cannot work'],
        ],
      },
    },
    {
      title: 'Trials that become customers',
      text: 'A number of people decides between a guide and a talk. It is the question that your sales team asks first anyway, without a form in front of it.',
      picture: {
        kind: 'talk',
        alt: 'A team of forty is offered half an hour with a person',
        lines: [
          ['bot', 'How many people are to work with it?'],
          ['user', '40'],
          ['bot', 'With 40 people it pays to bring your books over together. Book half an hour?'],
        ],
      },
    },
    {
      title: 'Made for people who review',
      text: 'Flow tests are conversations as data. They run in your pipeline with the command-line tool, tell which edges were never walked, and fail a release that would fail a customer.',
      picture: {
        kind: 'funnel',
        alt: 'A test run: all 14 edges walked by 6 tests, in percent',
        title: 'Edges walked by tests, in percent',
        rows: [
          ['After one test', 36],
          ['After three', 72],
          ['After six', 100],
        ],
      },
    },
  ],
  steps: [
    {
      title: 'Begin with last sprint’s tickets',
      text: 'Sort a hundred of them by what was missing. The fields that you asked back for are the questions of the flow.',
    },
    {
      title: 'Connect pager and tracker',
      text: 'Two webhook steps with keys from the server’s settings. Try them from the preview before anybody is woken.',
    },
    {
      title: 'Ship it behind a flag',
      text: 'Mount it from npm where your flag says so, with the signed-in user’s identity verified by your server.',
    },
  ],
  testimonial: 'industries.tech.quote',
  faq: [
    {
      name: 'For developers',
      icon: 'code',
      questions: [
        {
          question: 'How do I mount it in a React app?',
          answer:
            'Import ChatWidget from talkgraph/react and give it the id of the bot and your server. Without React, mount() from talkgraph does the same.',
        },
        {
          question: 'Which Content-Security-Policy does it need?',
          answer:
            'Scripts and calls from your server. It works without unsafe-inline and with Trusted Types, and lives in a shadow root of its own.',
        },
        {
          question: 'Is there an API?',
          answer:
            'Yes, with an OpenAPI description: bots, versions, messages, results, desk. Keys are sent as Bearer tokens.',
        },
      ],
    },
    {
      name: 'Support teams',
      icon: 'life-buoy',
      questions: [
        {
          question: 'Can it use our documentation?',
          answer:
            'Put the facts that come up daily into the steps, or into the instructions of an AI step. It answers within what it was given, and a person is one answer away.',
        },
        {
          question: 'Does it know who is signed in?',
          answer:
            'Your page says who it is and your server signs it. Only then does the chat call the identity verified, and agents see that.',
        },
      ],
    },
    {
      name: 'Security reviews',
      icon: 'shield',
      questions: [
        {
          question: 'Can we run it in our own cloud?',
          answer:
            'Yes: one process with SQLite or PostgreSQL, a Dockerfile beside it, metrics for Prometheus and a documented backup.',
        },
        {
          question: 'Which certificates are there?',
          answer:
            '[[industries.tech.certificates]] What you can check by yourself is the source: it is open, dependencies and licences are listed.',
        },
      ],
    },
  ],
  category: 'support-and-faq',
}
