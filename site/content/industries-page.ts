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
    title: '[[industries.automation]]',
    text: 'The chat answers at night and at weekends, and says when somebody will be there in person.',
  },
  {
    icon: 'wallet',
    title: 'Cost reduction',
    text: '[[industries.costs]] each is written down once and read many times.',
  },
  {
    icon: 'trending-up',
    title: 'Conversions',
    text: '[[industries.conversions]]',
  },
  {
    icon: 'brain',
    title: 'Industry intelligence',
    text: '[[industries.templates]]',
  },
  {
    icon: 'plug',
    title: 'Integrations',
    text: '[[industries.integrations]]',
  },
  {
    icon: 'chart-column',
    title: 'Analytics',
    text: 'See how many begin and finish, and at which question the others leave. Change that one.',
  },
]
