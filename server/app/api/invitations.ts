import { roles } from '@talkgraph/wire/roles'
import * as v from 'valibot'
import { isEmail } from '../../../runtime/validate/email.js'
import { ApiError } from '../../base/errors.js'
import { invitationMail, makeInvitation } from '../../people/accounts/index.js'
import { ownOrigin } from '../../platform/http/own-origin.js'
import { filledIn } from '../../platform/mail/filled-in.js'
import { accountNote, type InvitationEntry } from '../../store/index.js'
import { jsonBody, noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineCall } from './call/define-call.js'
import { date, list } from './text.js'

const about = { tag: 'Account', query: nothing, roles: ['owner'] } as const

const email = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254),
  v.check(isEmail, 'Expected an e-mail address'),
)

/** So many mails to strangers an account may have sent, and one that whoever came has made, until somebody has come. */
const perAccount = { count: 50, seconds: 3600 }
const perGuest = { count: 5, seconds: 86_400 }

const invitationRecord = v.strictObject({
  id: v.string(),
  email: v.string(),
  role: v.picklist(roles),
  invitedBy: v.pipe(v.nullable(v.string()), v.description('Null: who runs the server.')),
  createdAt: date,
  expiresAt: v.pipe(date, v.description('Until when the link in the mail is good.')),
})

const madeInvitation = v.strictObject({
  ...invitationRecord.entries,
  link: v.pipe(
    v.nullable(v.string()),
    v.description(
      'The link itself where no mail was asked for, told this once; null where a mail brings it. Whoever opens it comes in as that address: hand it to nobody but the person.',
    ),
  ),
  isSent: v.pipe(
    v.boolean(),
    v.description(
      'False where no mail was asked for, or the server has no mail server: then the mail lies in the folder `outbox` of its data.',
    ),
  ),
})

const exampleInvitation = {
  id: 'kqJ3',
  email: 'ben@shop.example',
  role: 'agent',
  invitedBy: 'Ann',
  createdAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-11-27T09:00:00.000Z',
} as const

/** Lists invitations that nobody has accepted yet. */
export const listInvitations = defineCall({
  ...about,
  method: 'GET',
  path: '/invitations',
  id: 'listInvitations',
  summary: 'List open invitations',
  params: nothing,
  body: noBody,
  data: v.strictObject({ invitations: list(invitationRecord) }),
  example: { invitations: [exampleInvitation] },
  message: 'Invitations fetched',
  run: async ({ store }, { owner }) => {
    const open = await store.invitations.list(owner)
    return { invitations: open.map(recordOf) }
  },
})

/** Invites somebody, by mail or by a link that is handed over otherwise. */
export const inviteMember = defineCall({
  ...about,
  method: 'POST',
  path: '/invitations',
  id: 'inviteMember',
  summary: 'Invite somebody',
  description:
    'Sends a mail with a link that is good for 7 days, once, and for this address alone, or, with `sendMail: false`, answers that link for you to hand over. Another invitation to the same address takes the place of the one before, whose link is then worth nothing.',
  params: nothing,
  body: jsonBody(
    v.strictObject({
      email,
      role: v.picklist(roles),
      sendMail: v.optional(
        v.pipe(v.boolean(), v.description('Whether a mail brings the link; default true.')),
      ),
    }),
    { email: 'ben@shop.example', role: 'agent' },
    1000,
  ),
  data: madeInvitation,
  example: {
    ...exampleInvitation,
    link: null,
    isSent: true,
  },
  message: 'Invitation sent',
  toldOnce: 'link',
  errors: ['ALREADY_MEMBER'],
  run: async (services, { owner, member, body: { role, sendMail = true, ...body }, context }) => {
    const { store, mailer, limiter, publicUrl, sendsMail } = services
    const email = body.email.toLowerCase()
    const members = await store.accounts.members(owner)
    if (members.some(each => each.email === email)) throw new ApiError('ALREADY_MEMBER')
    const open = (await store.invitations.list(owner)).filter(each => each.email === email)
    await store.plans.admit(owner, 'members', { made: open.length })
    const origin = ownOrigin(context, publicUrl)
    const isGuest = await store.operators.isGuest(owner)
    const isFew = sendMail && isGuest && members.length < 2
    await limiter.admit([
      { name: 'invitations', of: owner, rate: perAccount },
      ...(isFew ? [{ name: 'guest-invitations', of: owner, rate: perGuest }] : []),
    ])
    const account = (await store.accounts.find(owner))?.name ?? owner
    const invitedBy = member?.name ?? account
    const inviter = member?.id
    const invited = { accountId: owner, email, role, invitedBy, inviter, isHanded: !sendMail }
    const { invitation, path } = await makeInvitation(store.invitations, invited)
    services.security.note('member-invited', { account: owner, member: inviter, role })
    const link = `${origin}${path}`
    if (sendMail) {
      const { invitation: own } = await store.accounts.mailTexts(owner)
      // What a guest says to strangers is the server’s alone.
      const text = isGuest ? '' : filledIn(own, { account, inviter: invitedBy }).trim()
      const mail = invitationMail(email, { link, account, invitedBy, isGuest, text })
      await mailer.put({ nodeId: accountNote(owner), mail })
    }
    return { ...recordOf(invitation), link: sendMail ? null : link, isSent: sendMail && sendsMail }
  },
})

/** Takes an invitation back. */
export const withdrawInvitation = defineCall({
  ...about,
  method: 'DELETE',
  path: '/invitations/{invitationId}',
  id: 'withdrawInvitation',
  summary: 'Withdraw an invitation',
  description: 'The link in its mail is worth nothing from now on.',
  params: v.strictObject({
    invitationId: v.pipe(
      v.string(),
      v.description('The id of an invitation.'),
      v.examples(['kqJ3']),
    ),
  }),
  body: noBody,
  data: v.strictObject({ invitationId: v.string() }),
  example: { invitationId: 'kqJ3' },
  message: 'Invitation withdrawn',
  errors: ['INVITATION_NOT_FOUND'],
  run: async ({ store }, { owner, params: { invitationId } }) => {
    if (!(await store.invitations.remove(owner, invitationId)))
      throw new ApiError('INVITATION_NOT_FOUND')
    return { invitationId }
  },
})

function recordOf({ id, email, role, invitedBy, createdAt, endsAt }: InvitationEntry) {
  return { id, email: email ?? '', role, invitedBy, createdAt, expiresAt: endsAt }
}
