import type { AccountUseRecord } from '@talkgraph/wire/server'
import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import { jsonBody, noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineCall } from '../call/define-call.js'
import { count, date, list } from '../text.js'
import { aboutServer } from './about-server.js'

/** Milliseconds. */
const month = 30 * 86_400_000

const account = v.strictObject({
  id: v.string(),
  name: v.string(),
  plan: v.nullable(v.string()),
  createdAt: date,
  isGuest: v.boolean(),
  owners: list(v.string()),
  members: count,
  bots: count,
  published: count,
  conversations: count,
}) satisfies v.GenericSchema<unknown, AccountUseRecord>

/** Lists the accounts of the server with their use. */
export const listServerAccounts = defineCall({
  ...aboutServer,
  method: 'GET',
  path: '/server/accounts',
  id: 'listServerAccounts',
  summary: 'List the accounts of the server',
  params: nothing,
  body: noBody,
  data: v.strictObject({ accounts: list(account) }),
  example: { accounts: [] },
  message: 'Accounts fetched',
  run: async ({ store }) => ({ accounts: await store.operators.accounts(Date.now() - month) }),
})

/** Trusts an account that whoever came has made, or takes that back. */
export const changeServerAccount = defineCall({
  ...aboutServer,
  method: 'PATCH',
  path: '/server/accounts/{accountId}',
  id: 'changeServerAccount',
  summary: 'Trust an account, or not',
  params: v.strictObject({ accountId: v.string() }),
  body: jsonBody(v.strictObject({ isGuest: v.boolean() }), { isGuest: false }, 1000),
  data: v.strictObject({ accountId: v.string(), isGuest: v.boolean() }),
  example: { accountId: '5f0c1a2b', isGuest: false },
  message: 'Account changed',
  errors: ['ACCOUNT_NOT_FOUND'],
  run: async ({ store }, { params: { accountId }, body: { isGuest } }) => {
    if (!(await store.operators.setGuest(accountId, isGuest)))
      throw new ApiError('ACCOUNT_NOT_FOUND')
    return { accountId, isGuest }
  },
})
