import type { Role } from '@talkgraph/wire/roles'
import type { SignInProvider, SignUpMode } from '@talkgraph/wire/sign-up'
import type { Logger } from '../../base/log.js'
import type { AccountPlaces } from '../../platform/limits/account-places.js'
import type { Mailer } from '../../platform/mail/mailer.js'
import type { Mail } from '../../platform/mail/transport.js'
import { type Membership, type Store, userNote } from '../../store/index.js'
import { type Auth, createAuth, originHeader, type Passwords, type Person } from './auth.js'
import { confirmEmailPath } from './change-email.js'
import { isConfirmed } from './confirm-plugin.js'
import { createKnownDevices, type KnownDevices } from './known-device.js'
import { confirmCodeMail, confirmEmailMail, emailChangeMail, resetMail } from './mails.js'
import { passwordPath } from './password-link.js'
import type { Provider } from './providers.js'
import { knownSignUpMail, requestMail, signUpMail } from './sign-up-mails.js'
import { confirmSignUpPath, type SignUpMails } from './sign-up-plugin.js'

/** A person who is signed in, and the account that they work for now. */
export interface SignedIn {
  readonly signInId: string
  readonly user: {
    readonly id: string
    readonly name: string
    readonly email: string
    readonly twoFactor: boolean
  }
  readonly accountId: string
  readonly role: Role
  readonly memberships: readonly Membership[]
  /** Whether the person has signed in, or confirmed that it is them, in the last 15 minutes (decision 129). */
  readonly isConfirmed: boolean
  /** What the answer has to set, because the sign-in lasts longer now. */
  readonly cookies: readonly string[]
}

/** Who signs in, and who is signed in. */
export interface Accounts {
  readonly devices: KnownDevices
  /** Whether whoever comes makes an account, or asks for one. */
  readonly signUp: SignUpMode
  readonly providers: readonly SignInProvider[]
  /** Answers a request below `/auth`, whose origin for links and address stand in the headers that are named for them. */
  handle(request: Request): Promise<Response>
  /** The same for a request whose sender is not to learn how it ends, nor how long it takes. */
  handleUnseen(request: Request): void
  /** With which address somebody has just signed in, or set a new password, by the answer to this request. */
  provedBy(request: Request, answer: Response): Promise<string | undefined>
  /** Who is signed in by the cookies of these headers, as a member of at least one account. */
  signedIn(headers: Headers): Promise<SignedIn | undefined>
  /** Resolves once what no answer waited for is done. */
  close(): Promise<void>
}

/** What accounts work with. */
interface Parts {
  readonly store: Store
  readonly mailer: Mailer
  readonly log: Logger
  readonly secret: string
  readonly publicUrl: string | undefined
  readonly passwords?: Passwords | undefined
  readonly places: Pick<AccountPlaces, 'passwords'>
  readonly signUp: SignUpMode
  readonly providers: readonly Provider[]
  /** Who is told of requests, beside who runs the server. */
  readonly mailTo?: string | undefined
}

const sessionCookie = 'talkgraph.session_token'

