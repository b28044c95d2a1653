import { botAddress, versionParameter } from '@talkgraph/wire/addresses'
import { type Bot, createRegistry, type Problem, type Registry } from '../../runtime/index.js'
import * as common from '../../runtime/nodes/common.js'
import { parseBotOf } from '../../runtime/play.js'
import type { StepServer } from './browser-env.js'

/** A bot that is ready to be played, or why there is none. */
export type LoadedBot = { readonly bot: Bot } | { readonly problem: Problem }

/** Reads a bot that the host page brings itself, by the common node types alone. */
export function readBot(input: unknown): LoadedBot {
  try {
    return { bot: parseBotOf(commonTypes, input) }
  } catch (error) {
    return {
      problem: {
        code: 'BOT_INVALID',
        message: error instanceof Error ? error.message : String(error),
      },
    }
  }
}

/** Fetches a published bot, or an older version of it (decision 56). Resolves in every case but one: it rejects when `signal` aborts. */
export async function fetchBot(
  { server, chatbotId }: StepServer,
  signal: AbortSignal,
  version = '',
): Promise<LoadedBot> {
  const query = version && `?${versionParameter}=${encodeURIComponent(version)}`
  const address = botAddress(server, chatbotId) + query
  try {
    const response = await fetch(address, { signal, credentials: 'omit' })
    // Files that owners gave lie on the bot's server, whatever that is called.
    if (response.ok)
      return readBot((await response.text()).replaceAll('"/files/', `"${server}/files/`))
    const { status } = response
    return missing(
      status === 404 || status === 410
        ? `There is no bot "${chatbotId}" at ${server} (HTTP ${status}). Check the chatbot id, and that the bot is published.`
        : `${server} did not give the bot "${chatbotId}": it answered HTTP ${status}, expected 200.`,
    )
  } catch (error) {
    if (signal.aborted) throw error
    return missing(
      `The bot "${chatbotId}" could not be fetched: ${server} does not answer or does not allow this page.`,
    )
  }
}

function missing(message: string): LoadedBot {
  return { problem: { code: 'BOT_NOT_FOUND', message } }
}

/** The node types that every widget brings along. */
export const commonTypes: Registry = createRegistry(Object.values(common))
