import { Hono } from 'hono'
import { allCalls } from '../app/api/all-calls.js'
import type { ApiEnv } from '../app/api/call/define-call.js'
import { serveCall } from '../app/api/call/serve-call.js'
import type { Services } from '../app/services/services.js'
import type { SignedIn } from '../people/accounts/index.js'
import { answerErrors } from '../platform/middleware/answer-errors.js'

/** The API as an agent of an account meets it, however the agent has signed in. */
export function apiAs(
  services: Services,
  user: { readonly id: string; readonly name: string; readonly email: string },
  owner = 'owner',
) {
  const signedIn: SignedIn = {
    signInId: 's',
    user: { ...user, twoFactor: false },
    accountId: owner,
    role: 'agent',
    isConfirmed: true,
    memberships: [],
    cookies: [],
  }
  // Streams ask from time to time whether who opened them is signed in still.
  const accounts = { ...services.accounts, signedIn: async () => signedIn }
  const app = new Hono<ApiEnv>().onError(answerErrors(services.log)).use(async (context, next) => {
    context.set('caller', { owner, role: 'agent', name: user.name, signedIn })
    await next()
  })
  for (const call of allCalls) app.route('/', serveCall(call, { ...services, accounts }))
  return async (
    method: string,
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const isForm = body instanceof FormData
    return app.request(path, {
      method,
      headers: { ...(body && !isForm && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
  }
}
