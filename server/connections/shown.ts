import { type ChannelLack, type ChannelRecord, webhookPath } from '@talkgraph/wire/channels'
import type { ConnectionEntry, Store } from '../store/index.js'
import type { Connections } from './connections.js'
import { isProvider } from './kinds.js'
import { shownSettings } from './settings.js'

/** What the record of a connection is made from. */
export interface ShownFrom {
  readonly store: Pick<Store, 'channels'>
  readonly connections: Pick<Connections, 'open'>
  /** What of its bot a connection's channel cannot show or do. */
  readonly lacksOf: (entry: ConnectionEntry) => Promise<readonly ChannelLack[]>
}

/** A connection as its owner is told of it; `origin` is this server's address. No secret is in it. */
export async function channelRecordOf(
  { store, connections, lacksOf }: ShownFrom,
  entry: ConnectionEntry,
  origin: string,
): Promise<ChannelRecord> {
  const [failures, opened, lacks, waiting] = await Promise.all([
    store.channels.connections.failures(entry.id),
    connections.open(entry),
    lacksOf(entry),
    store.channels.outgoing.waiting(entry.id),
  ])
  const place = opened?.channel.place?.(opened.settings, origin)
  const hasProvider = opened ? isProvider(opened.channel) : true
  return {
    id: entry.id,
    channel: entry.channel,
    chatbotId: entry.botId,
    webhookUrl: hasProvider ? `${origin}${webhookPath(entry.channel, entry.id)}` : null,
    state: entry.state,
    name: entry.name,
    remedy: entry.remedy,
    settings: shownSettings(entry),
    health: {
      lastIn: dateOf(entry.lastIn),
      lastOut: dateOf(entry.lastOut),
      quality: entry.quality,
      withdrawnAt: dateOf(entry.withdrawnAt),
      waiting,
      failures: failures.map(({ at, code, message }) => ({
        at: new Date(at).toISOString(),
        code,
        message,
      })),
      refused: entry.refused,
    },
    lacks,
    address: place?.address ?? null,
    ...(place?.qr && { qr: { ...place.qr } }),
    createdAt: new Date(entry.createdAt).toISOString(),
    updatedAt: new Date(entry.updatedAt).toISOString(),
  }
}

const dateOf = (time: number | null) => (time === null ? null : new Date(time).toISOString())
