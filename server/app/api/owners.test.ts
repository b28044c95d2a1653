import { expect, test } from 'vitest'
import { addKey } from '../../platform/keys/api-keys.js'
import { isStream, operations } from '../../testing/api-document.js'
import { callUnderWay } from '../../testing/jobs.js'
import { storeResult } from '../../testing/stored-result.js'
import { testApp } from '../../testing/test-app.js'

const flow = {
  nodes: [{ id: 'a', type: 'welcome-node', data: { text: 'Ann’s secret' } }],
  edges: [],
}
const file = () => {
  const form = new FormData()
  form.set('file', new File([Buffer.from('GIF89a')], 'a.gif'))
  return form
}

const icon = () => {
  const form = new FormData()
  form.set('iconType', 'BOT')
  form.set('iconSrc', new File([Buffer.from('GIF89a')], 'a.gif'))
  return form
}

/** Two owners, of whom the first has one of everything. */
async function twoOwners() {
  const server = await testApp()
  const { keys } = server.store
  const [ann, ben] = [await addKey(keys, 'ann', 'ann'), await addKey(keys, 'ben', 'ben')]
  const call = async (method: string, path: string, body: unknown, key: string) => {
    const response = await server.api(method, `/v1${path}`, body, key)
    return { status: response.status, text: await response.text() }
  }
  await call('PUT', '/chatbots/anns/flow', flow, ann.key)
  await call('PUT', '/chatbots/anns/flow', flow, ann.key)
  await call('POST', '/chatbots/anns/publish', { version: 1 }, ann.key)
  await call('PATCH', '/chatbots/anns/appearance', { metadata: { of: 'ann' } }, ann.key)
  await call('POST', '/chatbots/anns/icons', icon(), ann.key)
  const said = await call(
    'POST',
    '/chatbots/anns/message',
    { message: 'Hi', from: 'USER' },
    ann.key,
  )
  const { threadId, id: messageId } = JSON.parse(said.text).data.message
  await server.store.jobs.keep(callUnderWay('anns-call', 'anns'))
  const kept = await call('POST', '/chatbots/anns/named-drafts', { name: 'Ann’s secret' }, ann.key)
  const page = { channel: 'page', chatbotId: 'anns', settings: { name: 'anns-page' } }
  const connected = await call('POST', '/channels', page, ann.key)
  await call(
    'PUT',
    '/chatbots/bens/flow',
    { nodes: [{ id: 'b', type: 'welcome-node' }], edges: [] },
    ben.key,
  )
  const source = {
    kind: 'pairs',
    title: 'Ann’s secret',
    chatbotIds: ['anns'],
    pairs: [{ question: 'Open?', answer: 'Yes.' }],
  }
  const sourced = await call('POST', '/sources', source, ann.key)
  // No provider is asked: an inner address is refused.
  const settings = { token: 'Ann’s secret', apiUrl: 'http://127.0.0.1:9' }
  const linked = await call('POST', '/connections', { connector: 'airtable', settings }, ann.key)
  const hook = { targetUrl: 'https://hooks.example/leads', event: 'lead', chatbotId: 'anns' }
  const hooked = await call('POST', '/hooks', hook, ann.key)
  const met = await call('POST', '/contacts', { name: 'Ann’s secret' }, ann.key)
  const asked = { subject: 'Ann’s secret' }
  const ticket = await call('POST', `/desk/threads/${threadId}/ticket`, asked, ann.key)
  const ids: Readonly<Record<string, string>> = {
    threadId,
    contactId: JSON.parse(met.text).data.contact.id,
    number: String(JSON.parse(ticket.text).data.ticket.number),
    messageId,
    chatbotId: 'anns',
    version: '2',
    callId: 'anns-call',
    draftId: JSON.parse(kept.text).data.draft.id,
    keyId: ann.id,
    resultId: await storeResult(server.store, 'anns'),
    channelId: JSON.parse(connected.text).data.channel.id,
    example: 'leads',
    sourceId: JSON.parse(sourced.text).data.source.id,
    connectionId: JSON.parse(linked.text).data.connection.id,
    hookId: JSON.parse(hooked.text).data.hook.id,
  }
  return { server, ann, ben, call, ids }
}

/** Every call, of which the one that deletes the caller's account is the last. */
const isFarewell = ({ method, path }: { readonly method: string; readonly path: string }) =>
  method === 'DELETE' && path === '/account'
const calls = [...operations].sort((a, b) => Number(isFarewell(a)) - Number(isFarewell(b)))

/** Where an example names something, what the first owner has. */
function idsIn(example: unknown, ids: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(ids).filter(([name]) => Object.hasOwn(Object(example), name)),
  )
}

test('whatever another owner asks for, with whatever id, it gets nothing, and nothing changes', async () => {
  const { server, ann, ben, call, ids } = await twoOwners()
  const look = async () => {
    const all = [
      '/chatbots',
      '/chatbots/anns',
      '/chatbots/anns/versions',
      '/chatbots/anns/versions/2',
      '/keys',
      '/chatbots/anns/threads',
      `/chatbots/anns/threads/${ids.threadId}/messages`,
    ]
    return Promise.all(all.map(path => call('GET', path, undefined, ann.key)))
  }
  const before = await look()
  for (const operation of calls) {
    const { method, path, parameters, requestBody } = operation
    if (isStream(operation)) continue
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? 'x')
    const json = requestBody?.content['application/json']
    const body = json
      ? { ...Object(json.example), ...idsIn(json.example, ids) }
      : requestBody && icon()
    const { status, text } = await call(method, address, body, ben.key)
    const isOfOne = parameters.some(
      each => each.in === 'path' && !['example', 'name'].includes(each.name),
    )
    if (isOfOne) expect(`${method} ${address} ${status}`).toBe(`${method} ${address} 404`)
    expect(text).not.toMatch(/Ann’s secret|"anns"|"ann"|icon-/)
  }
  expect(await look()).toEqual(before)
  await server.close()
})

test('what belongs to another owner’s bot is not reached through a bot of one’s own', async () => {
  const { server, ben, call, ids } = await twoOwners()
  for (const { method, path, requestBody } of operations) {
    // Of a step that a bot does not have, nothing is counted.
    if (path.endsWith('/flow-results/{nodeId}/answers')) continue
    const [, last = ''] = /\{(\w+)\}(?:\/\w+)?$/.exec(path) ?? []
    // A step has its name within its bot alone, so nobody else's can be meant.
    if (!path.startsWith('/chatbots/{chatbotId}/') || ['', 'chatbotId', 'nodeId'].includes(last))
      continue
    const address = path
      .replace('{chatbotId}', 'bens')
      .replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? 'x')
    const isFile = requestBody?.content['multipart/form-data'] && path.endsWith('/files')
    const body = isFile ? file() : requestBody?.content['application/json']?.example
    const { status } = await call(method, address, body, ben.key)
    expect(`${method} ${address} ${status}`).toBe(`${method} ${address} 404`)
  }
  await server.close()
})

test('everything that the first owner has is reached by the first owner with the same ids', async () => {
  const { server, ann, call, ids } = await twoOwners()
  for (const { method, path, parameters } of operations) {
    if (method !== 'GET' || !parameters.some(each => each.in === 'path')) continue
    // Neither a page nor a thread of the API has approved messages.
    if (path.endsWith('/templates')) continue
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? 'x')
    expect(`${address} ${(await call(method, address, undefined, ann.key)).status}`).toBe(
      `${address} 200`,
    )
  }
  await server.close()
})
