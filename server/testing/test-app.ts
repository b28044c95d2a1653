import { pino } from 'pino'
import { createApp } from '../app.js'
import { defaultRateLimits, type RateLimits } from '../middleware/rate-limit.js'
import { createOutbound, type OutboundOptions } from '../outbound/index.js'
import { createLiveBots } from '../publish/live-bots.js'
import { createSessionTokens } from '../sessions/token.js'
import { openStore } from '../store/index.js'

/** An app over an empty database in memory, with everything it logs. */
export async function testApp(
  options: { outbound?: OutboundOptions; rateLimits?: Partial<RateLimits> } = {},
) {
  const store = await openStore(':memory:')
  const bots = createLiveBots(store.bots)
  const tokens = createSessionTokens('a secret for tests that is long enough')
  const logged: string[] = []
  const log = pino({ base: null }, { write: (line: string) => void logged.push(line) })
  const outbound = createOutbound(options.outbound ?? {})
  const rateLimits = { ...defaultRateLimits, ...options.rateLimits }
  const app = createApp({ store, bots, tokens, outbound, log, rateLimits, trustedProxies: 0 })
  const close = async () => {
    await outbound.close()
    await store.close()
  }
  const step = async (botId: string, nodeId: string, body: unknown, token?: string) =>
    app.request(`/widget/v1/bots/${botId}/nodes/${nodeId}/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token ?? (await tokens.issue(botId)).token}`,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { app, store, bots, tokens, logged, step, close }
}
