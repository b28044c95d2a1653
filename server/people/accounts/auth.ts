import type { SignUpMode } from '@talkgraph/wire/sign-up'
import type { Logger } from '../../base/log.js'
import type { AccountPlaces } from '../../platform/limits/account-places.js'
import { deriveKey } from '../../platform/server-secret.js'
import { isTaken, type Store } from '../../store/index.js'
import { changeEmailPlugin } from './change-email.js'
import { isUsedUp } from './code-once.js'
import { confirmPlugin } from './confirm-plugin.js'
import { linksPlugin } from './links-plugin.js'
import { longestPassword, shortestPassword } from './password-rules.js'
import { type PasswordWeakness, weaknessOf } from './password-weakness.js'
import { newcomersOf } from './provider-newcomers.js'
import { type Provider, providersPlugin } from './providers.js'
import { type SignUpMails, signUpPlugin } from './sign-up-plugin.js'
import { tableNames, twoFactorNames } from './table-names.js'

/** Who a link is for. */
export interface Person {
  readonly id: string
  readonly email: string
}

/** How passwords are kept. */
export interface Passwords {
  hash(password: string): Promise<string>
  verify(given: { readonly hash: string; readonly password: string }): Promise<boolean>
}

/** The library's own, which is loaded when it is first needed. */
const usualPasswords: Passwords = {
  hash: async password => (await import('better-auth/crypto')).hashPassword(password),
  verify: async given => (await import('better-auth/crypto')).verifyPassword(given),
}

/** Has each person's password looked at in turn. */
const inTurn = (
  { hash, verify }: Passwords,
  { passwords: places }: Pick<AccountPlaces, 'passwords'>,
): Passwords => ({
  hash: password => places.run('new passwords', () => hash(password)),
  verify: given => places.run(given.hash, () => verify(given)),
})

/** What signing in needs. */
export interface AuthParts {
  readonly store: Store
  /** Signs cookies and hides second factors. */
  readonly secret: string
  /** Where the server is reached from outside; its scheme says whether cookies are for https alone. */
  readonly publicUrl: string | undefined
  /** Whether whoever comes makes an account, or asks for one. Default: asks. */
  readonly signUp?: SignUpMode | undefined
  /** Who else vouches for addresses. Default: nobody. */
  readonly providers?: readonly Provider[] | undefined
  /** Default: the library's own, which takes work. */
  readonly passwords?: Passwords | undefined
  readonly places: Pick<AccountPlaces, 'passwords'>
  readonly log: Logger
  /** Sends a member the way to a new password. */
  sendReset(user: Person, token: string, request?: Request): Promise<void>
  /** Hears who has set a new password by a link. */
  onReset?(email: string, request?: Request): void
  /** Sends the way to confirm it to the address that a member wants to have. */
  sendConfirmation?(user: Person, token: string, request?: Request): void
  /** Hears that a member wants to have another address. */
  onEmailChange?(user: Person, newEmail: string): void
  /** Sends a code by which who is signed in confirms that it is them. */
  onConfirmAsked?(user: Person, code: string): void
  /** Sends the mails of those who sign up. */
  readonly signUpMails?: SignUpMails | undefined
}

/** The path below which people sign in and out. */
export const authPath = '/auth'

/** The header by which the server tells the library whom it talks to; what a client writes there is overwritten. */
export const addressHeader = 'x-talkgraph-address'

/** The header by which the server says where links in mails lead. */
export const originHeader = 'x-talkgraph-origin'

const minute = 60
const day = 24 * 60 * minute

/** What the library signs and hides with, made of the installation's secret. */
export function accountsSecret(secret: string): string {
  return Buffer.from(deriveKey(secret, 'accounts')).toString('hex')
}

