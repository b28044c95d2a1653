import { isDeepStrictEqual } from 'node:util'
import { type Claims, claims, isClaim } from '@talkgraph/wire/claims'
import type { OfferedPlan } from '@talkgraph/wire/offered-plans'
import * as v from 'valibot'
import { allChannels } from '../../channels/index.js'
import { allConnectors } from '../../connectors/all.js'
import { type Plan, plansSchema } from '../../store/index.js'

/** The plans that the site offers where who runs the server has set others than it has of itself; undefined: it has these. */
export function ownPlans(plans: readonly Plan[]): readonly OfferedPlan[] | undefined {
  const offered = plans.map(offer)
  return offered.length === 0 || isDeepStrictEqual(offered, specified.map(offer))
    ? undefined
    : offered.map(plan => ({
        ...plan,
        channels: titled(plan.channels, allChannels),
        integrations: titled(plan.integrations, allConnectors()),
      }))
}

/** What is claimed beside these plans: beside an operator's own, nothing in the site's own words of those that it has of itself. */
export const claimsBeside = (plans: readonly Plan[], said: Claims): Claims =>
  ownPlans(plans) ? withoutPlans(said) : said

const withoutPlans = (said: Claims): Claims =>
  Object.fromEntries(
    Object.entries(said).filter(
      ([name, words]) =>
        !name.startsWith('pricing.') &&
        !(aboutPlans.has(name) && isClaim(name) && words === claims[name]),
    ),
  )

const aboutPlans = new Set<string>([
  'home.free-plan',
  'faq.free-plan',
  'faq.paid-plans',
  'faq.yearly',
  'faq.trial',
  'templates.free',
  'templates.live-chat',
  'templates.charities',
  'features.plans',
  'resources.free-plan',
  'industries.government.free',
  'industries.nonprofit.free',
])

const offer = ({ stripePrice: _, ...plan }: Plan): OfferedPlan => plan

function titled(
  allowed: OfferedPlan['channels'],
  known: readonly { readonly name: string; readonly title: string }[],
): OfferedPlan['channels'] {
  return typeof allowed === 'object' && allowed !== null
    ? allowed.map(name => known.find(each => each.name === name)?.title ?? name)
    : allowed
}

/** The four plans of which the site speaks of itself, as they stand in examples/plans.json. */
const { plans: specified } = v.parse(plansSchema, {
  plans: [
    {
      id: 'free',
      name: 'Free',
      price: 0,
      yearly: 0,
      chats: 600,
      chatbots: 1,
      members: 1,
      branding: false,
      integrations: ['calendly', 'google-sheets'],
      experiments: false,
      webhooks: false,
      api: false,
    },
    {
      id: 'starter',
      name: 'Starter',
      price: 19,
      yearly: 190,
      chats: 2000,
      members: 2,
      branding: 'hidden',
      experiments: false,
      webhooks: true,
      api: true,
    },
    {
      id: 'pro',
      name: 'Pro',
      price: 39,
      yearly: 390,
      chats: 5000,
      members: 5,
      branding: true,
      experiments: true,
      webhooks: true,
      api: true,
    },
    {
      id: 'business',
      name: 'Business',
      price: 59,
      yearly: 590,
      chats: 10000,
      members: 15,
      branding: true,
      experiments: true,
      webhooks: true,
      api: true,
    },
  ],
})
