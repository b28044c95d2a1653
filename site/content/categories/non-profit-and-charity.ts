import type { Category } from './category.js'

/** The category of Non Profit and Charity. */
export const nonProfitAndCharity: Category = {
  slug: 'non-profit-and-charity',
  name: 'Non Profit and Charity',
  description: 'Chatbots for people who give, people who help, and people who need something.',
  overview: [
    'Charities have few hands and many questions. A chatbot turns a gift into something to imagine, finds a shift that fits, and helps without asking why.',
    'What you collect about people in need should be as little as possible.',
  ],
  benefits: [
    {
      title: 'Gifts with a meaning',
      text: 'An amount becomes meals, beds or trees, by your own factor.',
    },
    { title: 'Shifts that fit', text: 'Time and conditions decide; everyone finds something.' },
    {
      title: 'Help with dignity',
      text: 'No explanation, and a name that need not be the real one.',
    },
    { title: 'Made for small teams', text: 'Everything arrives by mail, sorted by subject.' },
  ],
  questions: [
    {
      question: 'Can people donate in the chat?',
      answer:
        'A button opens your payment page with the amount filled in. The chat itself takes no money.',
    },
    {
      question: 'Is it free for charities?',
      answer: '[[templates.charities]]',
    },
    {
      question: 'Can volunteers look after it?',
      answer:
        'Yes. Texts and hours stand in one file, and a check tells what is wrong before it is published.',
    },
  ],
}
