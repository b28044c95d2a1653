import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLong } from '../../../tests/arbitraries/cases.js'
import { ApiError } from '../../base/errors.js'
import type { SignedIn } from '../../people/accounts/index.js'
import { addKey } from '../../platform/keys/api-keys.js'
import { CutShort } from '../../platform/threads/cut-short.js'
import type { Store } from '../../store/index.js'
import { documentedCodes, isStream, operations } from '../../testing/api-document.js'
import { checkAnswer } from '../../testing/check-answer.js'
import { databases } from '../../testing/databases.js'
import {
  faults,
  type GeneratedRequest,
  generateRequest,
  type Known,
} from '../../testing/generate-request.js'
import { createChance } from '../../testing/generate-value.js'
import { memberOf, putMember } from '../../testing/members.js'
import { testApp } from '../../testing/test-app.js'
import { createApp } from '../app.js'
import type { Services } from '../services/services.js'

/** Which codes are reached does not depend on the database. */
const counts = isLong ? { SQLite: 25_000, PostgreSQL: 25_000 } : { SQLite: 1500, PostgreSQL: 100 }
/** How often each call is made with each fault. */
const times = isLong ? 4 : 1

/** What no request can bring about by itself: each is brought about below. */
const fromWithin =
  /^(?:RATE_LIMITED|INTERNAL_ERROR|DATABASE_AWAY|BUDGET_REACHED|HISTORY_FOLDED|CONFIRM_PASSWORD|AI_\w+|CALL_UNDER_WAY|CALL_FAILED|RUN_CUT_SHORT|THREAD_BUSY|ROLE_NOT_ALLOWED|ONLY_OWNER|ALREADY_MEMBER|CROSS_ORIGIN|ACCOUNT_NOT_FOUND|\w+_FAILED)$/
const byRequest = (code: string) =>
  !fromWithin.test(code) || /^(?:REQUEST_VALIDATION|LINT|TESTS)_FAILED$/.test(code)

const reached = new Map<string, Set<string>>()
const note = (id: string, code: string) => reached.set(id, (reached.get(id) ?? new Set()).add(code))

/**
 * Calls whose services keep a store of their own, so the failing one does not reach them, and of which most ask a provider: what
 * that answers is no matter of chance. `server/connections`, `server/knowledge`, `booking-times.test.ts` and `proposals.test.ts`
 * bring about what they are refused with.
 */
const asksOthers = ({ path }: (typeof operations)[number]) =>
  /^\/(?:bookings|channels|channel-kinds|connections|connectors|page-names|proposals|knowledge|sources)\b|\/draft\/proposal$|^\/desk\/threads\/\{threadId\}\/templates?$/.test(
    path,
  )
const ownCalls = operations.filter(operation => !asksOthers(operation))

const hasUnreached = (operation: (typeof operations)[number]) =>
  !operation.operationId.endsWith('Too') &&
  !asksOthers(operation) &&
  documentedCodes(operation).some(
    code => byRequest(code) && !reached.get(operation.operationId)?.has(code),
  )

const freely: Pick<Services, 'limiter'> = {
  limiter: { admit: async () => ({}), close: async () => undefined },
}
const greeting = { nodes: [{ id: 'a', type: 'welcome-node', data: { text: 'Hi' } }], edges: [] }
const taught = {
  rows: JSON.stringify([
    ['hours', 'When?'],
    ['pay', 'How?'],
  ]),
  revision: 'taught',
}
const nowhere = { nodes: [{ id: 'a', type: 'jump-to', data: { nodeId: 'gone' } }], edges: [] }

