import type { Category } from './category.js'

/** What the site says about all templates together. */
export const allTemplates: Category = {
  slug: 'all',
  name: 'All templates',
  description:
    'Whole conversations from twenty trades, to be talked to, copied and made one’s own.',
  overview: [
    'Each template is a working chatbot: its questions, its branches, its mails and its words for when something goes wrong. You talk to it here, on the page, before you decide. Pressing the button makes a copy of it in your account, and nothing that you change there touches the template.',
    'Begin with the conversation that is nearest to yours, whatever its trade is called. A hotel’s enquiry makes a good start for a campsite, and a repair request for a bicycle shop.',
  ],
  benefits: [
    {
      title: 'Finished conversations',
      text: 'Every way through a template leads to an end that was written, also the ways on which somebody changes their mind.',
    },
    {
      title: 'Tested before you see them',
      text: 'Each comes with flow tests that walk along every branch. They are yours as well, and tell you when a change broke something.',
    },
    {
      title: 'Made for one trade',
      text: 'A pharmacy asks other things than a theatre. No two templates are the same conversation with another name.',
    },
    {
      title: 'Open to the last step',
      text: 'Texts, branches, sums and mails can be changed, taken out and added to. Nothing in a template is locked.',
    },
  ],
  questions: [
    {
      question: 'Which template should I begin with?',
      answer:
        'With the one whose questions sound most like those you ask on the phone. Try two or three with Quick Preview; that takes a minute.',
    },
    {
      question: 'What happens when I press ‘Use This Template’?',
      answer:
        'A copy becomes a bot of your account and opens as a flow. It is not live before you publish it.',
    },
    {
      question: 'Are the firms in the templates real?',
      answer:
        'No. Names, addresses and telephone numbers are invented and lead nowhere. Each guide says what to replace first.',
    },
  ],
}
