import type { TestDatabase } from './databases.js'
import { testApp } from './test-app.js'

/** A bot of two steps. */
export const draftFlow = {
  name: 'Shop',
  nodes: [
    { id: 'start', type: 'welcome', data: { text: 'Hello!' } },
    { id: 'ask', type: 'message', data: { text: 'How are you?' } },
  ],
  edges: [{ source: 'start', target: 'ask' }],
}

/** An operation that has the second step say something. */
export const say = (id: string, value: string) => ({
  id,
  op: 'set',
  nodeId: 'ask',
  path: ['text'],
  value,
})

/** A server whose bot `shop` is drawn. */
export async function draftServer({ address }: Pick<TestDatabase, 'address'>) {
  const made = await testApp({ database: address })
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await made.api(method, `/v1/chatbots/${path}`, body)
    return { status: answer.status, ...(await answer.json()) }
  }
  const read = async () => (await call('GET', 'shop/draft')).data
  const send = async (...operations: unknown[]) =>
    (await call('POST', 'shop/draft/operations', { operations })).data
  const store = async (flow: object = draftFlow) =>
    (await call('PUT', 'shop/flow', flow)).data.version
  /** What the second step says, in the draft or in a version. */
  const words = async (version?: number) => {
    const { bot, flow } =
      version === undefined ? await read() : (await call('GET', `shop/versions/${version}`)).data
    return (bot ?? flow).elements[0].nodes[1].data.text
  }
  const operations = async (after = 0) =>
    (await call('GET', `shop/draft/operations?after=${after}`)).data.operations
  return { ...made, call, read, send, storeFlow: store, words, operations }
}