async function setUp(database: string) {
  const server = await testApp({ database, aiUrl: '', seedSite: true })
  const app = createApp({ ...server.services, ...freely })
  const { keys } = server.store
  const owners = [await addKey(keys, 'a', 'ann'), await addKey(keys, 'b', 'ben')] as const
  const spare = await addKey(keys, 'spare', 'ann')
  const only = await addKey(keys, 'only', 'cleo')
  /** An account that was deleted is there again, with its key, an agent, and as many labels as there may be. */
  const restoreAccounts = async () => {
    const { keys, desk } = server.store
    for (const [owner, { id, key }] of [
      ['ann', owners[0]],
      ['ben', owners[1]],
      ['ann', spare],
    ] as const) {
      const hash = createHash('sha256').update(key).digest('hex')
      if (!(await keys.holderOf(hash))) await keys.add({ id, owner, name: owner, hash })
    }
    const mia = { owner: 'ann', member: 'm1', name: 'Mia', email: 'mia@shop.example' }
    await putMember(server.store, mia)
    await desk.agents.seen(mia)
    const saved = await desk.replies.list('ann')
    for (let number = saved.length; number < 500; number++)
      await desk.replies.put('ann', { name: `reply ${number}`, text: 'Hello' })
    const known = await desk.labels.list('ann')
    for (let number = known.length; number < 200; number++)
      await desk.labels.put('ann', { name: `label ${number}`, colour: 'grey' })
  }
  await restoreAccounts()
  const threads: [string, ...string[]] = ['none']
  const messages: [string, ...string[]] = ['1']
  const namedDrafts: [string, ...string[]] = ['none', 'none']
  const tickets: [string, ...string[]] = ['1', '99']
  const contacts: [string, ...string[]] = ['none', 'none']
  const known: Known = {
    apiKeys: [owners[0].key, owners[0].key, owners[0].key, owners[1].key],
    params: {
      chatbotId: ['shop', 'shop', 'jumps', 'bens', 'empty'],
      version: ['1', '2', '99'],
      callId: ['none'],
      name: ['label 1', 'none'],
      keyId: [spare.id, 'none'],
      example: ['leads', 'none'],
      template: ['leads', 'none'],
      threadId: threads,
      messageId: messages,
      draftId: namedDrafts,
      contactId: contacts,
      number: tickets,
    },
  }
  const send = async (method: string, path: string, body: unknown, key: string) =>
    app.request(`/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  /** What requests may have deleted is there again. */
  const restore = async () => {
    // As if no bot had been deleted: their ids are free, and their versions begin at 1.
    await server.store.database.db.deleteFrom('used_ids').execute()
    await restoreAccounts()
    const [ann, ben] = owners
    for (const [id, flow, key] of [
      ['shop', greeting, ann.key],
      ['jumps', nowhere, ann.key],
      ['bens', greeting, ben.key],
    ] as const) {
      if ((await send('GET', `/chatbots/${id}/versions/1`, undefined, key)).status === 200) continue
      for (let draft = 0; draft < 2; draft++) await send('PUT', `/chatbots/${id}/flow`, flow, key)
      await send('POST', `/chatbots/${id}/publish`, { version: 1 }, key)
    }
    const { store } = server.services
    await store.bots.create('empty', { owner: 'ann' })
    await store.intents.put('shop', taught)
    for (let number = (await store.namedDrafts.list('shop')).length; number < 100; number++)
      await store.namedDrafts.keep('shop', { name: `draft ${number}`, file: '{}' })
    const ticketed = await store.threads.find(threads[1] ?? '')
    const ticket =
      ticketed && (await store.desk.tickets.make(ticketed, { subject: '', dueAt: null }))
    tickets[0] = String(ticket?.number ?? 1)
    const [contact] = await store.contacts.list({ owner: 'ann', limit: 1 })
    contacts[0] =
      contact?.id ?? (await store.contacts.put('ann', [{ name: 'Ann' }], 'owner'))[0] ?? 'none'
    namedDrafts[0] = (await store.namedDrafts.list('shop'))[0]?.id ?? 'none'
    for (const [index, state] of (['bot', 'taken', 'ended'] as const).entries()) {
      const known = await store.threads.find(threads[index] ?? '')
      const thread = {
        botId: 'shop',
        owner: 'ann',
        channel: 'api',
        state,
        session: () => 'tag',
      } as const
      const said = [{ who: 'visitor', text: 'Hi' }] as const
      if (known) await store.threads.change(known.id, { state, assignee: 'm1' })
      else {
        const { id, lastMessage } = await store.threads.create({ ...thread, messages: said })
        threads[index] = id
        messages[index] = String(lastMessage)
      }
    }
  }
  const endedThread = async () => {
    await restore()
    return threads[2]
  }
  return { server, app, known, restore, only, endedThread }
}

/** What is answered of files that are of no type, in use and too much. */
async function fileCodes(
  { store }: Awaited<ReturnType<typeof testApp>>,
  app: ReturnType<typeof createApp>,
  key: string,
): Promise<readonly (readonly [string, string])[]> {
  const ask = async (method: string, path: string, body?: FormData) => {
    const headers = { authorization: `Bearer ${key}` }
    const answer = await app.request(`/v1${path}`, { method, headers, ...(body && { body }) })
    return (await answer.json()).error.code
  }
  const add = (text: string) => {
    const body = new FormData()
    body.set('file', new File([text], 'x.txt'))
    return ask('POST', '/chatbots/shop/files', body)
  }
  const file = {
    id: 'a-file',
    owner: 'ann',
    title: 'a',
    extension: 'png',
    type: 'image/png',
    hash: '',
  }
  await store.files.note({ ...file, size: 1_000_000_000 })
  await store.bots.create('uses', { owner: 'ann' })
  await store.bots.save('uses', JSON.stringify({ ...greeting, picture: file.id }))
  return [
    ['addFile', await add('x')],
    ['addFile', await add('%PDF-1.7')],
    ['deleteFile', await ask('DELETE', `/files/${file.id}`)],
  ]
}

describe.each(databases)('requests made of the OpenAPI document, over $name', ({ name, make }) => {
  const count = counts[name]
  test(`${count} of them, sound and broken, are all answered as it says, and never by a fault`, {
    timeout: 900_000,
  }, async () => {
    const database = await make()
    const { server, app, known, restore, only, endedThread } = await setUp(database.address)
    const chance = createChance(1)
    let sent = 0
    let sound = 0
    const send = async ({ operation, path, headers, body }: GeneratedRequest) => {
      if (sent++ % 10 === 0) await restore()
      const { method, operationId } = operation
      const response = await app.request(path, {
        method,
        headers,
        body,
      })
      const text = typeof body === 'string' ? body.slice(0, 500) : ''
      const place = `request ${sent}: ${method} ${path} ${JSON.stringify(headers)} ${text}`
      await checkAnswer(method, path, response).catch((error: Error) => {
        throw new Error(`${place}\n${error.message}`)
      })
      expect(response.status, place).toBeLessThan(500)
      if (response.status === 200) sound++
      else note(operationId, (await response.json()).error.code)
    }
    for (const operation of isLong || name === 'SQLite' ? operations : [])
      for (const fault of faults)
        for (let time = 0; time < times; time++)
          await send(generateRequest(chance, known, operation, fault))
    while (sent < count) await send(generateRequest(chance, known))
    const last = await app.request(`/v1/keys/${only.id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${only.key}` },
    })
    note('deleteKey', (await last.json()).error.code)
    const ended = await app.request('/v1/chatbots/shop/message', {
      method: 'POST',
      headers: { authorization: `Bearer ${known.apiKeys[0]}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'x', from: 'USER', threadId: await endedThread() }),
    })
    note('sendMessage', (await ended.json()).error.code)
    const own = {
      id: 'own',
      op: 'add',
      node: { id: 'own', type: 'webhook', data: { url: 'http://127.0.0.1:9' } },
    }
    for (const [path, body] of [
      ['operations', { operations: [own] }],
      ['nodes/own/run', {}],
    ] as const) {
      const answer = await app.request(`/v1/chatbots/shop/draft/${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${known.apiKeys[0]}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      })
      if (answer.status !== 200) note('runDraftStep', (await answer.json()).error.code)
    }
    const threadId = await endedThread()
    const file = new FormData()
    file.set('file', new File(['x'], 'x.txt'))
    for (const [id, path, body] of [
      ['sendDeskFile', 'files', file],
      ['assignThread', 'assign', JSON.stringify({ agentId: 'm1' })],
    ] as const) {
      const refused = await app.request(`/v1/desk/threads/${threadId}/${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${known.apiKeys[0]}`,
          ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        },
        body,
      })
      note(id, (await refused.json()).error.code)
    }
    for (const [id, code] of await fileCodes(server, app, known.apiKeys[0])) note(id, code)
    // What was sent may have deleted the second version.
    await server.api('PUT', '/v1/chatbots/shop/flow', greeting, known.apiKeys[0])
    const older = await app.request('/v1/chatbots/shop/flow', {
      method: 'PATCH',
      headers: { authorization: `Bearer ${known.apiKeys[0]}`, 'content-type': 'application/json' },
      body: JSON.stringify({ since: 1 }),
    })
    note('editFlow', (await older.json()).error.code)
    // Few addresses that are made up are ones that can be invited.
    for (const [key, role] of [
      ['two words', 'agent'],
      ['once', 'agent'],
      ['once', 'editor'],
    ]) {
      const invited = await app.request('/v1/invitations', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${known.apiKeys[0]}`,
          'content-type': 'application/json',
          'idempotency-key': key ?? '',
        },
        body: JSON.stringify({ email: 'zoe@shop.example', role }),
      })
      if (invited.status !== 200) note('inviteMember', (await invited.json()).error.code)
    }
    const red = {
      settings: { requireGreenTests: true },
      tests: [{ name: 'Red', expect: { says: ['Bye'] } }],
    }
    for (const [method, path, body] of [
      ['PUT', 'flow', { ...greeting, ...red }],
      ['POST', 'publish', {}],
    ] as const) {
      const answer = await app.request(`/v1/chatbots/red/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${known.apiKeys[0]}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      })
      if (answer.status !== 200) note('publishFlow', (await answer.json()).error.code)
    }
    const beside = await app.request('/v1/chatbots/alone/flow', {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${known.apiKeys[0]}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(greeting),
    })
    expect(beside.status).toBe(200)
    const shared = await app.request('/v1/chatbots/alone/publish', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${known.apiKeys[0]}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ share: 20 }),
    })
    note('publishFlow', (await shared.json()).error.code)
    for (const [id, path, more] of [
      ['forgetVisitorOfAccount', 'visitors/forget', { dryRun: true }],
      ['forgetVisitor', 'chatbots/shop/forget', {}],
    ] as const)
      for (const email of ['ann@shop.example', 'bob@shop.example']) {
        const forgotten = await app.request(`/v1/${path}`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${known.apiKeys[0]}`,
            'content-type': 'application/json',
            'idempotency-key': 'forget-once',
          },
          body: JSON.stringify({ email, ...more }),
        })
        if (forgotten.status !== 200) note(id, (await forgotten.json()).error.code)
      }
    const data = { apiKey: { secret: 'sec_of_nobody_at_all' } }
    const stranger = await app.request('/v1/chatbots/shop/flow', {
      method: 'PUT',
      headers: { authorization: `Bearer ${known.apiKeys[0]}`, 'content-type': 'application/json' },
      body: JSON.stringify({ nodes: [...greeting.nodes, { id: 'b', type: 'gpt', data }] }),
    })
    note('storeFlow', (await stranger.json()).error.code)
    // What chance seldom brings.
    await restore()
    const ask = async (method: string, path: string, body?: object, key?: string) => {
      const answer = await app.request(`/v1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${known.apiKeys[0]}`,
          ...(body && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      return (await answer.json()).error?.code
    }
    await ask(
      'DELETE',
      `/chatbots/shop/named-drafts/${(await server.store.namedDrafts.list('shop'))[0]?.id}`,
    )
    const adding = (id: string) => ({
      operations: [{ id, op: 'add', node: { id, type: 'welcome-node', data: { text: id } } }],
    })
    for (const [id, path, one, other] of [
      ['changeDraft', 'draft/operations', adding('one'), adding('other')],
      ['keepDraft', 'named-drafts', { name: 'one' }, { name: 'other' }],
      ['keepSecret', 'secrets', { value: 'one' }, { value: 'other' }],
    ] as const) {
      await ask('POST', `/chatbots/shop/${path}`, one, `twice-${id}`)
      note(id, await ask('POST', `/chatbots/shop/${path}`, other, `twice-${id}`))
    }
    const hook = { targetUrl: 'https://hooks.example/leads', event: 'lead' }
    for (const more of [{}, { chatbotId: 'shop' }, { chatbotId: ' ' }, { chatbotId: 'nobodys' }]) {
      const code = await ask('POST', '/hooks', { ...hook, ...more }, `hook-${Object.values(more)}`)
      if (code) note('subscribeHook', code)
    }
    note('subscribeHook', await ask('POST', '/hooks', { ...hook, event: 'label' }, 'hook-'))
    const [kept] = await server.store.hooks.list('ann')
    const resend = `/hooks/${kept?.id}/deliveries/none/resend`
    note('resendHookDelivery', await ask('POST', resend, {}))
    const said = { message: 'x', from: 'USER' }
    note('sendMessage', await ask('POST', '/chatbots/empty/message', said))
    const ofNobody = { email: 'ann@shop.example', chatbotId: 'nobodys' }
    note('forgetVisitorOfAccount', await ask('POST', '/visitors/forget', ofNobody))
    const flow = { nodes: [...greeting.nodes, { id: 'b', type: 'gpt', data }], edges: [] }
    note('createSubFlow', await ask('POST', '/sub-flows', { name: 'Part', flow }))
    // Rare ones are looked for where they can be met.
    for (let more = 0; more < 2 * count; more++) {
      // One after the other: what is reached below alone holds up nothing.
      const unreached = operations.filter(hasUnreached)
      const operation = unreached[more % unreached.length]
      if (!operation) break
      await send(generateRequest(chance, known, operation))
    }
    expect(sound).toBeGreaterThan(count / 5)
    await server.close()
    await database.drop()
  })
})

