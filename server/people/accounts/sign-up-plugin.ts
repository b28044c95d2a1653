import { createHash, randomBytes } from 'node:crypto'
import type { PendingSignUp, SignUpMode } from '@talkgraph/wire/sign-up'
import * as v from 'valibot'
import { isSameText } from '../../base/same-text.js'
import type { SignUpEntry, Store } from '../../store/index.js'
import { accountNameOf } from './account-name.js'
import { hashLinkSecret, makeLinkSecret } from './link-secret.js'
import { weaknessOf } from './password-weakness.js'
import { requestForm, signUpForm } from './sign-up-form.js'

const day = 86_400_000
/** Milliseconds that the link of the mail is good for. */
const linkLasts = day
/** Milliseconds that the link of an accepted request is good for. */
const acceptedLasts = 7 * day
/** Milliseconds that a request waits for an answer. */
const requestLasts = 90 * day

/** The mails of those who sign up. `request` is the one that the mail comes of. */
export interface SignUpMails {
  /** The way on for who wants this account. */
  confirm(
    entry: Pick<SignUpEntry, 'email' | 'id'>,
    secret: string,
    request?: Request,
  ): Promise<void>
  /** For who has a login already. */
  known(
    user: { readonly id: string; readonly email: string },
    template: string | null,
    request?: Request,
  ): Promise<void>
  /** For who runs the server: somebody asks for an account. */
  asked(
    entry: Pick<SignUpEntry, 'email' | 'id' | 'name' | 'note'>,
    request?: Request,
  ): Promise<void>
}

/** The cookie by which a link is opened in the browser that its form was sent with. */
export const signUpCookie = 'talkgraph.sign-up'

const token = v.pipe(v.string(), v.minLength(20), v.maxLength(200))
const withBrowser = v.object({ browser: v.pipe(v.string(), v.minLength(20)) })
const confirmation = v.strictObject({ token, password: v.optional(v.string()) })

/**
 * Adds to the sign-in library how whoever comes gets an account of their own (decision 127): by a link in a mail that is good
 * once. Nothing that is asked here says who is known. Where the link is opened in another browser than the one that the
 * password was chosen in, the password is asked for: nobody takes an address by having its owner press a link.
 */
