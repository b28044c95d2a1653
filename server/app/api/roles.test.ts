import { roles } from '@talkgraph/wire/roles'
import { describe, expect, test } from 'vitest'
import { casesOf } from '../../../tests/arbitraries/cases.js'
import { makeInvitation } from '../../people/accounts/index.js'
import { addKey } from '../../platform/keys/api-keys.js'
import { databases } from '../../testing/databases.js'
import { callUnderWay } from '../../testing/jobs.js'
import { memberOf, type TestBrowser } from '../../testing/members.js'
import { storeResult } from '../../testing/stored-result.js'
import { testApp } from '../../testing/test-app.js'
import { allCalls } from './all-calls.js'

const flow = {
  nodes: [{ id: 'a', type: 'welcome-node', data: { text: 'Ann’s secret' } }],
  edges: [],
}

/** Two accounts with a member of each role, of which the first has one of everything. */
async function twoAccounts(database: string) {
  const server = await testApp({ database })
  const { key, id: keyId } = await addKey(server.store.keys, 'ann', 'ann')
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await server.api(method, `/v1${path}`, body, key)
    return { status: answer.status, text: await answer.text() }
  }
  const anns = new Map<string, TestBrowser>()
  const bens = new Map<string, TestBrowser>()
  for (const role of roles) {
    anns.set(role, await memberOf(server, 'ann', role))
    bens.set(role, await memberOf(server, 'ben', role))
  }
  await ask('PUT', '/chatbots/anns/flow', flow)
  await ask('PUT', '/chatbots/anns/flow', flow)
  await ask('POST', '/chatbots/anns/publish', { version: 1 })
  const said = await ask('POST', '/chatbots/anns/message', { message: 'Hi', from: 'USER' })
  const { threadId, id: messageId } = JSON.parse(said.text).data.message
  await server.store.jobs.keep(callUnderWay('anns-call', 'anns'))
  const invited = {
    accountId: 'ann',
    email: 'new@ann.example',
    role: 'agent',
    invitedBy: null,
  } as const
  const { invitation } = await makeInvitation(server.store.invitations, invited)
  const ids: Readonly<Record<string, string>> = {
    chatbotId: 'anns',
    threadId,
    messageId,
    version: '2',
    callId: 'anns-call',
    keyId,
    resultId: await storeResult(server.store, 'anns'),
    memberId: (await server.store.accounts.userOf('agent@ann.example')) ?? '',
    invitationId: invitation.id,
    accountId: 'ann',
  }
  return { server, ask, anns, bens, ids }
}

/** What the call is asked about: its example, where that names something with what the first account has. */
const bodyOf = (example: unknown, ids: Readonly<Record<string, string>>) =>
  example === undefined
    ? undefined
    : {
        ...Object(example),
        ...Object.fromEntries(
          Object.entries(ids).filter(([name]) => Object.hasOwn(Object(example), name)),
        ),
      }

/** Deleting comes after asking, and the account itself goes last: nothing is deleted before it was asked for. */
const order = ({ method, path }: { readonly method: string; readonly path: string }) =>
  method !== 'DELETE' ? 0 : path === '/account' ? 2 : 1
const calls = [...allCalls].sort((a, b) => order(a) - order(b))

const [first, ...others] = databases

describe.each(casesOf([first], others))(
  'every call of the API on $name',
  { timeout: 120_000 },
  ({ make }) => {
    test('gives a member of another account nothing, whatever the role and the id, and changes nothing', async () => {
      const database = await make()
      const { server, ask, bens, ids } = await twoAccounts(database.address)
      const look = () =>
        Promise.all(
          [
            '/chatbots',
            '/chatbots/anns',
            '/chatbots/anns/versions',
            '/chatbots/anns/threads',
            `/chatbots/anns/threads/${ids.threadId}/messages`,
            '/keys',
            '/members',
            '/invitations',
            '/account',
          ].map(path => ask('GET', path)),
        )
      const before = await look()
      // The owner comes last, who may delete the account that all three are of.
      for (const [role, browser] of [...bens].reverse())
        for (const call of calls) {
          if (call.produces || call.body.type === 'multipart/form-data') continue
          const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? 'x')
          const body = call.body.type && bodyOf(call.body.example, ids)
          const answer = await browser.ask(call.method, `/v1${path}`, body)
          const place = `${role}: ${call.method} ${path} ${answer.status}`
          expect(await answer.text(), place).not.toMatch(/Ann’s secret|"anns"|@ann\.example|"ann"/)
          const isOfSomething = Object.keys(call.params.entries).some(name => name in ids)
          if (isOfSomething) expect([403, 404], place).toContain(answer.status)
          if (!call.roles.some(each => each === role)) expect(answer.status, place).toBe(403)
        }
      expect(await look()).toEqual(before)
      await server.close()
      await database.drop()
    })

    test('is refused to every role that it is not for, and to no other', async () => {
      const database = await make()
      const { server, anns, ids } = await twoAccounts(database.address)
      for (const role of roles)
        for (const call of calls) {
          // What is asked about is not there: a role that may is told so, and nothing goes.
          const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
            name === 'version' ? '9' : 'none',
          )
          const answer = await anns.get(role)?.ask(call.method, `/v1${path}`, call.body.type && {})
          const isRead = !call.produces || answer?.status !== 200
          const text = isRead ? await answer?.text() : ''
          if (!isRead) await answer?.body?.cancel()
          const isFor = call.roles.some(each => each === role)
          const place = `${role}: ${call.method} ${call.path} ${answer?.status} ${text}`
          if (isFor && call.id !== 'removeMember')
            expect([401, 403], place).not.toContain(answer?.status)
          if (!isFor) expect(text, place).toContain('ROLE_NOT_ALLOWED')
        }
      expect((await anns.get('agent')?.ask('DELETE', `/v1/members/${ids.memberId}`))?.status).toBe(
        200,
      )
      await server.close()
      await database.drop()
    })

    test('is refused without a key and without a cookie', async () => {
      const server = await testApp()
      for (const { method, path } of allCalls) {
        const answer = await server.app.request(`/v1${path.replace(/\{\w+\}/g, 'x')}`, { method })
        expect(`${method} ${path} ${answer.status}`).toBe(`${method} ${path} 401`)
      }
      await server.close()
    })
  },
)
