import { tryoutParameter, versionParameter } from '@talkgraph/wire/addresses'
import type { Bot, Problem, Registry } from '../../runtime/index.js'
import { isAmong } from '../../runtime/session/share-of.js'
import type { StepServer } from '../env/browser-env.js'
import { fetchBot, type LoadedBot, readBot } from '../env/load-bot.js'
import { type Kept, type SavedSlot, savedSlot } from '../env/saved-slot.js'
import { resolveServer } from '../env/server-address.js'
import type { PluginLooks } from '../model/plugins.js'
import type { RarePart } from '../model/rare.js'
import { isKeptOf } from './keep-conversation.js'
import type { MountOptions } from './options.js'
import type { VisitorKey } from './visitor-key.js'
import { type TypedBot, type TypeSources, withTypes } from './with-types.js'

/** A bot, and what the browser has kept of a conversation with it. */
export interface PlayableBot {
  readonly bot: Bot
  readonly kept: Kept | undefined
  /** The node types that it is played by. */
  readonly types: Registry
  /** What its rare steps are drawn by; undefined where it has none. */
  readonly rare?: RarePart | undefined
  /** What its plug-ins draw; undefined where it has none. */
  readonly plugins?: PluginLooks | undefined
  /** What is wrong with plug-ins that are missed. */
  readonly missed?: readonly Problem[] | undefined
}

/** A bot, or why there is none. */
type FoundBot = PlayableBot | { readonly problem: Problem }

/** Finds a widget's bot, and knows where its conversation is kept. */
export interface BotFinder {
  /** The server that has the bot; undefined for a bot that the page brings itself. */
  readonly server: StepServer | undefined
  readonly slot: SavedSlot
  /** Rejects when the signal aborts meanwhile. */
  find(): Promise<FoundBot>
}

/**
 * Makes the finder of the bot that the options name; rare steps come with the bot that has some. A slot that is given holds
 * for whatever version it is.
 */
export function createBotFinder(
  options: MountOptions,
  signal: AbortSignal,
  beside: Pick<TypeSources, 'loadRare' | 'loadPlugins'>,
  visitor: Pick<VisitorKey, 'read' | 'resume'>,
  given?: SavedSlot,
): BotFinder {
  const { persistence, plugins } = options
  if (options.chatbotId === undefined) {
    const read = readBot(options.bot)
    if (given)
      return {
        server: undefined,
        slot: given,
        find: async () => {
          const found = await withTypes(read, { ...beside, given: plugins })
          return 'bot' in found ? { ...found, kept: given.read() } : found
        },
      }
    const slot = savedSlot(persistence, 'bot' in read ? read.bot.file.id : '')
    return {
      server: undefined,
      slot,
      find: async () =>
        withKept(await withTypes(read, { ...beside, given: plugins }), slot.read(), undefined),
    }
  }

  const { chatbotId } = options
  const server: StepServer = { server: resolveServer(options.server), chatbotId, query: '' }
  const slot = savedSlot(persistence, chatbotId, server.server)
  return {
    server,
    slot,
    async find() {
      const kept = slot.read()
      // What has ended is shown beside the newest version; what goes on, goes on in its own.
      const own = kept?.session.place && (await fetchBot(server, signal, kept.version))
      if (kept?.visitor) visitor.resume(kept.visitor)
      const goesOn = own && 'bot' in own
      const loaded = goesOn ? own : await dealt()
      if (goesOn) server.query = kept.query ?? ''
      const sources = { ...beside, given: plugins, server: server.server }
      return withKept(await withTypes(loaded, sources), kept, server)
    },
  }

  /** The live version, or in place of it the one that a share of the visitors meet; only then is the server told which. */
  async function dealt(): Promise<LoadedBot> {
    const live = await fetchBot(server, signal)
    const { id, version, share } = Object('bot' in live && live.bot.file.tryout)
    if (!id) return live
    const isIn = isAmong(chatbotId, { version, share }, visitor.read())
    const tried = isIn && (await fetchBot(server, signal, version))
    const met = tried && 'bot' in tried ? tried : live
    if ('bot' in met)
      server.query = `${versionParameter}=${met.bot.file.flowVersion}&${tryoutParameter}=${id}`
    return met
  }
}

function withKept(
  loaded: TypedBot,
  kept: Kept | undefined,
  server: StepServer | undefined,
): FoundBot {
  if ('problem' in loaded) return loaded
  return { ...loaded, kept: kept && isKeptOf(kept, loaded.bot, server) ? kept : undefined }
}
