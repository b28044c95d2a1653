import * as v from 'valibot'
import { isEmail } from '../../../runtime/validate/email.js'
import type { Store } from '../../store/index.js'

const asked = v.object({
  newEmail: v.pipe(v.string(), v.maxLength(254), v.check(isEmail)),
  password: v.string(),
})

/** What the library signs into the link. */
const pending = v.object({
  userId: v.string(),
  email: v.string(),
  updateTo: v.string(),
  requestType: v.literal('change-email-verification'),
})

/** What changing an address needs. */
interface Parts {
  readonly accounts: Pick<Store['accounts'], 'userOf'>
  /** Hears that somebody asks for another address, whether that is taken or not. */
  onAsked(user: { readonly id: string; readonly email: string }, newEmail: string): void
}

/**
 * Guards how the sign-in library changes an e-mail address: who asks gives the password, and who opens the link is signed in as
 * the one who asked. So a new password, which signs out everywhere, makes a link worthless that somebody else had sent.
 */
export async function changeEmailPlugin({ accounts, onAsked }: Parts) {
  const { APIError, createAuthMiddleware, getSessionFromCtx } = await import('better-auth/api')
  const { verifyJWT } = await import('better-auth/crypto')
  const refuse = (
    status: 'BAD_REQUEST' | 'FORBIDDEN' | 'UNAUTHORIZED',
    code: string,
    message: string,
  ) => new APIError(status, { code, message })

  const checkAsked = createAuthMiddleware(async context => {
    const session = await getSessionFromCtx(context)
    // The library refuses who is not signed in.
    if (!session) return
    if (!v.is(asked, context.body))
      throw refuse('BAD_REQUEST', 'EMAIL_NOT_VALID', 'Give an e-mail address and your password.')
    const { internalAdapter, password } = context.context
    const hash = (await internalAdapter.findCredentialAccount(session.user.id))?.password
    if (!hash || !(await password.verify({ hash, password: context.body.password })))
      throw refuse('BAD_REQUEST', 'INVALID_PASSWORD', 'This is not your password.')
    if (context.body.newEmail === session.user.email)
      throw refuse('BAD_REQUEST', 'SAME_EMAIL', 'This is your address already.')
    onAsked(session.user, context.body.newEmail)
  })

  const checkOpened = createAuthMiddleware(async context => {
    const { secret } = context.context
    const change = await verifyJWT(String(context.query?.token), secret)
    if (!v.is(pending, change)) throw noLink()
    const session = await getSessionFromCtx(context)
    if (!session)
      throw refuse('UNAUTHORIZED', 'UNAUTHORIZED', 'Sign in first, then open the link again.')
    if (session.user.id !== change.userId || session.user.email !== change.email) throw noLink()
    // Somebody may have come with this address meanwhile.
    if ((await accounts.userOf(change.updateTo)) !== undefined) throw noLink()
  })

  return {
    id: 'talkgraph-change-email',
    hooks: {
      before: [
        {
          matcher: ({ path }: { readonly path?: string }) => path === '/change-email',
          handler: checkAsked,
        },
        {
          matcher: ({ path }: { readonly path?: string }) => path === '/verify-email',
          handler: checkOpened,
        },
      ],
    },
  }

  function noLink() {
    return refuse(
      'BAD_REQUEST',
      'LINK_NOT_VALID',
      'This link was used, is too old, or is for somebody else. Ask for another.',
    )
  }
}

/** Where a member confirms another address. */
export function confirmEmailPath(token: string): string {
  return `/studio/confirm-email?token=${encodeURIComponent(token)}`
}