/** Makes the library that signs people in ready. Who never signs in never loads it. */
export async function createAuth({
  store,
  secret,
  publicUrl,
  passwords,
  places,
  log,
  signUp = 'invited',
  providers = [],
  signUpMails,
  ...mails
}: AuthParts) {
  // The library lets this win over its settings.
  delete process.env.BETTER_AUTH_TELEMETRY
  const [
    { betterAuth },
    api,
    { symmetricDecrypt },
    { twoFactor },
    links,
    signUps,
    changeEmail,
    confirm,
    others,
  ] = await Promise.all([
    import('better-auth'),
    import('better-auth/api'),
    import('better-auth/crypto'),
    import('better-auth/plugins/two-factor'),
    linksPlugin(store),
    signUpPlugin(store, { mode: signUp, mails: signUpMails }),
    changeEmailPlugin({
      accounts: store.accounts,
      onAsked: (user, newEmail) => mails.onEmailChange?.(user, newEmail),
    }),
    confirmPlugin({
      accounts: store.accounts,
      sendCode: (user, code) => mails.onConfirmAsked?.(user, code),
    }),
    providersPlugin(providers, signUp),
  ])
  const { APIError, createAuthMiddleware, getSessionFromCtx } = api
  const refuseWeak = (weakness: PasswordWeakness | undefined) => {
    if (weakness) throw new APIError('BAD_REQUEST', { ...weakness })
  }
  const origin = publicUrl === undefined ? 'http://localhost' : new URL(publicUrl).origin
  return betterAuth({
    appName: 'Talkgraph',
    baseURL: origin,
    basePath: authPath,
    secret,
    database: { ...store.database, transaction: true },
    telemetry: { enabled: false },
    // The server's own limits count before the library is asked.
    rateLimit: { enabled: false },
    // Where a request comes from was checked before; the library compares once more with what the browser said.
    trustedOrigins: async request => [request?.headers.get('origin')],
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
      password: inTurn(passwords ?? usualPasswords, places),
      resetPasswordTokenExpiresIn: 30 * minute,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: async ({ user }, request) => {
        // Whoever came in by a link that was handed over may be somebody else: who has the mail takes their place.
        if (!user.emailVerified) await store.accounts.proveAddress(user.id)
        mails.onReset?.(user.email, request)
      },
      sendResetPassword: ({ user, token }, request) => mails.sendReset(user, token, request),
    },
    emailVerification: {
      expiresIn: 60 * minute,
      sendVerificationEmail: async ({ user, token }, request) =>
        mails.sendConfirmation?.(user, token, request),
    },
    ...tableNames,
    // Whoever has a password here goes on signing in with it: a provider takes nobody's place. Its tokens are for nothing else.
    account: {
      ...tableNames.account,
      accountLinking: { disableImplicitLinking: true },
      encryptOAuthTokens: true,
      updateAccountOnSignIn: false,
    },
    databaseHooks: newcomersOf(store),
    user: { ...tableNames.user, changeEmail: { enabled: true } },
    session: {
      ...tableNames.session,
      expiresIn: 7 * day,
      updateAge: day,
      // What needs more than being signed in asks for the password.
      freshAge: 0,
      cookieCache: { enabled: false },
      additionalFields: {
        chosenAccount: { type: 'string', required: false, input: false, fieldName: 'account_id' },
        confirmedAt: {
          type: 'number',
          bigint: true,
          required: false,
          input: false,
          fieldName: 'confirmed_at',
        },
      },
    },
    verification: { ...tableNames.verification, storeIdentifier: 'hashed' },
    advanced: {
      cookiePrefix: 'talkgraph',
      useSecureCookies: publicUrl?.startsWith('https:') ?? false,
      ipAddress: { ipAddressHeaders: [addressHeader] },
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    hooks: {
      before: createAuthMiddleware(async context => {
        const { internalAdapter: users } = context.context
        const { token, newPassword } = Object(context.body)
        if (context.path === '/change-password')
          refuseWeak(
            await weaknessOf(String(newPassword), (await getSessionFromCtx(context))?.user.email),
          )
        if (context.path === '/reset-password') {
          const asked = await users.findVerificationValue(`reset-password:${token}`)
          const user = asked ? await users.findUserById(asked.value) : null
          // Whether a link is good, the library says.
          if (user) refuseWeak(await weaknessOf(String(newPassword), user.email))
        }
        // Whoever changes a password means all who know the old one, and no device is excused from the second factor.
        if (context.path === '/change-password')
          return { context: { body: { ...Object(context.body), revokeOtherSessions: true } } }
        if (context.path === '/two-factor/verify-totp') {
          const { createAuthCookie, internalAdapter, secret: signing } = context.context
          const begun = await context.getSignedCookie(createAuthCookie('two_factor').name, signing)
          const userId =
            (await getSessionFromCtx(context))?.user.id ??
            (begun ? await internalAdapter.findVerificationValue(begun) : null)?.value
          const decrypt = (data: string) =>
            symmetricDecrypt({ key: context.context.secretConfig, data })
          const parts = { accounts: store.accounts, decrypt }
          if (userId !== undefined && (await isUsedUp(parts, userId, context.body)))
            throw new APIError('UNAUTHORIZED', {
              code: 'CODE_USED',
              message: 'This code was used already. Wait for the next one.',
            })
        }
        if (context.path.startsWith('/two-factor/verify'))
          return { context: { body: { ...Object(context.body), trustDevice: false } } }
        if (context.path === '/update-user') return { context: { body: onlyName(context.body) } }
        return undefined
      }),
    },
    plugins: [
      twoFactor({ issuer: 'Talkgraph', schema: twoFactorNames }),
      links,
      signUps,
      changeEmail,
      confirm,
      ...others,
    ],
    onAPIError: {
      // Where who comes back from a provider is told that it did not work.
      errorURL: `${origin}/studio/sign-in`,
      // Of two who take one address in one instant the second is answered once more, and is told then.
      onError: err => {
        if (isTaken(err)) log.debug({ err }, 'Somebody else was quicker')
        else if (!(err instanceof APIError) || err.status === 'INTERNAL_SERVER_ERROR')
          log.error({ err }, 'Signing in failed unexpectedly')
      },
    },
    logger: {
      log: (level, message) => {
        if (level === 'error') log.error({ reason: message }, 'Signing in failed unexpectedly')
        else log.debug({ reason: message }, 'About signing in')
      },
    },
  })
}

/** Of what is known of a member, the member may change the name. */
function onlyName(body: unknown): { readonly name: string } {
  const { name } = Object(body)
  return {
    name:
      typeof name === 'string'
        ? name
            .replace(/\p{Cc}+/gu, ' ')
            .trim()
            .slice(0, 100)
        : '',
  }
}

/** The library, made ready. */
export type Auth = Awaited<ReturnType<typeof createAuth>>
