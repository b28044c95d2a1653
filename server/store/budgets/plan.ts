import * as v from 'valibot'

const most = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), null)
const allowance = v.nullish(
  v.union([v.boolean(), v.pipe(v.number(), v.integer(), v.minValue(0)), v.array(v.string())]),
  null,
)
const price = v.nullish(v.union([v.pipe(v.number(), v.minValue(0)), v.string()]), null)
const days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36_500))

/** A plan as who runs the server writes it: null is no limit. */
const planSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  /** A month, in the currency that the site names; a text is shown as it is. */
  price,
  /** A year. */
  yearly: price,
  /** What Stripe calls what is paid a month; without it the plan is given by who runs the server. */
  stripePrice: v.nullish(v.pipe(v.string(), v.minLength(1), v.maxLength(200)), null),
  /** A month, by UTC. */
  chats: most,
  chatbots: most,
  members: most,
  /** false: the product's own stays on the widget; `hidden`: it can be taken away; true: it can be another. */
  branding: v.nullish(v.union([v.boolean(), v.literal('hidden')]), null),
  /** true: all; false: none; a number: so many; a list: these. */
  channels: allowance,
  integrations: allowance,
  experiments: allowance,
  /** false: no steps that call an address, and no hooks. */
  webhooks: v.nullish(v.boolean(), null),
  /** false: no keys of the API. */
  api: v.nullish(v.boolean(), null),
  /** Of knowledge. */
  pieces: most,
  /** For how many days stored conversations are kept at most. */
  retentionDays: v.nullish(days, null),
  /** Days for which whoever signs up with it has it before it is paid. */
  trialDays: v.optional(days, 14),
})

/** What stands in the file of plans: the first is that of accounts without one. */
export const plansSchema = v.object({
  plans: v.pipe(
    v.array(planSchema),
    v.minLength(1),
    v.maxLength(50),
    v.check(
      plans => new Set(plans.map(({ id }) => id)).size === plans.length,
      'Two plans have one id',
    ),
  ),
})

/** A plan of accounts. */
export type Plan = v.InferOutput<typeof planSchema>

/** What of a plan names how much there may be of something. */
export type Allowance = Plan['channels']

/** How many there may be; null: as many as one likes. */
export function mostOf(allowed: Allowance): number | null {
  if (typeof allowed === 'number') return allowed
  return allowed === false ? 0 : null
}

/** Whether something of this name may be there at all. */
export const isAllowed = (allowed: Allowance, name: string): boolean =>
  Array.isArray(allowed) ? allowed.includes(name) : mostOf(allowed) !== 0
