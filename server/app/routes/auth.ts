import { randomBytes } from 'node:crypto'
import { errorCatalogue } from '@talkgraph/wire/errors'
import type { SignUpRecord } from '@talkgraph/wire/sign-up'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import {
  addressHeader,
  authPath,
  originHeader,
  requestForm,
  signUpCookie,
  signUpForm,
  weaknessOf,
} from '../../people/accounts/index.js'
import { clientAddress } from '../../platform/http/client-address.js'
import { isFromOwnPage, ownOrigin } from '../../platform/http/own-origin.js'
import { limitBody } from '../../platform/http/read-json.js'
import type { SecurityEvent } from '../../platform/security-log.js'
import type { Services } from '../services/services.js'
import { authEventOf } from './auth-events.js'
import { policiesOf } from './auth-policies.js'
import {
  fromProviderPath,
  isOfProviders,
  isToProvider,
  toProvider,
  toProviderPath,
} from './to-provider.js'

const largestBody = 10_000

/** What of the sign-in library is reached from outside, each with how often an address may ask, per ten minutes. */
const served: Readonly<Record<string, number>> = {
  'POST /sign-in/email': 30,
  'POST /sign-out': 60,
  'POST /request-password-reset': 10,
  'POST /reset-password': 20,
  'POST /change-password': 20,
  'POST /update-user': 60,
  'POST /change-email': 10,
  'GET /verify-email': 20,
  'POST /two-factor/enable': 20,
  'POST /two-factor/disable': 20,
  'POST /two-factor/verify-totp': 30,
  'POST /two-factor/verify-backup-code': 20,
  'POST /two-factor/generate-backup-codes': 20,
  'POST /links/accept': 20,
  'GET /confirm': 60,
  'POST /confirm': 20,
  'POST /confirm/mail': 5,
  'GET /links/:token': 60,
  'GET /list-sessions': 60,
  'POST /revoke-other-sessions': 20,
  'GET /sign-up': 60,
  'POST /sign-up': 10,
  'GET /sign-ups/:token': 60,
  'POST /sign-ups/confirm': 20,
  'POST /sign-in/social': 20,
  'GET /callback/:id': 30,
}

/** How often somebody who is signed in may try to confirm that it is them. */
const perMember = { count: 10, seconds: 600 }

/** Seconds for which a browser keeps that it signed up. */
const signUpKept = 86_400

const fields = v.record(v.string(), v.unknown())
const emailField = v.pipe(v.string(), v.trim(), v.toLowerCase())
const withEmail = v.object({ email: emailField })
const withNewEmail = v.object({ newEmail: emailField })

