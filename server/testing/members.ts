import type { Role } from '@talkgraph/wire/roles'
import type { Hono } from 'hono'
import { sql } from 'kysely'
import { makeFirstLink, makeInvitation } from '../people/accounts/index.js'
import type { DeskMember, Store } from '../store/index.js'
import { serverTime } from './server-time.js'

/** The address that tests reach the server at. */
export const testOrigin = 'http://localhost'

/** A password that tests set. */
export const testPassword = 'a-long-password'

/** A browser with cookies, on a page of the server itself. */
export interface TestBrowser {
  readonly cookies: ReadonlyMap<string, string>
  /** Asks as a page of the server does; `headers` come last. */
  ask(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>
}

/** A browser that nobody is signed in with. */
export function testBrowser({ app }: { readonly app: Hono }): TestBrowser {
  const cookies = new Map<string, string>()
  return {
    cookies,
    ask: async (method, path, body, headers = {}) => {
      const response = await app.request(`${testOrigin}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(method === 'GET' ? {} : { origin: testOrigin }),
          'sec-fetch-site': 'same-origin',
          host: new URL(testOrigin).host,
          ...headers,
        },
        body: JSON.stringify(body),
      })
      for (const cookie of response.headers.getSetCookie()) keep(cookie)
      return response
    },
  }

  function keep(cookie: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (/;\s*max-age=0\b/i.test(cookie)) cookies.delete(name)
    else cookies.set(name, value)
  }
}

interface Server {
  readonly app: Hono
  readonly store: Store
}

/** The first member, who owns the account `owner`, signed in. */
export async function firstMember(
  server: Server,
  email = 'first@shop.example',
): Promise<TestBrowser> {
  const token = (await makeFirstLink(server.store))?.split('first=')[1] ?? ''
  return acceptLink(server, { token, email })
}

/** A member of an account, signed in; the account is made where it is not there. */
export async function memberOf(
  server: Server,
  accountId: string,
  role: Role,
  email = `${role}@${accountId}.example`,
): Promise<TestBrowser> {
  await server.store.accounts.ensure(accountId, accountId)
  const { path } = await makeInvitation(server.store.invitations, {
    accountId,
    email,
    role,
    invitedBy: null,
  })
  return acceptLink(server, { token: path.split('/').at(-1) ?? '' })
}

/** Who opens a link into an account for the first time, signed in then. */
export async function acceptLink(
  server: Server,
  link: { readonly token: string; readonly email?: string },
) {
  const browser = testBrowser(server)
  const given = { ...link, name: 'Ann', password: testPassword }
  const response = await browser.ask('POST', '/auth/links/accept', given)
  if (!response.ok) throw new Error(`A link was refused: ${await response.text()}`)
  return browser
}

/** Somebody who is a member, with a sign-in of which there is only the row. */
export async function putMember(
  { accounts, database: { db, type } }: Store,
  { owner, member, name, email }: DeskMember,
  role: Role = 'agent',
): Promise<void> {
  const [at, isVerified] = [new Date(serverTime()).toISOString(), type === 'postgres' ? true : 1]
  await sql`insert into users (id, name, email, email_verified, created_at, updated_at)
    values (${member}, ${name}, ${email}, ${isVerified}, ${at}, ${at}) on conflict do nothing`.execute(
    db,
  )
  await accounts.ensure(owner, owner)
  await accounts.put(owner, member, role)
}
