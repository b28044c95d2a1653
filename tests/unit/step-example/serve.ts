import type { TestProject } from 'vitest/node'
import { startServer } from '../../../server/app/start.js'
import { startUpstream } from '../../../server/testing/upstream.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server with the bot `shop`, and its key. */
    served: { readonly url: string; readonly key: string; readonly shop: string }
  }
}

/** Starts a shop that knows its stock, and a server with a bot that asks for it. */
export async function setup({ provide }: TestProject) {
  const upstream = await startUpstream((_, response) => response.end('{"left":3}'))
  const key = 'a-key-for-the-example'
  const data = { url: `${upstream.url}/stock`, article: 'rye', answerVariable: 'left' }
  const server = await startServer({
    host: '127.0.0.1',
    allowHosts: [upstream.host],
    secret: 'a secret for tests that is long enough',
    apiKey: key,
    demo: false,
    logLevel: 'silent',
  })
  await server.publish('shop', {
    nodes: [
      { id: 'ask', type: 'stock-level-node', data },
      { id: 'tell', type: 'message-node', data: { text: 'I keep in mind: {left}.' } },
    ],
    edges: [{ source: 'ask', target: 'tell' }],
  })
  provide('served', { url: `http://127.0.0.1:${server.port}`, key, shop: upstream.host })
  return async () => {
    await server.stop()
    await upstream.close()
  }
}
