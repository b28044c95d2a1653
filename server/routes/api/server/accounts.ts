import type { AccountUseRecord } from '@talkgraph/wire/server'
import * as v from 'valibot'
import { noBody } from '../call/body.js'
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
