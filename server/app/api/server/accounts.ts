import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import type { Store } from '../../../store/index.js'
import { jsonBody, noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineCall } from '../call/define-call.js'
import { count, date, list, text } from '../text.js'
import { aboutServer } from './about-server.js'

/** Milliseconds. */
const day = 86_400_000
const month = 30 * day

const account = v.strictObject({
  id: v.string(),
  name: v.string(),
  plan: v.nullable(v.string()),
  standing: v.pipe(
    v.nullable(
      v.strictObject({
        planId: v.string(),
        trialEndsAt: v.nullable(date),
        chats: count,
        limit: v.nullable(count),
      }),
    ),
    v.description('The plan that holds now, with its chats of this month.'),
  ),
  createdAt: date,
  isGuest: v.boolean(),
  owners: list(v.string()),
  members: count,
  bots: count,
  published: count,
  conversations: count,
})

/** Lists the accounts of the server with their use. */
export const listServerAccounts = defineCall({
  ...aboutServer,
  method: 'GET',
  path: '/server/accounts',
  id: 'listServerAccounts',
  summary: 'List the accounts of the server',
  params: nothing,
  body: noBody,
  data: v.strictObject({
    accounts: list(account),
    plans: list(v.strictObject({ id: v.string(), name: v.string() })),
  }),
  example: { accounts: [], plans: [{ id: 'free', name: 'Free' }] },
  message: 'Accounts fetched',
  run: async ({ store: { operators, plans } }) => {
    const accounts = await operators.accounts(Date.now() - month)
    return {
      plans: plans.all.map(({ id, name }) => ({ id, name })),
      accounts: await Promise.all(
        accounts.map(async each => ({ ...each, standing: await standingOf(plans, each.id) })),
      ),
    }
  },
})

async function standingOf(
  plans: Store['plans'],
  accountId: string,
): Promise<v.InferOutput<typeof account>['standing']> {
  const found = await plans.of(accountId)
  if (!found) return null
  const chats = (await plans.use(accountId)).find(({ name }) => name === 'chats')
  return {
    planId: found.plan.id,
    trialEndsAt: found.trialEndsAt === null ? null : new Date(found.trialEndsAt).toISOString(),
    chats: chats?.used ?? 0,
    limit: found.plan.chats,
  }
}

/** Trusts an account that whoever came has made, or takes that back; gives an account another plan. */
export const changeServerAccount = defineCall({
  ...aboutServer,
  method: 'PATCH',
  path: '/server/accounts/{accountId}',
  id: 'changeServerAccount',
  summary: 'Trust an account, or give it a plan',
  description:
    'With `plan` the account has that plan for good, or, with `trialDays`, for so many days.',
  params: v.strictObject({ accountId: v.string() }),
  body: jsonBody(
    v.strictObject({
      isGuest: v.optional(v.boolean()),
      plan: v.optional(text(40, 'The id of a plan of the server.')),
      trialDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650))),
    }),
    { isGuest: false },
    1000,
  ),
  data: v.strictObject({
    accountId: v.string(),
    isGuest: v.optional(v.boolean()),
    plan: v.optional(v.string()),
  }),
  example: { accountId: '5f0c1a2b', isGuest: false },
  message: 'Account changed',
  errors: ['ACCOUNT_NOT_FOUND'],
  run: async ({ store }, { params: { accountId }, body: { isGuest, plan, trialDays } }) => {
    const { accounts, operators, plans } = store
    if (!(await accounts.find(accountId))) throw new ApiError('ACCOUNT_NOT_FOUND')
    if (plan !== undefined && !plans.all.some(({ id }) => id === plan))
      throw new ApiError('REQUEST_VALIDATION_FAILED', {
        details: [{ path: 'plan', message: 'The server has no such plan' }],
      })
    if (isGuest !== undefined) await operators.setGuest(accountId, isGuest)
    const until = trialDays === undefined ? null : Date.now() + trialDays * day
    if (plan !== undefined) await plans.set(accountId, plan, until)
    return { accountId, isGuest, plan }
  },
})
