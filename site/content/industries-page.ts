import type { Step } from './showcase/block.js'

/** The index of industries. */
export const industriesPage = {
  title: 'Chatbots for your industry',
  lead: 'Eighteen trades, eighteen conversations that you can play: each begins with what goes wrong at the counter, and shows what a chat does about it.',
  benefitsTitle: 'What every trade gets',
  benefitsLead: 'The words differ from a practice to a garage. What is behind them does not.',
} as const

/** The names of icons of lucide. */
type BenefitIcon = 'clock' | 'wallet' | 'trending-up' | 'brain' | 'plug' | 'chart-column'

/** What a chatbot brings, whatever the industry. */
export const industryBenefits: readonly (Step & { readonly icon: BenefitIcon })[] = [
  {
    icon: 'clock',
    title: '24/7 automation',
    text: 'The chat answers at night and at weekends, and says when somebody will be there in person.',
  },
  {
    icon: 'wallet',
    title: 'Cost reduction',
    text: '60 percent cost cut is our claim for routine questions: each is written down once and read many times.',
  },
  {
    icon: 'trending-up',
    title: 'Conversions',
    text: '67% higher conversions where a form becomes a conversation that asks one thing at a time.',
  },
  {
    icon: 'brain',
    title: 'Industry intelligence',
    text: '1000+ templates hold the questions that a trade asks anyway, in the order that works.',
  },
  {
    icon: 'plug',
    title: 'Integrations',
    text: '1000+ integrations: whatever can be called over HTTP or reached by mail is a step of the flow.',
  },
  {
    icon: 'chart-column',
    title: 'Analytics',
    text: 'See how many begin and finish, and at which question the others leave. Change that one.',
  },
]
