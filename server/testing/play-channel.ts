import * as v from 'valibot'
import type { Connection, ProviderChannel } from '../channels/channel.js'
import { exchange } from '../channels/exchange.js'
import type { Received } from '../channels/incoming.js'
import type { BotEntry } from '../store/index.js'
import { testApp } from './test-app.js'

type Call = Parameters<Connection<unknown>['outbound']['send']>[0]

/** A bot that is played over a provider's channel; the provider takes every message, and `sent` holds what it was sent. */
export interface PlayedChannel {
  readonly sent: readonly Call[]
  /** Brings a request of the provider. Throws where the channel does not believe that it is one. */
  hear(received: Partial<Received>): Promise<void>
  close(): Promise<void>
}

/** Plays a flow over a channel with these settings, in one thread for each person. */
export async function playChannel<Settings, Message>(
  channel: ProviderChannel<Settings, Message>,
  settings: unknown,
  flow: object,
): Promise<PlayedChannel> {
  const { api, services, store, close } = await testApp()
  await api('PUT', '/v1/chatbots/played/flow', flow)
  await api('POST', '/v1/chatbots/played/publish')
  const bot = await found(store.bots.find('played'))
  const sent: Call[] = []
  const threads = new Map<string, string>()
  const connection: Connection<Settings> = {
    settings: v.parse(channel.settings.schema, settings),
    outbound: {
      send: async call => {
        sent.push(call)
        return { ok: true, status: 200, text: '{}' }
      },
      open: async () => ({ ok: false, code: 'CALL_FAILED', message: 'no' }),
    },
  }
  return {
    sent,
    hear: async given => {
      const received = { method: 'POST', url: '', headers: {}, query: {}, body: '', ...given }
      if (!channel.verify(received, connection.settings))
        throw new Error('The request is not the provider’s')
      await exchange(channel, connection, received, async ({ from, heard }) => {
        if (heard.kind === 'media') throw new Error('The provider has no files')
        const [person = ''] = from.ids
        const said = { channel: channel.name, threadId: threads.get(person), heard }
        const answered = await services.player.say(bot, said)
        threads.set(person, answered.question.threadId)
        return answered.said
      })
    },
    close,
  }
}

async function found(finding: Promise<BotEntry | undefined>): Promise<BotEntry> {
  const bot = await finding
  if (!bot) throw new Error('The bot was not stored')
  return bot
}
