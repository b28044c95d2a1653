import { roles } from '@talkgraph/wire/roles'
import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import type { Services } from '../services/services.js'
import { jsonBody, noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { type Caller, defineCall, everyone } from './call/define-call.js'
import { list } from './text.js'

const about = { tag: 'Account', params: nothing, query: nothing, roles: everyone } as const

const role = v.picklist(roles)

const meRecord = v.strictObject({
  member: v.pipe(
    v.nullable(
      v.strictObject({
        id: v.string(),
        name: v.string(),
        email: v.string(),
        twoFactor: v.pipe(v.boolean(), v.description('Whether signing in takes a second factor.')),
      }),
    ),
    v.description('Who is signed in; null for a key.'),
  ),
  account: v.strictObject({ id: v.string(), name: v.string() }),
  role,
  accounts: list(v.strictObject({ id: v.string(), name: v.string(), role })),
  isOperator: v.pipe(v.boolean(), v.description('Whether the caller runs the server.')),
  draftsFromWords: v.pipe(
    v.boolean(),
    v.description(
      'Whether the server has an AI provider that drafts from words, and the caller may ask it.',
    ),
  ),
})

const example = {
  member: { id: 'Xk2p', name: 'Ann', email: 'ann@shop.example', twoFactor: false },
  account: { id: 'owner', name: 'Shop' },
  role: 'owner',
  accounts: [{ id: 'owner', name: 'Shop', role: 'owner' }],
  isOperator: true,
  draftsFromWords: false,
} as const

/** Tells who calls, and for which account. */
export const fetchMe = defineCall({
  ...about,
  method: 'GET',
  path: '/me',
  id: 'fetchMe',
  summary: 'See who you are',
  description:
    'Tells who calls, for which account and as what, and of which accounts that person is a member.',
  body: noBody,
  data: meRecord,
  example: { ...example, accounts: [...example.accounts] },
  message: 'Caller fetched',
  run: (services, { context }) => recordOf(services, context.get('caller')),
})

/** Has a member work for another of their accounts. */
export const chooseAccount = defineCall({
  ...about,
  method: 'PATCH',
  path: '/me',
  id: 'chooseAccount',
  summary: 'Work for another account',
  description:
    'From now on, calls with the same cookie are for this account, one that its member belongs to.',
  body: jsonBody(v.strictObject({ accountId: v.string() }), { accountId: 'owner' }, 1000),
  data: meRecord,
  example: { ...example, accounts: [...example.accounts] },
  message: 'Account chosen',
  errors: ['ACCOUNT_NOT_FOUND'],
  run: async (services, { body: { accountId }, context }) => {
    const { store } = services
    const caller = context.get('caller')
    const { signedIn } = caller
    const chosen = signedIn?.memberships.find(each => each.accountId === accountId)
    if (signedIn && chosen) await store.accounts.choose(signedIn.signInId, accountId)
    // A key is for its own account.
    else if (signedIn || accountId !== caller.owner) throw new ApiError('ACCOUNT_NOT_FOUND')
    return recordOf(services, { ...caller, owner: accountId, role: chosen?.role ?? caller.role })
  },
})

async function recordOf(
  { store: { accounts, operators }, proposals }: Pick<Services, 'store' | 'proposals'>,
  { owner, role, signedIn }: Caller,
) {
  const account = (await accounts.find(owner)) ?? { id: owner, name: owner }
  const memberships = signedIn?.memberships.map(each => ({
    id: each.accountId,
    name: each.accountName,
    role: each.role,
  }))
  return {
    member: signedIn?.user ?? null,
    account,
    role,
    accounts: memberships ?? [{ ...account, role }],
    isOperator: signedIn !== undefined && (await operators.has(signedIn.user.id)),
    draftsFromWords: proposals.isThere && role !== 'agent',
  }
}
