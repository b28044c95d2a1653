/** How often one pays. */
export type Billing = 'monthly' | 'yearly'

/** A plan as its card shows it. */
export interface Plan {
  readonly name: string
  readonly price: Readonly<Record<Billing, string>>
  readonly cycle: Readonly<Record<Billing, string>>
  readonly saving?: string
  readonly volume: string
  readonly features: readonly string[]
  /** In place of one feature, when one pays by the year. */
  readonly yearlyInstead?: Readonly<Record<string, string>>
  readonly isPopular?: boolean
  readonly trial?: string
  readonly button: string
}

export const yearlyBanner = 'Save up to 20% with Yearly Billing - 2+ Months FREE!'

const trial = '14-day trial'

/** The four plans. */
export const plans: readonly Plan[] = [
  {
    name: 'Free',
    price: { monthly: '$0', yearly: '$0' },
    cycle: { monthly: 'forever', yearly: 'forever' },
    volume: '600 chats/month, 1 chatbot',
    features: [
      'Basic integrations',
      'Live agent transfer',
      'Ticketing system',
      'Chat inbox',
      'Knowledge base',
      'Visitor analytics',
    ],
    yearlyInstead: { 'Ticketing system': 'Community support' },
    button: 'Start free',
  },
  {
    name: 'Starter',
    price: { monthly: '$19', yearly: '$190' },
    cycle: { monthly: '/month', yearly: '/year' },
    saving: 'Saves $38',
    volume: '2,000 chats/month',
    features: [
      '2 team members',
      'Branding removed',
      'All integrations',
      'Webhooks and API',
      'Priority email support',
    ],
    trial,
    button: 'Try Starter',
  },
  {
    name: 'Pro',
    price: { monthly: '$39', yearly: '$390' },
    cycle: { monthly: '/month', yearly: '/year' },
    saving: 'Saves $78',
    volume: '5,000 chats',
    features: [
      '5 team members',
      'Custom branding',
      'Advanced logic and A/B testing',
      'Priority phone support',
      'Advanced analytics',
    ],
    isPopular: true,
    trial,
    button: 'Try Pro',
  },
  {
    name: 'Business',
    price: { monthly: '$59', yearly: '$590' },
    cycle: { monthly: '/month', yearly: '/year' },
    saving: 'Saves $118',
    volume: '10,000 chats',
    features: [
      '15 team members',
      'White-label',
      'Dedicated account manager',
      'Custom integrations',
      '24/7 support',
      'SLA and compliance',
    ],
    trial,
    button: 'Try Business',
  },
]
