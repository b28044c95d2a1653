import { type BudgetRecord, budgetNames } from '@talkgraph/wire/budgets'
import { planLines } from '@talkgraph/wire/plans'
import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import { removeAccount } from '../../conversations/visitors/remove-account.js'
import { jsonBody, noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineCall, everyone } from './call/define-call.js'
import { line, list } from './text.js'

const about = { tag: 'Account', query: nothing } as const

const accountRecord = v.strictObject({
  id: v.string(),
  name: v.string(),
})
const exampleAccount = { id: 'owner', name: 'Shop' }

/** Brings an account. */
export const fetchAccount = defineCall({
  ...about,
  roles: everyone,
  method: 'GET',
  path: '/account',
  id: 'fetchAccount',
  summary: 'Fetch your account',
  params: nothing,
  body: noBody,
  data: accountRecord,
  example: exampleAccount,
  message: 'Account fetched',
  run: async ({ store }, { owner }) =>
    (await store.accounts.find(owner)) ?? { id: owner, name: owner },
})

const budget = v.strictObject({
  name: v.picklist([...budgetNames, ...planLines]),
  used: v.pipe(v.number(), v.minValue(0)),
  limit: v.pipe(v.number(), v.minValue(0)),
}) satisfies v.GenericSchema<unknown, BudgetRecord>

/** Brings what an account has used up of what it may have. */
export const fetchBudgets = defineCall({
  ...about,
  roles: everyone,
  method: 'GET',
  path: '/account/budgets',
  id: 'fetchBudgets',
  summary: 'See what of your budgets is used up',
  description:
    '`bytes` are those of versions, operations, files (those of visitors too), sources of knowledge, intents, stored conversations, messages and jobs; `bots` counts sub-flows too, `keys` those that are good, `connections` those with channels and other products, and hooks. `seconds` are those of the processor that tests, explores and imports have taken in the present minute. What goes beyond is refused with `BUDGET_REACHED` and `details` `{ budget, used, limit }`: with 413, and with 429 for `seconds`. What visitors say is never refused by it; a file that one hands in is. Where the account has a plan, those of its lines that have a limit follow: `chats` of this month, `chatbots`, `members`, `channels` and `pieces`.',
  params: nothing,
  body: noBody,
  data: v.strictObject({ budgets: list(budget) }),
  example: {
    budgets: [
      { name: 'bytes', used: 48_213_000, limit: 20_000_000_000 },
      { name: 'bots', used: 12, limit: 10_000 },
      { name: 'keys', used: 2, limit: 100 },
      { name: 'connections', used: 3, limit: 100 },
      { name: 'seconds', used: 0.4, limit: 60 },
    ],
  },
  message: 'Budgets fetched',
  run: async ({ budgets, store: { plans } }, { owner }) => ({
    budgets: [
      ...(await budgets.of(owner)),
      ...(await plans.use(owner)).flatMap(({ name, used, limit }) =>
        limit === null ? [] : { name, used, limit },
      ),
    ],
  }),
})

/** Gives an account another name. */
export const renameAccount = defineCall({
  ...about,
  roles: ['owner'],
  method: 'PATCH',
  path: '/account',
  id: 'renameAccount',
  summary: 'Rename your account',
  params: nothing,
  body: jsonBody(v.strictObject({ name: line(100) }), { name: 'Shop' }, 1000),
  data: accountRecord,
  example: exampleAccount,
  message: 'Account renamed',
  run: async ({ store: { accounts } }, { owner: id, body: { name } }) => {
    await accounts.ensure(id, name)
    await accounts.rename(id, name)
    return { id, name }
  },
})

/** Deletes an account with everything that is its own. */
export const deleteAccount = defineCall({
  ...about,
  roles: ['owner'],
  method: 'DELETE',
  path: '/account',
  id: 'deleteAccount',
  isConfirmed: true,
  summary: 'Delete your account',
  description:
    'Deletes the account with all its bots and what they hold: versions, reports, mails, visitors’ files, threads and stored conversations; with its keys, labels and invitations; and with the sign-ins of members who have no other account. Nothing brings it back. `name` is the name of the account as it stands, so that nothing goes by mistake.',
  params: nothing,
  body: jsonBody(
    v.strictObject({ name: v.pipe(v.string(), v.maxLength(200)) }),
    { name: 'Shop' },
    2000,
  ),
  data: v.strictObject({
    accountId: v.string(),
    bots: v.pipe(v.number(), v.integer(), v.description('How many bots went with it.')),
  }),
  example: { accountId: 'owner', bots: 3 },
  message: 'Account deleted',
  errors: ['NAME_NOT_CONFIRMED'],
  run: async (services, { owner, member: caller, body: { name } }) => {
    const known = (await services.store.accounts.find(owner))?.name ?? owner
    if (name.trim() !== known.trim()) throw new ApiError('NAME_NOT_CONFIRMED')
    await services.connections.disconnectAll({ owner })
    const { bots, members } = await removeAccount(services, owner)
    for (const member of members) services.streams.end(`desk ${owner} ${member}`)
    services.streams.end(`desk ${owner}`)
    await services.store.compact()
    services.log.info({ account: owner, bots, members: members.length }, 'An account was deleted')
    services.security.note('account-deleted', { account: owner, member: caller?.id })
    return { accountId: owner, bots }
  },
})
