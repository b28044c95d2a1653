import type { LinkRecord } from '@talkgraph/wire/account'
import * as v from 'valibot'
import { isEmail } from '../../../runtime/validate/email.js'
import type { InvitationEntry, Store } from '../../store/index.js'
import { firstAccount } from './invite.js'
import { hashLinkSecret, isHanded } from './link-secret.js'
import { weaknessOf } from './password-weakness.js'

const token = v.pipe(v.string(), v.minLength(20), v.maxLength(200))
const name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100))
const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.check(isEmail))

const acceptance = v.strictObject({
  token,
  name: v.optional(name),
  email: v.optional(email),
  password: v.optional(v.string()),
  /** What the first owner calls the account. */
  account: v.optional(name),
})

/**
 * Adds to the sign-in library how people come in: by a link that is good for once. The link of an invitation belongs to the
 * address that it was sent to, whoever holds it: who has no password yet sets one for that address, and who has must be
 * signed in with it.
 */
export async function linksPlugin(store: Pick<Store, 'accounts' | 'invitations' | 'operators'>) {
  const { accounts, invitations, operators } = store
  const { APIError, createAuthEndpoint, getSessionFromCtx } = await import('better-auth/api')
  const { setSessionCookie } = await import('better-auth/cookies')
  const refuse = (
    status: 'BAD_REQUEST' | 'FORBIDDEN' | 'NOT_FOUND',
    code: string,
    message: string,
  ) => new APIError(status, { code, message })

  return {
    id: 'talkgraph-links',
    endpoints: {
      readLink: createAuthEndpoint('/links/:token', { method: 'GET' }, async context => {
        const link = await find(context.params.token)
        const record: LinkRecord = {
          kind: link.email === null ? 'first' : 'invitation',
          email: link.email,
          account: { name: (await accounts.find(link.accountId))?.name ?? link.accountId },
          role: link.role,
          invitedBy: link.invitedBy,
          isKnown: link.email !== null && (await accounts.userOf(link.email)) !== undefined,
        }
        return context.json(record)
      }),
      acceptLink: createAuthEndpoint(
        '/links/accept',
        { method: 'POST', body: acceptance },
        async context => {
          const { internalAdapter, password: passwords } = context.context
          const given = context.body
          const link = await find(given.token)
          const address = link.email ?? given.email
          if (address === undefined)
            throw refuse('BAD_REQUEST', 'EMAIL_NEEDED', 'Say which e-mail address is yours.')
          const known = await accounts.userOf(address)
          if (known !== undefined) {
            const session = await getSessionFromCtx(context)
            if (session?.user.id !== known) throw signInFirst(address)
            await use(link, given.token, known)
            await accounts.choose(session.session.id, link.accountId)
            return context.json({ status: true })
          }
          const { name: called, password } = given
          if (called === undefined || password === undefined)
            throw refuse(
              'BAD_REQUEST',
              'NAME_AND_PASSWORD_NEEDED',
              'Give your name and a password.',
            )
          if (password.length < passwords.config.minPasswordLength)
            throw refuse('BAD_REQUEST', 'PASSWORD_TOO_SHORT', 'The password is too short.')
          if (password.length > passwords.config.maxPasswordLength)
            throw refuse('BAD_REQUEST', 'PASSWORD_TOO_LONG', 'The password is too long.')
          const weak = await weaknessOf(password, address)
          if (weak) throw refuse('BAD_REQUEST', weak.code, weak.message)
          const hash = await passwords.hash(password)
          const user = await internalAdapter
            .createUser(
              { name: called, email: address, emailVerified: !isHanded(given.token) },
              { method: 'invitation' },
            )
            .catch(async error => {
              // Another link was opened for the same address at the same time.
              throw (await accounts.userOf(address)) === undefined ? error : signInFirst(address)
            })
          await internalAdapter.linkAccount({
            userId: user.id,
            accountId: user.id,
            providerId: 'credential',
            password: hash,
          })
          await accounts.put(link.accountId, user.id, link.role)
          if (link.email === null)
            await nameFirst(link.accountId, given.account ?? `Account of ${called}`)
          // The link goes last: a fault before leaves it good. Who opened it at the same time and comes second was never here.
          if (!(await invitations.take(hashLinkSecret(given.token)))) {
            await internalAdapter.deleteUser(user.id)
            throw noLink()
          }
          if (link.email === null) await operators.add(user.id)
          const session = await internalAdapter.createSession(user.id, false, {
            chosenAccount: link.accountId,
          })
          await setSessionCookie(context, { session, user })
          return context.json({ status: true })
        },
      ),
    },
  }

  async function find(secret: string): Promise<InvitationEntry> {
    const link = await invitations.find(hashLinkSecret(secret))
    if (!link) throw noLink()
    // The link to the first account is worth nothing once there is somebody who runs the server.
    if (link.email === null && !(await operators.isNobody())) throw noLink()
    return link
  }

  /** What the account was called on purpose stays. */
  async function nameFirst(id: string, called: string): Promise<void> {
    if ((await accounts.find(id))?.name === firstAccount.name)
      await accounts.rename(id, called.slice(0, 100))
  }

  async function use(link: InvitationEntry, secret: string, userId: string): Promise<void> {
    if (!(await invitations.take(hashLinkSecret(secret)))) throw noLink()
    const has = (await accounts.membershipsOf(userId)).some(
      ({ accountId }) => accountId === link.accountId,
    )
    if (!has) await accounts.put(link.accountId, userId, link.role)
    if (link.email === null) await operators.add(userId)
  }

  function signInFirst(address: string) {
    return refuse(
      'FORBIDDEN',
      'SIGN_IN_FIRST',
      `Sign in as ${address} first, then open the link again.`,
    )
  }

  function noLink() {
    return refuse(
      'NOT_FOUND',
      'LINK_NOT_VALID',
      'This link was used, withdrawn or is too old. Ask for another.',
    )
  }
}