/** Makes accounts, which load the sign-in library when somebody comes with a cookie or to sign in. */
export function createAccounts(parts: Parts): Accounts {
  const { store, mailer, log, secret, publicUrl, passwords, places, signUp, providers, mailTo } =
    parts
  let made: Promise<Auth> | undefined
  const library = () => {
    made ??= createAuth({
      store,
      secret,
      publicUrl,
      passwords,
      places,
      log,
      signUp,
      providers,
      signUpMails,
      sendReset,
      onReset: noteReset,
      sendConfirmation,
      onEmailChange: tellOldAddress,
      onConfirmAsked: ({ id, email }, code) => put(id, confirmCodeMail(email, code)),
    })
    return made
  }
  const signUpMails: SignUpMails = {
    confirm: ({ email, id }, secretPart, request) =>
      mailer.put({
        nodeId: `sign-up ${id}`,
        mail: signUpMail(email, `${originOf(request)}${confirmSignUpPath(secretPart)}`),
      }),
    known: ({ id, email }, template, request) =>
      mailer.put({
        nodeId: userNote(id),
        mail: knownSignUpMail(email, originOf(request), template),
      }),
    asked: async (entry, request) => {
      const readers = new Set([
        ...(await store.operators.emails()),
        ...(mailTo === undefined ? [] : [mailTo]),
      ])
      for (const reader of readers)
        await mailer.put({
          nodeId: `sign-up ${entry.id}`,
          mail: requestMail(reader, entry, `${originOf(request)}/studio/server/requests`),
        })
    },
  }
  /** Who has set a new password by a request: the answer does not say. */
  const resets = new WeakMap<Request, string>()
  const underWay = new Set<Promise<void>>()

  return {
    devices: createKnownDevices(secret, publicUrl?.startsWith('https:') ?? false),
    signUp,
    providers: providers.map(({ id, name }) => ({ id, name })),
    handle: async request => (await library()).handler(request),
    handleUnseen(request) {
      const handled = library().then(({ handler }) => handler(request))
      finishLater(handled, 'A link that somebody asked for could not be sent')
    },
    provedBy: async (request, answer) => {
      if (!answer.ok) return undefined
      const set = answer.headers.getSetCookie().map(cookie => cookie.split(';', 1)[0])
      if (!set.some(cookie => cookie?.includes(`${sessionCookie}=`))) return resets.get(request)
      const headers = new Headers({ cookie: set.join('; ') })
      return (await (await library()).api.getSession({ headers }))?.user.email
    },
    signedIn: async headers => {
      if (!headers.get('cookie')?.includes(`${sessionCookie}=`)) return undefined
      const auth = await library()
      const { response, headers: answered } = await auth.api.getSession({
        headers,
        returnHeaders: true,
      })
      if (!response) return undefined
      const { session, user } = response
      const memberships = await store.accounts.membershipsOf(user.id)
      const active =
        memberships.find(each => each.accountId === session.chosenAccount) ?? memberships[0]
      if (!active) return undefined
      const { id, name, email, twoFactorEnabled } = user
      return {
        signInId: session.id,
        user: { id, name, email, twoFactor: Boolean(twoFactorEnabled) },
        accountId: active.accountId,
        role: active.role,
        memberships,
        isConfirmed: isConfirmed(session),
        cookies: answered.getSetCookie(),
      }
    },
    close: async () => {
      await Promise.all(underWay)
    },
  }

  function originOf(request: Request | undefined): string {
    return request?.headers.get(originHeader) ?? ''
  }

  function noteReset(email: string, request?: Request): void {
    if (request) resets.set(request, email)
  }

  async function sendReset({ id, email }: Person, token: string, request?: Request): Promise<void> {
    const origin = originOf(request)
    await mailer.put({
      nodeId: userNote(id),
      mail: resetMail(email, `${origin}${passwordPath(token)}`),
    })
  }

  // Whether an address is taken is not to be seen in how long the answer takes: nobody waits for mails.
  function sendConfirmation({ id, email }: Person, token: string, request?: Request): void {
    const origin = originOf(request)
    put(id, confirmEmailMail(email, `${origin}${confirmEmailPath(token)}`))
  }

  function tellOldAddress({ id, email }: Person, newEmail: string): void {
    put(id, emailChangeMail(email, newEmail))
  }

  function put(userId: string, mail: Mail): void {
    const stored = mailer.put({ nodeId: userNote(userId), mail })
    finishLater(stored, 'A mail about another address could not be sent')
  }

  function finishLater(work: Promise<unknown>, failure: string): void {
    const done: Promise<void> = work
      .then(() => undefined)
      .catch(err => log.error({ err }, failure))
      .finally(() => underWay.delete(done))
    underWay.add(done)
  }
}
