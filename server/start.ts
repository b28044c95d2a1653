import { setTimeout as wait } from 'node:timers/promises'
import { createApp } from './app.js'
import { ensureFirstKey } from './keys/api-keys.js'
import { listen } from './listen.js'
import { seedDemo } from './seed-demo.js'
import { createServices, type ServiceOptions } from './services.js'

/** How a server is started; everything may be left out. */
export interface StartOptions extends ServiceOptions {
  /** Default: a free port. */
  readonly port?: number
  /** Published at the start, by id, beside the demo bot of an empty store. */
  readonly bots?: Readonly<Record<string, unknown>>
  /** A key of the API. Without one, the first start makes one. */
  readonly apiKey?: string
}

/** A server that takes requests. */
export interface RunningServer {
  readonly port: number
  /** `http://localhost:PORT`, without a slash at the end. */
  readonly url: string
  /** The API key that was made because there was none; it is kept nowhere. */
  readonly newKey?: string
  /** Stores and publishes a bot; resolves to its version. Throws a `BotError` when it does not load. */
  publish(id: string, bot: unknown): Promise<number>
  /**
   * Stops cleanly: what is under way has `drain` milliseconds (default 7,000) to finish, and what the server works with
   * another 2,000 to close, whoever does not answer.
   */
  stop(drain?: number): Promise<void>
}

/** Milliseconds. */
const mostClosing = 2000

/** Opens the store, seeds the demo bot on first start, and listens. */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const services = await createServices(options)
  const { store, bots, mailer } = services
  try {
    const newKey = await ensureFirstKey(store.keys, options.apiKey)
    if ((await store.bots.isEmpty()) && (await store.bots.create('demo'))) await seedDemo(bots)
    for (const [id, bot] of Object.entries(options.bots ?? {})) await bots.publish(id, bot)
    mailer.start()
    let isStopping = false
    const app = createApp(services, () => isStopping)
    const listening = await listen(app, options.port ?? 0)
    return {
      port: listening.port,
      url: `http://localhost:${listening.port}`,
      publish: bots.publish,
      ...(newKey !== undefined && { newKey }),
      stop: async (drain = 7000) => {
        isStopping = true
        await listening.stop(drain)
        await Promise.race([services.close(), wait(mostClosing, undefined, { ref: false })])
      },
    }
  } catch (error) {
    await services.close()
    throw error
  }
}
