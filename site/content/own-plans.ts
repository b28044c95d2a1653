import type { OfferedPlan } from '@talkgraph/wire/offered-plans'
import type { Billing, ToldPlan } from './pricing.js'

/** A plan of an operator's own in words. Its prices are dollars where they are numbers, and stand as they are where they are texts. */
export function tellOwnPlan(plan: OfferedPlan, billing: Billing): ToldPlan {
  const { price, yearly, chats, trialDays } = plan
  const isYearly = billing === 'yearly' && yearly !== null
  const costs = price !== null && price !== 0
  const saved =
    isYearly && typeof price === 'number' && typeof yearly === 'number' ? 12 * price - yearly : 0
  return {
    price: sayPrice(isYearly ? yearly : price),
    cycle: cycleOf(isYearly ? yearly : price, isYearly),
    note: noteOf(saved, costs ? trialDays : 0, billing),
    volume: chats === null ? 'Any number of chats' : `${number(chats)} chats/month`,
    features: lines.flatMap(line => line(plan) ?? []),
  }
}

/** Whether there is a price of a year among them. */
export const haveYears = (plans: readonly OfferedPlan[]): boolean =>
  plans.some(({ yearly }) => yearly !== null)

function noteOf(saved: number, trialDays: number, billing: Billing): string | undefined {
  if (billing === 'yearly') return saved > 0 ? `Saves ${sayPrice(saved)}` : undefined
  return trialDays > 0 ? `${trialDays}-day trial` : undefined
}

const number = (value: number) => value.toLocaleString('en')

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${number(count)} ${many}`

function sayPrice(price: OfferedPlan['price']): string {
  if (typeof price !== 'number') return price ?? ''
  const digits = Number.isInteger(price) ? 0 : 2
  return `$${price.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}

function cycleOf(price: OfferedPlan['price'], isYearly: boolean): string {
  if (typeof price !== 'number') return ''
  if (price === 0) return 'forever'
  return isYearly ? '/year' : '/month'
}

function sayAllowed(
  allowed: OfferedPlan['channels'],
  { all, one, many }: { readonly all: string; readonly one: string; readonly many: string },
): string | undefined {
  if (allowed === null || allowed === true) return all
  if (allowed === false || allowed === 0) return undefined
  return typeof allowed === 'number' ? counted(allowed, one, many) : allowed.join(', ') || undefined
}

/** What a plan has, line by line; what it has not is not said. */
const lines: readonly ((plan: OfferedPlan) => string | undefined)[] = [
  ({ chatbots }) =>
    chatbots === null ? 'Any number of chatbots' : counted(chatbots, 'chatbot', 'chatbots'),
  ({ members }) =>
    members === null
      ? 'Any number of team members'
      : counted(members, 'team member', 'team members'),
  ({ channels }) =>
    sayAllowed(channels, {
      all: 'All channels',
      one: 'channel beside the website',
      many: 'channels beside the website',
    }),
  ({ integrations }) =>
    sayAllowed(integrations, { all: 'All integrations', one: 'integration', many: 'integrations' }),
  ({ webhooks, api }) => {
    if (webhooks !== false && api !== false) return 'Webhooks and API'
    if (webhooks !== false) return 'Webhooks'
    return api === false ? undefined : 'API'
  },
  ({ branding }) => {
    if (branding === 'hidden') return 'Branding removed'
    return branding === false ? undefined : 'Custom branding'
  },
  ({ experiments }) =>
    sayAllowed(experiments, {
      all: 'A/B testing',
      one: 'A/B test in each chatbot',
      many: 'A/B tests in each chatbot',
    }),
  ({ pieces }) => {
    if (pieces === null) return 'Any amount of knowledge'
    return pieces === 0 ? undefined : counted(pieces, 'piece of knowledge', 'pieces of knowledge')
  },
  ({ retentionDays }) =>
    retentionDays === null
      ? undefined
      : `Conversations kept for ${counted(retentionDays, 'day', 'days')}`,
]
