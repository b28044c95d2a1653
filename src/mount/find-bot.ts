import type { Bot, Problem } from '../../runtime/index.js'
import type { StepServer } from '../env/browser-env.js'
import { fetchBot, type LoadedBot, readBot } from '../env/load-bot.js'
import { type Kept, type SavedSlot, savedSlot } from '../env/saved-slot.js'
import { resolveServer } from '../env/server-address.js'
import { isKeptOf } from './keep-conversation.js'
import type { MountOptions } from './options.js'

/** A bot, and what the browser has kept of a conversation with it. */
export interface PlayableBot {
  readonly bot: Bot
  readonly kept: Kept | undefined
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

/** Makes the finder of the bot that the options name; a slot that is given holds for whatever version it is. */
export function createBotFinder(options: MountOptions, signal: AbortSignal, given?: SavedSlot): BotFinder {
  const { persistence } = options
  if (options.chatbotId === undefined) {
    const read = readBot(options.bot)
    if (given)
      return {
        server: undefined,
        slot: given,
        find: async () => ('bot' in read ? { ...read, kept: given.read() } : read),
      }
    const slot = savedSlot(persistence, 'bot' in read ? read.bot.file.id : '')
    return { server: undefined, slot, find: async () => withKept(read, slot.read(), undefined) }
  }

  const server = { server: resolveServer(options.server), chatbotId: options.chatbotId }
  const slot = savedSlot(persistence, server.chatbotId, server.server)
  return {
    server,
    slot,
    async find() {
      const kept = slot.read()
      // What has ended is shown beside the newest version; what goes on, goes on in its own.
      const own = kept?.session.place && (await fetchBot(server, signal, kept.version))
      const loaded = own && 'bot' in own ? own : await fetchBot(server, signal)
      return withKept(loaded, kept, server)
    },
  }
}

function withKept(loaded: LoadedBot, kept: Kept | undefined, server: StepServer | undefined): FoundBot {
  if ('problem' in loaded) return loaded
  return { ...loaded, kept: kept && isKeptOf(kept, loaded.bot, server) ? kept : undefined }
}
