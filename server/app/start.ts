import { isIPv6 } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { ownBrand } from '@talkgraph/wire/brand'
import type { Hono } from 'hono'
import { guidesFolder, siteSeedFolder } from '../base/folders.js'
import type { Logger } from '../base/log.js'
import { seedDemo } from '../bots/seed-demo.js'
import { makeFirstLink } from '../people/accounts/index.js'
import { ensureFirstKey, type FirstKeys } from '../platform/keys/api-keys.js'
import { type Listening, listen } from '../platform/listen.js'
import {
  type SocketGuard,
  type SocketLimits,
  socketLimits,
  tellOfSockets,
} from '../platform/sockets/index.js'
import { bookDemos, type DemoOutcome } from '../site/demo-bot.js'
import { helpBotId, seedHelpBot } from '../site/help-bot.js'
import { teachHelpBot } from '../site/help-knowledge.js'
import { createApp, createOperationApp } from './app.js'
import type { BuildStep } from './builds/index.js'
import type { OwnBrand } from './read-brand.js'
import { claimsBeside } from './routes/own-plans.js'
import type { ServiceOptions } from './services/service-options.js'
import { createServices, type Services } from './services/services.js'

/** How a server is started; everything may be left out. */
export interface StartOptions extends ServiceOptions {
  /** Default: a free port. */
  readonly port?: number
  /** Default: every address of the machine. */
  readonly host?: string
  /** Where `/metrics` and `/readyz` are then, and nowhere else. */
  readonly operationPort?: number
  /** Published at the start, by id, beside the demo bot of an empty store. */
  readonly bots?: Readonly<Record<string, unknown>>
  /** Whether there is a demo page, and an empty store begins with its bot. Default: true. */
  readonly demo?: boolean
  /** How many sockets and unfinished requests clients may have; what is not given follows from how many files may be open. */
  readonly socketLimits?: Partial<SocketLimits>
  /** Whether there is a public site, beside its guides. Default: true. */
  readonly site?: boolean
  /** The bot on the site's pages, by its id; null: none. Default: the site's own. */
  readonly siteBot?: string | null
  /** Under whose name studio, site and mails stand. Default: the product's own. */
  readonly brand?: OwnBrand | undefined
  /** What is built while the server serves already. Default: nothing, everything is there. */
  readonly builds?: readonly BuildStep[]
  /** A key of the API. Without one, the first start makes one. */
  readonly apiKey?: string
}

/** A server that takes requests. */
export interface RunningServer {
  readonly port: number
  /** `http://localhost:PORT`, without a slash at the end. */
  readonly url: string
  /** The port of `/metrics` and `/readyz`. */
  readonly operationPort: number
  /** The API key that was made because there was none; it is kept nowhere. */
  readonly newKey?: string
  /** The path of the link that makes its holder the first owner; there is none once somebody can sign in. */
  readonly firstSignIn?: string
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

/**
 * Takes its ports, opens the store, seeds the demo bot on the first start of an empty one, and answers. Where a port is in use nothing
 * else has been touched; who asks before everything is open waits until it is.
 */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const {
    host,
    operationPort,
    demo = true,
    site = true,
    siteBot = helpBotId,
    builds = [],
  } = options
  const opened: Listening['stop'][] = []
  let services: Awaited<ReturnType<typeof createServices>> | undefined
  try {
    const limits = socketLimits(options.socketLimits)
    const front = madeLater()
    const back = madeLater()
    let guard: ReturnType<typeof guardOf> | undefined
    const listening = await listen(front.app, options.port ?? 0, {
      host,
      limits,
      trustedProxies: options.trustedProxies,
      onOpen: counts => guard?.onOpen(counts),
      onEnd: why => guard?.onEnd(why),
    })
    opened.push(listening.stop)
    const hasOwnPort = operationPort !== undefined
    const operation = hasOwnPort ? await listen(back.app, operationPort, { host }) : undefined
    if (operation) opened.push(operation.stop)
    services = await createServices(options)
    services.ownAddress.current ??= `http://localhost:${listening.port}`
    const { store, bots, mailer, log, metrics, streams, site: siteData, close } = services
    guard = guardOf(services, limits)
    const keys = await ensureFirstKey(store.keys, options.apiKey)
    tellOfKeys(keys, log)
    const firstSignIn = await makeFirstLink(store)
    if (demo) await seedDemo(store, bots)
    if (site) await startDemos(services)
    const hasHelp = site && options.seedSite && siteBot === helpBotId
    const claimed = async () => claimsBeside(store.plans.all, await siteData.own.claims())
    if (hasHelp) await seedHelpBot(store, bots, siteSeedFolder, await claimed())
    for (const [id, bot] of Object.entries(options.bots ?? {})) await bots.publish(id, bot)
    await checkStorage(services)
    void mailer.check()
    services.jobs.start()
    services.standstills.start()
    let isStopping = false
    const tellsStop = () => isStopping
    const shown = { demo, site, siteBot, builds, brand: options.brand, operation: !hasOwnPort }
    metrics.sockets.show(listening.sockets.counts, limits.total)
    front.made(createApp(services, tellsStop, shown))
    if (hasOwnPort) back.made(createOperationApp(services, tellsStop))
    if (hasHelp) {
      const origin = options.publicUrl ?? services.ownAddress.current
      const teach = async () => {
        const claims = await claimed()
        await teachHelpBot(parts, { guides: guidesFolder, seed: siteSeedFolder, origin, claims })
      }
      const failed = (err: unknown) =>
        log.error({ err }, 'The help chat could not be taught the pages of the site')
      const parts = services
      teach().catch(failed)
      siteData.own.onClaims(() => {
        claimed()
          .then(claims => seedHelpBot(store, bots, siteSeedFolder, claims))
          .then(teach)
          .catch(failed)
      })
    }
    siteData
      .ready()
      .catch(err => log.error({ err }, 'What the site begins with could not be brought in'))
    return {
      port: listening.port,
      url: `http://${urlHost(host)}:${listening.port}`,
      operationPort: operation?.port ?? listening.port,
      publish: bots.publish,
      newKey: keys.made,
      firstSignIn,
      stop: async (drain = 7000) => {
        isStopping = true
        // Their readers come back to whoever answers then.
        streams.stop()
        await listening.stop(drain)
        await operation?.stop(0)
        await Promise.race([close(), wait(mostClosing, undefined, { ref: false })])
      },
    }
  } catch (error) {
    for (const stop of opened) await stop(0)
    await services?.close()
    throw error
  }
}

