import { randomBytes } from 'node:crypto'
import type { Role } from '@talkgraph/wire/roles'
import { firstOwner, type InvitationEntry, type Store } from '../../store/index.js'
import { hashLinkSecret, makeHandedSecret, makeLinkSecret } from './link-secret.js'

/** The first account, and what it is called until its owner says so. */
export const firstAccount = { id: firstOwner, name: 'My account' } as const

const hour = 3_600_000
/** Milliseconds that a link to the first account is good for: who runs the server gets another at each start. */
const firstLasts = hour
/** Milliseconds that an invitation is good for. */
const invitationLasts = 7 * 24 * hour

/** Who is invited, and what the person becomes. */
export interface Invited {
  readonly accountId: string
  readonly email: string
  readonly role: Role
  /** The name of who invites; null: who runs the server. */
  readonly invitedBy: string | null
  /** The id of the member who invites. */
  readonly inviter?: string | undefined
  /** No mail brings the link. */
  readonly isHanded?: boolean
}

/** The path of a link that makes its holder the first owner, who runs the server; undefined once somebody is or does. */
export async function makeFirstLink({
  accounts,
  invitations,
  operators,
}: Pick<Store, 'accounts' | 'invitations' | 'operators'>): Promise<string | undefined> {
  if (!(await operators.isNobody())) return undefined
  await accounts.ensure(firstAccount.id, firstAccount.name)
  const entry = {
    id: makeId(),
    email: null,
    accountId: firstAccount.id,
    role: 'owner',
    invitedBy: null,
  } as const
  const secret = makeLinkSecret()
  await invitations.put(entry, hashLinkSecret(secret), firstLasts)
  return `/studio/sign-in?first=${secret}`
}

/** Keeps an invitation; resolves to it and the path of its link, which is kept nowhere: only who gets the mail knows it, or who asked for the link in its place. */
export async function makeInvitation(
  invitations: Store['invitations'],
  { accountId, email, role, invitedBy, inviter, isHanded = false }: Invited,
): Promise<{ readonly invitation: InvitationEntry; readonly path: string }> {
  const secret = isHanded ? makeHandedSecret() : makeLinkSecret()
  const entry = { id: makeId(), email: email.toLowerCase(), accountId, role, invitedBy }
  const invitation = await invitations.put(entry, hashLinkSecret(secret), invitationLasts, inviter)
  return { invitation, path: `/studio/invitations/${secret}` }
}

function makeId(): string {
  return randomBytes(9).toString('base64url')
}
