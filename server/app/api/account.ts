import type { AccountRecord } from '@talkgraph/wire/account'
import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import { removeAccount } from '../../conversations/visitors/remove-account.js'
import { jsonBody, noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineCall, everyone } from './call/define-call.js'
import { line } from './text.js'

const about = { tag: 'Account', query: nothing } as const

const accountRecord = v.strictObject({
  id: v.string(),
  name: v.string(),
}) satisfies v.GenericSchema<unknown, AccountRecord>
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
  run: async (services, { owner, body: { name } }) => {
    const known = (await services.store.accounts.find(owner))?.name ?? owner
    if (name.trim() !== known.trim()) throw new ApiError('NAME_NOT_CONFIRMED')
    await services.connections.disconnectAll({ owner })
    const { bots, members } = await removeAccount(services, owner)
    for (const member of members) services.streams.end(`desk ${owner} ${member}`)
    services.streams.end(`desk ${owner}`)
    await services.store.compact()
    services.log.info({ account: owner, bots, members: members.length }, 'An account was deleted')
    return { accountId: owner, bots }
  },
})
