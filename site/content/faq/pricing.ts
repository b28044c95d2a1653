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
      answer: '[[faq.free-plan]] [[faq.no-card]]',
      tags: ['popular', 'pricing'],
    },
    {
      question: 'What do paid plans cost?',
      answer:
        '[[faq.paid-plans]] They differ in conversations, team members, branding and support; the pricing page has all four side by side.',
      tags: ['popular', 'pricing'],
    },
    {
      question: 'Is it cheaper by the year?',
      answer: '[[faq.yearly]]',
      tags: ['pricing'],
    },
    {
      question: 'Can I try a paid plan first?',
      answer: '[[faq.trial]]',
      tags: ['pricing'],
    },
    {
      question: 'What if I am not satisfied?',
      answer: '[[faq.money-back]]',
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