/** What a call has to be asked with. */
const needed: Readonly<Record<string, string>> = {
  since: '2026-11-20T09:00:00.000Z',
  event: 'lead',
}

describe('what no request brings about', () => {
  let server: Awaited<ReturnType<typeof testApp>>
  beforeAll(async () => {
    server = await testApp()
    await server.api('PUT', '/v1/chatbots/shop/flow', greeting)
    await memberOf(server, 'owner', 'owner', 'ben@shop.example')
  })
  afterAll(() => server.close())

  const asKey = { authorization: 'Bearer a-key-for-tests' }
  const first = async (
    services: Services,
    { method, path, parameters, requestBody }: (typeof operations)[number],
    headers: Readonly<Record<string, string>> = asKey,
    given?: object,
    threadId = '1',
  ) => {
    const about = path
      .replace('{chatbotId}', 'shop')
      .replace('{example}', 'leads')
      .replace('{threadId}', threadId)
    const asked = parameters.flatMap(({ name, required }) =>
      required && needed[name] ? [`?${name}=${needed[name]}`] : [],
    )
    const query = asked.join('')
    const address = `/v1${about.replace(/\{\w+\}/g, '1')}${query}`
    const [type] = Object.keys(requestBody?.content ?? {})
    const form = new FormData()
    form.set('iconType', 'BOT')
    form.set('iconSrc', new File([Buffer.from('GIF89a')], 'a.gif'))
    const file = new FormData()
    file.set('file', new File(['x'], 'x.txt'))
    const json = JSON.stringify(given ?? requestBody?.content['application/json']?.example)
    const response = await createApp(services).request(address, {
      method,
      headers: { ...headers, ...(type === 'application/json' && { 'content-type': type }) },
      ...(type && {
        body: type === 'application/json' ? json : path.endsWith('/files') ? file : form,
      }),
    })
    await checkAnswer(method, address, response)
    return (await response.json()).error?.code
  }

  test.each(ownCalls)('$method $path says what is wrong within', async operation => {
    const template = { title: 'Greeter', file: JSON.stringify(greeting) }
    const site = { ...server.services.site, templateBot: async () => template }
    const services = { ...server.services, ...freely, site }
    const thread = { botId: 'shop', owner: 'owner', channel: 'api', state: 'taken' } as const
    const { id: threadId } = await server.store.threads.create({ ...thread, session: () => 'tag' })
    const { operationId } = operation
    const codes = documentedCodes(operation)
    // A stream has begun before it asks the store for anything but the owner, and examples are no part of it.
    const usual =
      isStream(operation) || /^(?:list|fetch)Example/.test(operationId) ? '' : 'holderOf'
    const refuse = (error: unknown, but: string = usual): Services => ({
      ...services,
      budgets: { of: () => Promise.reject(error) },
      store: failing(services.store, error, but),
    })
    const own = codes.find(
      code =>
        /_FAILED$/.test(code) &&
        fromWithin.test(code) &&
        !byRequest(code) &&
        code !== 'CALL_FAILED',
    )
    expect(await first(refuse(new Error('within')), operation)).toBe(own ?? 'INTERNAL_ERROR')
    expect(
      await first(refuse(Object.assign(new Error('full'), { code: 'SQLITE_FULL' })), operation),
    ).toBe('DATABASE_AWAY')
    expect(await first(refuse(new Error('within'), ''), operation)).toBe('INTERNAL_ERROR')
    const limited = {
      ...services,
      limiter: { ...freely.limiter, admit: () => Promise.reject(new ApiError('RATE_LIMITED')) },
    }
    expect(await first(limited, operation)).toBe('RATE_LIMITED')
    for (const code of [own ?? 'INTERNAL_ERROR', 'DATABASE_AWAY', 'INTERNAL_ERROR', 'RATE_LIMITED'])
      note(operationId, code)
    if (codes.includes('IDEMPOTENCY_KEY_NOT_VALID')) {
      const key = { ...asKey, 'idempotency-key': 'two words' }
      expect(await first(services, operation, key, undefined, threadId)).toBe(
        'IDEMPOTENCY_KEY_NOT_VALID',
      )
      note(operationId, 'IDEMPOTENCY_KEY_NOT_VALID')
    }
    if (operation.method === 'POST')
      for (const code of ['CALL_UNDER_WAY', 'CALL_FAILED'] as const) {
        const once = { enter: () => Promise.reject(new ApiError(code)) }
        const key = { ...asKey, 'idempotency-key': 'k' }
        expect(await first({ ...services, once }, operation, key, undefined, threadId)).toBe(code)
        note(operationId, code)
      }
    for (const code of ['BUDGET_REACHED', 'HISTORY_FOLDED'] as const) {
      if (!codes.includes(code)) continue
      expect(await first(refuse(new ApiError(code)), operation)).toBe(code)
      note(operationId, code)
    }
    if (codes.includes('CONFIRM_PASSWORD')) {
      const owner = { ...agent, role: 'owner' as const, isConfirmed: false }
      const accounts = { ...services.accounts, signedIn: async () => owner }
      const fromPage = { 'sec-fetch-site': 'same-origin' }
      expect(await first({ ...services, accounts }, operation, fromPage)).toBe('CONFIRM_PASSWORD')
      note(operationId, 'CONFIRM_PASSWORD')
    }
    if (codes.includes('RUN_CUT_SHORT')) {
      const run = () => Promise.reject(new CutShort('memory'))
      const heavyWork = { ...services.heavyWork, run }
      const learners = { ...services.learners, run }
      await services.store.intents.put('shop', taught)
      expect(await first({ ...services, heavyWork, learners }, operation)).toBe('RUN_CUT_SHORT')
      note(operationId, 'RUN_CUT_SHORT')
    }
    if (codes.includes('THREAD_BUSY')) {
      const busy = () => Promise.reject(new ApiError('THREAD_BUSY'))
      const player = { say: busy, goOn: busy }
      const body = operation.method === 'PATCH' ? { state: 'handed-back' } : undefined
      expect(await first({ ...services, player }, operation, asKey, body, threadId)).toBe(
        'THREAD_BUSY',
      )
      note(operationId, 'THREAD_BUSY')
    }
    const asAgent = { ...services, accounts: { ...services.accounts, signedIn: async () => agent } }
    expect(await first(asAgent, operation, { 'sec-fetch-site': 'same-site' })).toBe('CROSS_ORIGIN')
    note(operationId, 'CROSS_ORIGIN')
    for (const code of ['ROLE_NOT_ALLOWED', 'ACCOUNT_NOT_FOUND'] as const) {
      if (!codes.includes(code)) continue
      expect(await first(asAgent, operation, { 'sec-fetch-site': 'same-origin' })).toBe(code)
      note(operationId, code)
    }
    if (codes.includes('ONLY_OWNER') || codes.includes('ALREADY_MEMBER')) {
      const id = (await server.store.accounts.userOf('ben@shop.example')) ?? ''
      const code = codes.includes('ONLY_OWNER') ? 'ONLY_OWNER' : 'ALREADY_MEMBER'
      expect(
        await first(services, { ...operation, path: operation.path.replace('{memberId}', id) }),
      ).toBe(code)
      note(operationId, code)
    }
  })
})

