import type { FaqCategory } from './question.js'

/** What people ask about plans and money. */
export const pricing: FaqCategory = {
  id: 'pricing',
  name: 'Pricing & Plans',
  icon: 'credit-card',
  color: 'amber',
  questions: [
    {
      question: 'Is there a free plan?',
      answer:
        'Yes. The free plan has 1 chatbot and 100 conversations per month. No credit card is needed.',
      tags: ['popular', 'pricing'],
    },
    {
      question: 'What do paid plans cost?',
      answer:
        'Paid plans start from $19/month. They differ in conversations, team members, branding and support; the pricing page has all four side by side.',
      tags: ['popular', 'pricing'],
    },
    {
      question: 'Is it cheaper by the year?',
      answer:
        'Yes. With yearly billing you save up to 20%: $190 in place of $228 for Starter, $390 in place of $468 for Pro, $590 in place of $708 for Business.',
      tags: ['pricing'],
    },
    {
      question: 'Can I try a paid plan first?',
      answer: 'Starter, Pro and Business have a 14-day trial.',
      tags: ['pricing'],
    },
    {
      question: 'What if I am not satisfied?',
      answer: 'There is a 30-day money-back guarantee on paid plans.',
      tags: ['pricing'],
    },
    {
      question: 'What counts as a conversation?',
      answer:
        'One visitor who answers at least one question. Opening the window and closing it again does not count.',
      tags: ['pricing', 'basics'],
    },
    {
      question: 'Can I change my plan later?',
      answer:
        'At any time, in both directions. Your chatbots, their versions and their settings stay.',
      tags: ['pricing'],
    },
  ],
}