/** `/auth/*`: signing up, in and out, passwords, the second factor, and links into accounts. For pages of this server alone. */
export function authRoutes(
  services: Pick<
    Services,
    | 'accounts'
    | 'limiter'
    | 'log'
    | 'publicUrl'
    | 'security'
    | 'trustedProxies'
    | 'sendsMail'
    | 'store'
  >,
): Hono {
  const { accounts, limiter, publicUrl, trustedProxies } = services
  const app = new Hono().basePath(authPath)
  app.use(limitBody(largestBody))
  app.use(async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
    context.header('Cross-Origin-Resource-Policy', 'same-origin')
  })
  for (const [route, count] of Object.entries(served)) {
    const [method = '', path = ''] = route.split(' ')
    app.on(method, path, async context => {
      try {
        if (isOfProviders(path) && accounts.providers.length === 0) throw new ApiError('NOT_FOUND')
        // A provider leads back here from its own pages: what it brings counts only with the cookie of who was sent there.
        if (path !== fromProviderPath && !isFromOwnPage(context, publicUrl))
          throw new ApiError('CROSS_ORIGIN')
        return await answer(context, path, count)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.status === 403 || error.status === 429)
          services.security.noteRefused(error.code, undefined)
        const { code, message, status, headers } = error
        return context.json({ code, message }, status, headers)
      }
    })
  }
  return app.all('/*', context =>
    context.json({ code: 'NOT_FOUND', message: errorCatalogue.NOT_FOUND.message }, 404),
  )

  /** Who it was is looked for by the address, or by the cookie of who is signed in; what came of the call stands in any case. */
  async function tell(event: SecurityEvent, email: string | undefined, headers: Headers) {
    try {
      const signedIn = email === undefined ? await accounts.signedIn(headers) : undefined
      const member =
        email === undefined ? signedIn?.user.id : await services.store.accounts.userOf(email)
      services.security.note(event, { account: signedIn?.accountId, member })
    } catch (err) {
      services.log.error({ err, event }, 'It could not be told who it was')
    }
  }

  /** Of two who confirm one address in one instant the second fails at its row, and is told so when it asks again. */
  async function confirmed(path: string, request: Request): Promise<Response> {
    const answered = await accounts.handle(request)
    const isAgain = path === '/verify-email' && answered.status === 500
    return isAgain ? accounts.handle(request) : answered
  }

  async function readSignUp(context: Context): Promise<Response> {
    const slug = context.req.query('template')
    const found =
      slug === undefined ? undefined : await services.store.siteItems.find('template', slug)
    const template = found && found.flow !== null ? { slug: found.slug, title: found.title } : null
    const record: SignUpRecord = { mode: accounts.signUp, providers: accounts.providers, template }
    return context.json(record)
  }

  /** Whether somebody has this address is not to be seen in the answer, nor in how long it takes. */
  async function takeSignUp(
    context: Context,
    body: unknown,
    { address, origin }: { readonly address: string; readonly origin: string },
  ): Promise<Response> {
    const read = v.safeParse(accounts.signUp === 'open' ? signUpForm : requestForm, body)
    if (!read.success) throw new ApiError('BAD_REQUEST')
    const { email } = read.output
    const weak =
      'password' in read.output ? await weaknessOf(read.output.password, email) : undefined
    if (weak) return context.json(weak, 400)
    const browser = randomBytes(24).toString('base64url')
    const given = { ...read.output, browser }
    const headers = { [addressHeader]: address, [originHeader]: origin }
    accounts.handleUnseen(passOn(context.req.raw, given, headers))
    const secure = publicUrl?.startsWith('https:') ? '; Secure' : ''
    context.header(
      'Set-Cookie',
      `${signUpCookie}=${browser}; Max-Age=${signUpKept}; Path=${authPath}; HttpOnly; SameSite=Lax${secure}`,
    )
    return context.json({ status: true, isSent: services.sendsMail })
  }

  async function answer(context: Context, path: string, count: number): Promise<Response> {
    const isReading = /^(?:GET|HEAD)$/.test(context.req.method)
    const body = isReading ? undefined : parse(await context.req.text())
    if (!isReading && !v.is(fields, body)) throw new ApiError('BAD_REQUEST')
    if (path === toProviderPath && !isToProvider(body)) throw new ApiError('BAD_REQUEST')
    const address = clientAddress(context, trustedProxies)
    const email = emailIn(path, body)
    const device = email && accounts.devices.idIn(context.req.header('cookie'), email)
    await limiter.admit(policiesOf({ path, count, address, email, device }))
    if (path === '/confirm' && !isReading) {
      const who = (await accounts.signedIn(context.req.raw.headers))?.user.id ?? address
      await limiter.admit([{ name: 'confirm', of: who, rate: perMember }])
    }
    // What only looks whether a link works must not follow it.
    if (context.req.method === 'HEAD') return context.body(null)
    const origin = ownOrigin(context, publicUrl)
    if (path === '/sign-up')
      return isReading ? readSignUp(context) : takeSignUp(context, body, { address, origin })
    const given = path === toProviderPath ? toProvider(body) : handedOver(path, body, email)
    const request = passOn(context.req.raw, given, {
      [addressHeader]: address,
      [originHeader]: origin,
    })
    if (path === '/change-email') {
      const answered = await accounts.handle(request)
      return answered.ok ? context.json({ status: true, isSent: services.sendsMail }) : answered
    }
    if (path !== '/request-password-reset') {
      const answered = await withoutToken(await confirmed(path, request))
      const proved = await accounts.provedBy(request, answered)
      const event = authEventOf(path, answered)
      // Who still has to give a second factor is not in.
      if (event && (event !== 'signed-in' || proved !== undefined))
        await tell(event, proved ?? email, request.headers)
      if (proved !== undefined)
        answered.headers.append('set-cookie', accounts.devices.cookieFor(proved))
      return answered
    }
    // Whether somebody has this address is not to be seen in the answer, nor in how long it takes.
    if (email === undefined) throw new ApiError('BAD_REQUEST')
    accounts.handleUnseen(request)
    return context.json({ status: true, isSent: services.sendsMail })
  }
}

/** The address that a call is about. */
function emailIn(path: string, body: unknown): string | undefined {
  if (path === '/change-email')
    return v.is(withNewEmail, body) ? v.parse(withNewEmail, body).newEmail : undefined
  return v.is(withEmail, body) ? v.parse(withEmail, body).email : undefined
}

/** What the library is handed of a body. Where a link leads is not for who asks for it to say. */
function handedOver(path: string, body: unknown, email: string | undefined): unknown {
  if (path === '/request-password-reset') return { email }
  if (path === '/change-email') return { newEmail: email, password: Object(body).password }
  if (path === '/update-user') return { name: Object(body).name }
  // Where to go afterwards the page itself knows.
  return v.is(fields, body) ? omitAddresses(body) : body
}

function omitAddresses(body: Readonly<Record<string, unknown>>): unknown {
  return Object.fromEntries(
    Object.entries(body).filter(([name]) => !/URL$|^redirectTo$/.test(name)),
  )
}

/** What of an address's parameters the library reads: links, and what a provider brings. */
const handedOn: ReadonlySet<string> = new Set(['token', 'code', 'state', 'iss', 'error'])

/** The request as the library sees it: what a client or a proxy says of addresses does not reach it. */
function passOn(
  request: Request,
  body: unknown,
  more: Readonly<Record<string, string | undefined>>,
): Request {
  const headers = new Headers()
  for (const name of ['cookie', 'origin', 'user-agent']) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  for (const [name, value] of Object.entries(more))
    if (value !== undefined) headers.set(name, value)
  const url = new URL(request.url)
  const kept = [...url.searchParams].filter(([name]) => handedOn.has(name))
  url.search = new URLSearchParams(kept).toString()
  if (body === undefined) return new Request(url, { headers })
  // Written anew, so that the library reads what was counted, and nothing else.
  headers.set('content-type', 'application/json')
  return new Request(url, { method: request.method, headers, body: JSON.stringify(body) })
}

/** The library also writes what the cookie holds into its answers, where scripts would see it. */
async function withoutToken(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('json')) return response
  const text = await response.text()
  const body = JSON.stringify(parse(text), (key, value) => (key === 'token' ? undefined : value))
  return new Response(body, { status: response.status, headers: response.headers })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text || '{}')
  } catch {
    return undefined
  }
}