export async function signUpPlugin(
  {
    accounts,
    operators,
    plans,
    signUps,
  }: Pick<Store, 'accounts' | 'operators' | 'plans' | 'signUps'>,
  { mode, mails }: { readonly mode: SignUpMode; readonly mails: SignUpMails | undefined },
) {
  const { APIError, createAuthEndpoint } = await import('better-auth/api')
  const { setSessionCookie } = await import('better-auth/cookies')
  const refuse = (status: 'BAD_REQUEST' | 'NOT_FOUND', code: string, message: string) =>
    new APIError(status, { code, message })
  return {
    id: 'talkgraph-sign-up',
    endpoints: {
      signUp: createAuthEndpoint(
        '/sign-up',
        { method: 'POST', body: v.unknown() },
        async context => {
          const done = context.json({ status: true })
          const id = randomBytes(9).toString('base64url')
          if (mode === 'invited') {
            const {
              name,
              email,
              note,
              template = null,
              plan = null,
            } = v.parse(requestForm, context.body)
            const user = await accounts.userOf(email)
            if (user !== undefined) {
              await mails?.known({ id: user, email }, template, context.request)
              return done
            }
            const entry = { id, email, name, note: note || null, template, plan }
            await signUps.ask(entry, requestLasts)
            await mails?.asked(entry, context.request)
            return done
          }
          const {
            name,
            email,
            password,
            template = null,
            plan = null,
          } = v.parse(signUpForm, context.body)
          // Also for who is known, so that the work is the same.
          const hash = await context.context.password.hash(password)
          const user = await accounts.userOf(email)
          if (user !== undefined) {
            await mails?.known({ id: user, email }, template, context.request)
            return done
          }
          const browser = hashOf(v.parse(withBrowser, context.body).browser)
          const secret = makeLinkSecret()
          const entry = { id, email, name, note: null, template, plan, password: hash, browser }
          await signUps.put(entry, hashLinkSecret(secret), linkLasts)
          await mails?.confirm(entry, secret, context.request)
          return done
        },
      ),
      readSignUp: createAuthEndpoint('/sign-ups/:token', { method: 'GET' }, async context => {
        const entry = await find(context.params.token)
        const record: PendingSignUp = {
          email: entry.email,
          name: entry.name,
          needs: needsOf(entry, context.getCookie(signUpCookie)),
        }
        return context.json(record)
      }),
      confirmSignUp: createAuthEndpoint(
        '/sign-ups/confirm',
        { method: 'POST', body: confirmation },
        async context => {
          const { internalAdapter, password: passwords } = context.context
          const given = context.body
          const entry = await find(given.token)
          const { email, name, template, plan } = entry
          const hash = await passwordOf(
            entry,
            given.password,
            context.getCookie(signUpCookie),
            passwords,
          )
          const user = await internalAdapter
            .createUser({ name, email, emailVerified: true }, { method: 'sign-up' })
            .catch(async error => {
              throw (await accounts.userOf(email)) === undefined ? error : noLink()
            })
          await internalAdapter.linkAccount({
            userId: user.id,
            accountId: user.id,
            providerId: 'credential',
            password: hash,
          })
          const accountId = await accounts.make(accountNameOf(entry))
          await accounts.put(accountId, user.id, 'owner')
          await operators.notePlan(accountId, plan)
          await plans.begin(accountId, plan)
          // Who was asked for by nobody; an accepted request has no password yet.
          if (entry.password !== null) await operators.setGuest(accountId, true)
          // The link goes last: a fault before leaves it good. Who opened it at the same time and comes second was never here.
          if (!(await signUps.take(hashLinkSecret(given.token)))) {
            await accounts.removeWhole(accountId)
            throw noLink()
          }
          const session = await internalAdapter.createSession(user.id, false, {
            chosenAccount: accountId,
          })
          await setSessionCookie(context, { session, user })
          const ends = (await plans.of(accountId))?.trialEndsAt
          const trial = ends ? { trialEndsAt: new Date(ends).toISOString() } : {}
          return context.json({ status: true, template, plan, ...trial })
        },
      ),
    },
  }

  async function find(secret: string): Promise<SignUpEntry> {
    const entry = await signUps.find(hashLinkSecret(secret))
    // Somebody may have come in with this address meanwhile.
    if (!entry || (await accounts.userOf(entry.email)) !== undefined) throw noLink()
    return entry
  }

  async function passwordOf(
    entry: SignUpEntry,
    given: string | undefined,
    cookie: string | null | undefined,
    passwords: {
      readonly config: { readonly minPasswordLength: number; readonly maxPasswordLength: number }
      hash(password: string): Promise<string>
      verify(of: { readonly hash: string; readonly password: string }): Promise<boolean>
    },
  ): Promise<string> {
    const needs = needsOf(entry, cookie)
    if (entry.password === null) {
      const { minPasswordLength, maxPasswordLength } = passwords.config
      if (given === undefined || given.length < minPasswordLength)
        throw refuse('BAD_REQUEST', 'PASSWORD_TOO_SHORT', 'The password is too short.')
      if (given.length > maxPasswordLength)
        throw refuse('BAD_REQUEST', 'PASSWORD_TOO_LONG', 'The password is too long.')
      const weak = await weaknessOf(given, entry.email)
      if (weak) throw refuse('BAD_REQUEST', weak.code, weak.message)
      return passwords.hash(given)
    }
    if (
      needs === 'password' &&
      !(given !== undefined && (await passwords.verify({ hash: entry.password, password: given })))
    )
      throw refuse('BAD_REQUEST', 'INVALID_PASSWORD', 'This is not the password that was chosen.')
    return entry.password
  }

  function noLink() {
    return refuse(
      'NOT_FOUND',
      'LINK_NOT_VALID',
      'This link was used, or is too old. Sign up once more.',
    )
  }
}

/** Gives a request its link; resolves to it and the path of the link, undefined where it was answered already. */
export async function acceptSignUp(
  signUps: Pick<Store['signUps'], 'accept'>,
  id: string,
): Promise<{ readonly entry: SignUpEntry; readonly path: string } | undefined> {
  const secret = makeLinkSecret()
  const entry = await signUps.accept(id, hashLinkSecret(secret), acceptedLasts)
  return entry && { entry, path: confirmSignUpPath(secret) }
}

/** Where the link of the mail leads. */
export function confirmSignUpPath(secret: string): string {
  return `/studio/confirm-sign-up/${secret}`
}

function needsOf(
  { password, browser }: SignUpEntry,
  cookie: string | null | undefined,
): PendingSignUp['needs'] {
  if (password === null) return 'new-password'
  return browser !== null && cookie && isSameText(hashOf(cookie), browser) ? 'nothing' : 'password'
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
