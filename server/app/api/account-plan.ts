import { type AccountPlanRecord, type PlanRecord, planLines } from '@talkgraph/wire/plans'
import * as v from 'valibot'
import type { Plan } from '../../store/index.js'
import { noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineCall, everyone } from './call/define-call.js'
import { count, date, list } from './text.js'

const price = v.nullable(v.union([v.number(), v.string()]))
const most = v.pipe(v.nullable(count), v.description('Null: no limit.'))
const allowed = v.pipe(
  v.nullable(v.union([v.boolean(), count, list(v.string())])),
  v.description('All, none, so many, or these; null: no limit.'),
)

const planRecord = v.strictObject({
  id: v.string(),
  name: v.string(),
  price: v.pipe(price, v.description('A month.')),
  yearly: v.pipe(price, v.description('A year.')),
  chats: v.pipe(v.nullable(count), v.description('A month, by UTC. Null: no limit.')),
  chatbots: most,
  members: most,
  branding: v.pipe(
    v.nullable(v.union([v.boolean(), v.literal('hidden')])),
    v.description('Whether the brand on the widget may be `hidden`, or be another.'),
  ),
  channels: allowed,
  integrations: allowed,
  experiments: allowed,
  webhooks: v.pipe(
    v.nullable(v.boolean()),
    v.description('Whether bots may call addresses and hooks may be made.'),
  ),
  api: v.pipe(v.nullable(v.boolean()), v.description('Whether keys of the API may be made.')),
  pieces: v.pipe(v.nullable(count), v.description('Of knowledge. Null: no limit.')),
  retentionDays: v.pipe(
    v.nullable(count),
    v.description('For how many days stored conversations are kept at most.'),
  ),
  isPayable: v.pipe(v.boolean(), v.description('Whether it can be paid for here.')),
}) satisfies v.GenericSchema<unknown, PlanRecord>

const starter: PlanRecord = {
  id: 'starter',
  name: 'Starter',
  price: 19,
  yearly: 190,
  chats: 2000,
  chatbots: null,
  members: 2,
  branding: 'hidden',
  channels: null,
  integrations: null,
  experiments: false,
  webhooks: true,
  api: true,
  pieces: null,
  retentionDays: null,
  isPayable: true,
}

/** Brings the plan of an account. */
export const fetchPlan = defineCall({
  method: 'GET',
  path: '/account/plan',
  id: 'fetchPlan',
  tag: 'Account',
  roles: everyone,
  summary: 'See your plan and what of it is used',
  description:
    'The plans are those that who runs the server has set. Without any, `plan` is null and an account has everything. Beyond a line a call is refused with `BUDGET_REACHED`, whose `details` name it. Beyond `chats` nothing is refused: conversations under way go on, and new visitors get the bot’s `settings.limitText`.',
  params: nothing,
  query: nothing,
  body: noBody,
  data: v.strictObject({
    plan: v.nullable(planRecord),
    trialEndsAt: v.nullable(date),
    after: v.pipe(
      v.nullable(planRecord),
      v.description('The plan that holds when the trial is over.'),
    ),
    next: v.pipe(v.nullable(planRecord), v.description('The next larger plan.')),
    isPaid: v.pipe(v.boolean(), v.description('Whether it is paid for here, again and again.')),
    use: list(v.strictObject({ name: v.picklist(planLines), used: count, limit: most })),
  }) satisfies v.GenericSchema<unknown, AccountPlanRecord>,
  example: {
    plan: starter,
    trialEndsAt: null,
    after: null,
    isPaid: true,
    next: { ...starter, id: 'pro', name: 'Pro', price: 39, yearly: 390, chats: 5000, members: 5 },
    use: [{ name: 'chats', used: 412, limit: 2000 }],
  },
  message: 'Plan fetched',
  run: async ({ store: { plans }, payments }, { owner }) => {
    const recordOf = ({ trialDays: _, stripePrice, ...plan }: Plan): PlanRecord => ({
      ...plan,
      isPayable: payments !== undefined && stripePrice !== null,
    })
    const found = await plans.of(owner)
    const place = plans.all.findIndex(({ id }) => id === found?.plan.id)
    const [usual] = plans.all
    const next = place < 0 ? undefined : plans.all[place + 1]
    return {
      plan: found ? recordOf(found.plan) : null,
      trialEndsAt: found?.trialEndsAt ? new Date(found.trialEndsAt).toISOString() : null,
      after: found?.trialEndsAt && usual ? recordOf(usual) : null,
      next: next ? recordOf(next) : null,
      isPaid: payments !== undefined && (await plans.payerOf(owner)) !== undefined,
      use: await plans.use(owner),
    }
  },
})
