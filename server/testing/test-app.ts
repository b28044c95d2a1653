import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../app.js'
import { ensureFirstKey } from '../keys/api-keys.js'
import { createLog } from '../log.js'
import { createMailer } from '../mail/mailer.js'
import type { MailTransport } from '../mail/transport.js'
import { createMetrics } from '../metrics.js'
import { createLimiter, defaultRateLimits, type RateLimits } from '../middleware/rate-limit.js'
import { createOutbound, type OutboundOptions } from '../outbound/index.js'
import { createLiveBots } from '../publish/live-bots.js'
import { createSessionTokens } from '../sessions/token.js'
import { openStore } from '../store/index.js'
import { openUploads } from '../uploads/index.js'

interface TestOptions {
  outbound?: OutboundOptions
  rateLimits?: Partial<RateLimits>
  database?: string
  aiUrl?: string
  transport?: MailTransport
  uploads?: string
  metricsToken?: string
  mailer?: Parameters<typeof createMailer>[3]
}

/** An app over an empty database in memory, with everything it logs. */
export async function testApp(options: TestOptions = {}) {
  const store = await openStore(options.database ?? ':memory:')
  const rateLimits = { ...defaultRateLimits, ...options.rateLimits }
  const bots = createLiveBots(store.bots, Date.now, rateLimits)
  const tokens = createSessionTokens('a secret for tests that is long enough')
  const logged: string[] = []
  const log = createLog('debug', line => void logged.push(line))
  const outbound = createOutbound(options.outbound ?? {})
  const limiter = createLimiter(store.rates, Buffer.from('a key for tests'))
  const apiKey = 'a-key-for-tests'
  await ensureFirstKey(store.keys, apiKey)
  const ai = { url: options.aiUrl ?? 'http://ai.example/v1', outbound }
  const mailer = createMailer(store.outbox, options.transport, log, options.mailer)
  mailer.start()
  const shared = { store, bots, tokens, outbound, log, limiter, rateLimits }
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-uploads-'))
  const uploads = openUploads(options.uploads ?? folder)
  const metrics = createMetrics(store.outbox)
  const operation = {
    metrics,
    isStopping: () => false,
    ...(options.metricsToken !== undefined && { metricsToken: options.metricsToken }),
  }
  const app = createApp({ ...shared, ...operation, ai, mailer, uploads, trustedProxies: 0 })
  const close = async () => {
    await mailer.stop()
    await outbound.close()
    await uploads.close()
    rmSync(folder, { recursive: true })
    await store.close()
  }
  const step = async (botId: string, nodeId: string, body: unknown, token?: string, kind = 'webhook') =>
    app.request(`/widget/v1/bots/${botId}/nodes/${nodeId}/${kind}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token ?? (await tokens.issue(botId)).token}`,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  /** A call of the REST API with the key. */
  const api = (method: string, path: string, body?: unknown, key: string = apiKey) =>
    app.request(path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  return { app, store, bots, tokens, logged, step, api, close }
}
