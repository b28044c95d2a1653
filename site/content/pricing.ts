import { type ClaimName, type Claims, partsOf } from '@talkgraph/wire/claims'

/** How often one pays. */
export type Billing = 'monthly' | 'yearly'

/** A plan as its card shows it, by the lines that say what it has. */
export interface Plan {
  readonly name: string
  /** A month's and a year's. */
  readonly price: ClaimName
  readonly cycle: Readonly<Record<Billing, string>>
  readonly saving?: ClaimName
  readonly volume: ClaimName
  readonly features: readonly ClaimName[]
  /** In place of one feature, when one pays by the year. */
  readonly yearlyInstead?: Readonly<Partial<Record<ClaimName, ClaimName>>>
  readonly isPopular?: boolean
  readonly trial?: ClaimName
  readonly button: string
}

const forever = { monthly: 'forever', yearly: 'forever' }
const paid = { monthly: '/month', yearly: '/year' }

/** The four plans. */
export const plans: readonly Plan[] = [
  {
    name: 'Free',
    price: 'pricing.free.price',
    cycle: forever,
    volume: 'pricing.free.chats',
    features: [
      'pricing.free.line-1',
      'pricing.free.line-2',
      'pricing.free.line-3',
      'pricing.free.line-4',
      'pricing.free.line-5',
      'pricing.free.line-6',
    ],
    yearlyInstead: { 'pricing.free.line-3': 'pricing.free.line-3-yearly' },
    button: 'Start free',
  },
  {
    name: 'Starter',
    price: 'pricing.starter.price',
    cycle: paid,
    saving: 'pricing.starter.saving',
    volume: 'pricing.starter.chats',
    features: [
      'pricing.starter.line-1',
      'pricing.starter.line-2',
      'pricing.starter.line-3',
      'pricing.starter.line-4',
      'pricing.starter.line-5',
    ],
    trial: 'pricing.trial',
    button: 'Try Starter',
  },
  {
    name: 'Pro',
    price: 'pricing.pro.price',
    cycle: paid,
    saving: 'pricing.pro.saving',
    volume: 'pricing.pro.chats',
    features: [
      'pricing.pro.line-1',
      'pricing.pro.line-2',
      'pricing.pro.line-3',
      'pricing.pro.line-4',
      'pricing.pro.line-5',
    ],
    isPopular: true,
    trial: 'pricing.trial',
    button: 'Try Pro',
  },
  {
    name: 'Business',
    price: 'pricing.business.price',
    cycle: paid,
    saving: 'pricing.business.saving',
    volume: 'pricing.business.chats',
    features: [
      'pricing.business.line-1',
      'pricing.business.line-2',
      'pricing.business.line-3',
      'pricing.business.line-4',
      'pricing.business.line-5',
      'pricing.business.line-6',
    ],
    trial: 'pricing.trial',
    button: 'Try Business',
  },
]

/** A plan in words. */
export interface ToldPlan {
  readonly price: string
  readonly cycle: string
  readonly note: string | undefined
  readonly volume: string | undefined
  readonly features: readonly string[]
}

/** A plan in words; undefined where its price is switched off. */
export function tellPlan(plan: Plan, billing: Billing, claims: Claims): ToldPlan | undefined {
  const { price, cycle, saving, volume, features, yearlyInstead, trial } = plan
  const amount = partsOf(claims[price] ?? '')[billing === 'monthly' ? 0 : 1]
  if (!amount) return undefined
  return {
    price: amount,
    cycle: cycle[billing],
    note: billing === 'yearly' ? saving && claims[saving] : trial && claims[trial],
    volume: claims[volume],
    features: features.flatMap(line => {
      const instead = billing === 'yearly' ? yearlyInstead?.[line] : undefined
      return (instead && claims[instead]) ?? claims[line] ?? []
    }),
  }
}
