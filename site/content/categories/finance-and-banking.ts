import type { Category } from './category.js'

/** The category of Finance and Banking. */
export const financeAndBanking: Category = {
  slug: 'finance-and-banking',
  name: 'Finance and Banking',
  description:
    'Chatbots for banks, credit unions and insurers: urgent help first, then sums and appointments.',
  overview: [
    'In money matters two kinds of visitors come: those with a worry and those with a plan. The first need a number at once, the second a sum to think with and an appointment.',
    'Keep secrets out of the chat. Nothing here needs a card number, a PIN or a balance.',
  ],
  benefits: [
    {
      title: 'Urgent cases first',
      text: 'A lost card leads to the blocking line before any other question.',
    },
    {
      title: 'Sums, not advice',
      text: 'Amount and months become a monthly figure, with the sentence that it is no advice.',
    },
    {
      title: 'Appointments by topic',
      text: 'The branch knows what to prepare, and what the member should bring.',
    },
    { title: 'Careful by design', text: 'The bot sees no account, so it can give none away.' },
  ],
  questions: [
    {
      question: 'Does the bot have access to accounts?',
      answer: 'No. The templates look nothing up in core systems; they prepare and arrange.',
    },
    {
      question: 'What if somebody types a card number?',
      answer:
        'The welcome text asks people not to. Decide in your settings how long mails are kept, and say so in your privacy notice.',
    },
    {
      question: 'Can compliance check the texts?',
      answer: 'Yes, and easily: every sentence stands in one file and does not change by itself.',
    },
  ],
}
