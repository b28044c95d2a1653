import { roles } from '@talkgraph/wire/roles'
import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import type { MemberChange } from '../../store/index.js'
import type { Services } from '../services/services.js'
import { jsonBody, noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { type Caller, defineCall, everyone } from './call/define-call.js'
import { count, date, list } from './text.js'

const about = { tag: 'Account', query: nothing } as const

const memberRecord = v.strictObject({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  role: v.picklist(roles),
  twoFactor: v.pipe(v.boolean(), v.description('Whether signing in takes a second factor.')),
  createdAt: date,
})

const exampleMember = {
  id: 'Xk2p',
  name: 'Ann',
  email: 'ann@shop.example',
  role: 'owner',
  twoFactor: true,
  createdAt: '2026-11-20T09:00:00.000Z',
} as const

const memberParams = v.strictObject({
  memberId: v.pipe(v.string(), v.description('The id of a member.'), v.examples(['Xk2p'])),
})

/** Lists who works with an account. */
export const listMembers = defineCall({
  ...about,
  roles: everyone,
  method: 'GET',
  path: '/members',
  id: 'listMembers',
  summary: 'List members',
  params: nothing,
  body: noBody,
  data: v.strictObject({ members: list(memberRecord) }),
  example: { members: [exampleMember] },
  message: 'Members fetched',
  run: async ({ store }, { owner }) => ({ members: await store.accounts.members(owner) }),
})

/** Gives a member another role. */
export const changeMember = defineCall({
  ...about,
  roles: ['owner'],
  method: 'PATCH',
  path: '/members/{memberId}',
  id: 'changeMember',
  isConfirmed: true,
  summary: 'Give a member another role',
  description: 'It holds from the next call on. An account keeps at least one owner.',
  params: memberParams,
  body: jsonBody(v.strictObject({ role: v.picklist(roles) }), { role: 'agent' }, 1000),
  data: memberRecord,
  example: { ...exampleMember, role: 'agent' },
  message: 'Member changed',
  errors: ['MEMBER_NOT_FOUND', 'ONLY_OWNER'],
  run: async (services, { owner, member: caller, params: { memberId }, body: { role } }) => {
    const { accounts } = services.store
    done(services, owner, memberId, await accounts.setRole(owner, memberId, role))
    const by = { account: owner, member: caller?.id, of: memberId, role }
    services.security.note('member-changed', by)
    const member = (await accounts.members(owner)).find(({ id }) => id === memberId)
    if (!member) throw new ApiError('MEMBER_NOT_FOUND')
    return member
  },
})

/** Takes a member out of an account. */
export const removeMember = defineCall({
  ...about,
  roles: everyone,
  method: 'DELETE',
  path: '/members/{memberId}',
  id: 'removeMember',
  summary: 'Remove a member, or leave',
  description:
    'From the next call on the member sees nothing of the account. Owners remove anybody; everybody may leave, except the only owner. With the last of somebody’s accounts their sign-in is deleted too. Keys belong to the account: those that the member made stay good, unless an owner has them revoked.',
  params: memberParams,
  query: v.strictObject({
    keys: v.optional(
      v.pipe(v.literal('revoke'), v.description('Takes the keys out of use that the member made.')),
    ),
  }),
  body: noBody,
  data: v.strictObject({
    memberId: v.string(),
    keysLeft: v.pipe(count, v.description('How many keys that the member made are good still.')),
  }),
  example: { memberId: 'Xk2p', keysLeft: 0 },
  message: 'Member removed',
  errors: ['ROLE_NOT_ALLOWED', 'MEMBER_NOT_FOUND', 'ONLY_OWNER'],
  run: async (services, { owner, member, params: { memberId }, query: { keys }, context }) => {
    const { store, news } = services
    if (!mayRemove(context.get('caller'), memberId, keys)) throw new ApiError('ROLE_NOT_ALLOWED')
    const states = ['waiting', 'taken'] as const
    const theirs = await store.desk.threads.list({
      owner,
      states,
      assignee: memberId,
      limit: mostTold,
    })
    done(services, owner, memberId, await store.accounts.remove(owner, memberId, keys))
    services.security.note('member-removed', { account: owner, member: member?.id, of: memberId })
    for (const thread of theirs) news.changed(thread)
    news.agentsChanged(owner)
    const left = (await store.keys.list(owner)).filter(
      ({ maker, revokedAt }) => maker === memberId && revokedAt === null,
    )
    return { memberId, keysLeft: left.length }
  },
})

/** Desks find the other threads of a member who goes when they look again. */
const mostTold = 500

function mayRemove(
  { role, signedIn }: Caller,
  memberId: string,
  keys: 'revoke' | undefined,
): boolean {
  return role === 'owner' || (signedIn?.user.id === memberId && keys === undefined)
}

/** Who may less from now on, or nothing, follows no stream that was opened before. */
function done(
  { streams }: Pick<Services, 'streams'>,
  owner: string,
  memberId: string,
  change: MemberChange,
): void {
  if (change === 'not-found') throw new ApiError('MEMBER_NOT_FOUND')
  if (change === 'only-owner') throw new ApiError('ONLY_OWNER')
  streams.end(`desk ${owner} ${memberId}`)
}