/** An app that is made once its port is taken; what is asked before waits for it. */
function madeLater(): { readonly app: Pick<Hono, 'fetch'>; made(app: Hono): void } {
  let current: Hono | undefined
  let tell: (app: Hono) => void = () => undefined
  const made = new Promise<Hono>(resolve => {
    tell = resolve
  })
  return {
    app: {
      fetch: (request, env) =>
        current ? current.fetch(request, env) : made.then(app => app.fetch(request, env)),
    },
    made(app) {
      current = app
      tell(app)
    },
  }
}

/** Sockets are guarded where visitors come in; who reaches the port of operation is trusted. */
function guardOf(
  { log, metrics }: Pick<Services, 'log' | 'metrics'>,
  limits: SocketLimits,
): Required<Pick<SocketGuard, 'onOpen' | 'onEnd'>> {
  const telling = tellOfSockets(log, limits)
  return {
    onOpen: telling.onOpen,
    onEnd: why => {
      telling.onEnd(why)
      metrics.sockets.noteEnd(why)
    },
  }
}

function tellOfKeys({ replaced, revoked }: FirstKeys, log: Logger): void {
  if (replaced)
    log.warn(
      { keys: replaced },
      'TALKGRAPH_API_KEY has another value than at the last start: the earlier key is no longer valid',
    )
  if (revoked !== undefined)
    log.error(
      { key: revoked },
      'The key in TALKGRAPH_API_KEY was revoked and is not valid. Give it another value',
    )
}

/** Has demos booked as the settings or the studio say; what keeps them from it keeps nothing else. */
async function startDemos({
  store,
  bots,
  log,
  sendsMail,
  site: { own },
}: Pick<Services, 'store' | 'bots' | 'log' | 'sendsMail' | 'site'>): Promise<void> {
  try {
    const hours = await own.demo()
    if (hours === null) return
    const { brand = ownBrand } = await own.operator()
    const told = { brand: brand.name, sendsMail, isStart: true }
    const why = unbooked[await bookDemos(store, bots, hours, told)]
    if (why !== undefined) log.warn(why)
  } catch (err) {
    log.error({ err }, 'Demos cannot be booked: their bot could not be published')
  }
}

const unbooked: Readonly<Record<DemoOutcome, string | undefined>> = {
  'of-another-account': 'Demos cannot be booked: another account has a bot with the id site-demo',
  'changed-by-others':
    'The hours of demos are as the bot Demos has them: it was changed or taken offline in the studio, and is left so',
  deleted:
    'Demos cannot be booked: the bot Demos was deleted. Save its hours in the studio, under Server, Site, to have it made again',
  done: undefined,
}

/** A folder is checked before the server takes requests; a storage that is reached over a network, beside them. */
async function checkStorage({ uploads, log }: Pick<Services, 'uploads' | 'log'>): Promise<void> {
  const checked = uploads.check()
  if (uploads.isLocal) return checked
  checked.catch(err => log.error({ err }, 'Uploads cannot be kept now. Check UPLOADS_URL'))
}

/** The host as an address has it: one that stands for every address of the machine is called by its usual name. */
function urlHost(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost'
  return isIPv6(host) ? `[${host}]` : host
}