/** Somebody who is signed in, and may the least. */
const agent: SignedIn = {
  signInId: 'here',
  user: { id: 'ann', name: 'Ann', email: 'ann@shop.example', twoFactor: false },
  accountId: 'shop',
  role: 'agent',
  memberships: [{ accountId: 'shop', accountName: 'Shop', role: 'agent' }],
  cookies: [],
  isConfirmed: true,
}

test.each(ownCalls.filter(({ operationId }) => !operationId.endsWith('Too')))(
  'every code that the document names for $operationId was reached',
  operation => {
    const got = [...(reached.get(operation.operationId) ?? [])]
    expect(documentedCodes(operation).filter(code => !got.includes(code))).toEqual([])
  },
)

/** A store whose parts all fail, but for one question. */
function failing(store: Store, error: unknown, but: string): Store {
  return new Proxy(store, {
    get: (target, part) => failingPart(Reflect.get(target, part), error, but),
  })
}

function failingPart(part: unknown, error: unknown, but: string): object {
  return new Proxy(Object(part), {
    get: (repository, name) => {
      const own: unknown = Reflect.get(repository, name)
      if (name === but) return own
      return typeof own === 'object' && own !== null
        ? failingPart(own, error, but)
        : () => Promise.reject(error)
    },
  })
}
