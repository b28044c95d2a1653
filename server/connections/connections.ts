import { createHash, randomBytes } from 'node:crypto'
import { webhookPath } from '@talkgraph/wire/channels'
import { ApiError } from '../base/errors.js'
import type { AnyChannel, ProviderChannel } from '../channels/index.js'
import type { Jobs } from '../platform/jobs/index.js'
import type { Outbound } from '../platform/outbound/index.js'
import type { Secrets } from '../platform/sealing/secrets.js'
import type { BotEntry, ConnectionEntry, Store } from '../store/index.js'
import { askProvider, remedyOf, type WatchedConnection, watchedConnection } from './connection.js'
import { connectable, isProvider } from './kinds.js'
import {
  changedSettings,
  type OpenSettings,
  openSettings,
  readSettings,
  sealSettings,
  secretFields,
} from './settings.js'

/** A connection with its channel and its settings, whose secrets are readable. */
interface OpenedConnection {
  readonly entry: ConnectionEntry
  readonly channel: AnyChannel
  readonly settings: OpenSettings
}

/** The same with a provider. */
export interface ProvidedConnection extends OpenedConnection {
  readonly channel: ProviderChannel
  readonly connection: WatchedConnection
}

/** Hears of connections that were made, changed or taken back. */
type ConnectionListener = (
  change: 'connected' | 'changed' | 'disconnected',
  entry: ConnectionEntry,
) => void

/** Connections of bots with channels. */
export interface Connections {
  /** Throws CHANNEL_REFUSED with the remedy, CHANNEL_TAKEN, REQUEST_VALIDATION_FAILED. `origin` is this server’s address. */
  connect(
    bot: BotEntry,
    asked: { readonly channel: string; readonly settings: OpenSettings; readonly origin: string },
  ): Promise<ConnectionEntry>
  /** The same, and CHANNEL_NOT_FOUND. */
  change(entry: ConnectionEntry, settings: OpenSettings, origin: string): Promise<ConnectionEntry>
  disconnect(entry: ConnectionEntry): Promise<void>
  /** Disconnects all of an account, or of one of its bots. */
  disconnectAll(of: { readonly owner: string; readonly botId?: string | undefined }): Promise<void>
  /** Asks the provider for all that must hold, and notes what it says; `origin` is this server’s address, where it is known. */
  check(entry: ConnectionEntry, origin?: string): Promise<ConnectionEntry>
  /** An account's connection; throws CHANNEL_NOT_FOUND. */
  ofAccount(owner: string, id: string): Promise<ConnectionEntry>
  /** Undefined where its channel is no longer there, or its secrets cannot be read. */
  open(entry: ConnectionEntry): Promise<OpenedConnection | undefined>
  /** The same of a provider. */
  openProvided(entry: ConnectionEntry): Promise<ProvidedConnection | undefined>
  /** Hears of each change that this process makes. */
  listen(listener: ConnectionListener): void
}

/** What connections are made with. */
export interface ConnectionParts {
  readonly store: Pick<Store, 'channels' | 'plans'>
  readonly secrets: Pick<Secrets, 'open' | 'sealingOf'>
  readonly outbound: Outbound
  readonly jobs: Pick<Jobs, 'tell'>
  readonly publicUrl?: string | undefined
}

/** Makes them. */
export function createConnections({
  store,
  secrets,
  outbound,
  jobs,
  publicUrl,
}: ConnectionParts): Connections {
  const { connections } = store.channels
  const listeners: ConnectionListener[] = []
  const tell: ConnectionListener = (change, entry) => {
    for (const listener of listeners) listener(change, entry)
  }

  return {
    async connect(bot, { channel: name, settings: given, origin }) {
      const channel = connectable(name)
      if (!channel)
        throw new ApiError('REQUEST_VALIDATION_FAILED', {
          details: [
            { path: 'channel', message: 'Expected the name of a kind that can be connected' },
          ],
        })
      await store.plans.admitNamed(bot.owner, 'channels', name)
      await store.plans.admit(bot.owner, 'channels')
      const settings = readSettings(channel, given)
      const identity = identityOf(channel, settings)
      if (await connections.byIdentity(name, identity)) throw new ApiError('CHANNEL_TAKEN')
      const id = randomBytes(12).toString('hex')
      const connection = watchedConnection(settings, `${origin}${webhookPath(name, id)}`, outbound)
      const standing = await stand(channel, connection)
      const made = await connections.create({
        id,
        botId: bot.id,
        owner: bot.owner,
        channel: name,
        identity,
        ...standing,
        ...sealSettings(channel, settings, secrets.sealingOf(bot.owner)),
      })
      if (!made) throw new ApiError('CHANNEL_TAKEN')
      await register(channel, connection).catch(async error => {
        await connections.remove(id)
        throw error
      })
      tell('connected', made)
      return made
    },
    async change(entry, given, origin) {
      const opened = await openEntry(entry)
      const channel = connectable(entry.channel)
      if (!channel) throw new ApiError('CHANNEL_NOT_FOUND')
      const settings = readSettings(
        channel,
        changedSettings(opened?.settings ?? readable(entry), given),
      )
      const identity = identityOf(channel, settings)
      const other = await connections.byIdentity(entry.channel, identity)
      if (other && other.id !== entry.id) throw new ApiError('CHANNEL_TAKEN')
      const url = `${origin}${webhookPath(entry.channel, entry.id)}`
      const connection = watchedConnection(settings, url, outbound)
      const standing = await stand(channel, connection)
      if (identity !== entry.identity && opened) await unregister(opened)
      await register(channel, connection)
      const changed = await connections.change(entry.id, {
        identity,
        ...standing,
        ...sealSettings(channel, settings, secrets.sealingOf(entry.owner)),
      })
      if (changed === 'taken') throw new ApiError('CHANNEL_TAKEN')
      if (!changed) throw new ApiError('CHANNEL_NOT_FOUND')
      goOn(changed)
      tell('changed', changed)
      return changed
    },
    disconnect,
    disconnectAll: async of => {
      for (const entry of await connections.list(of)) await disconnect(entry)
    },
    async check(entry, origin) {
      const opened = await openEntry(entry)
      if (!opened) throw new ApiError('CHANNEL_REFUSED', { message: unreadable })
      const { channel } = opened
      if (!isProvider(channel)) return entry
      const connection = watched(opened, origin)
      const checked = await askProvider(channel, connection)
      const hearing = checked.ok ? await channel.checkHearing?.(connection) : undefined
      const standing = checked.ok
        ? {
            ...(hearing?.ok === false
              ? { state: 'refused' as const, remedy: remedyOf(connection, hearing.remedy) }
              : { state: 'connected' as const, remedy: null }),
            name: checked.name,
            quality: checked.quality ?? (hearing?.ok ? hearing.trouble : undefined) ?? null,
            mayWrite: true,
          }
        : { state: 'refused' as const, remedy: checked.remedy }
      const changed = await connections.change(entry.id, standing)
      if (!changed || changed === 'taken') throw new ApiError('CHANNEL_NOT_FOUND')
      goOn(changed)
      return changed
    },
    async ofAccount(owner, id) {
      const entry = await connections.find(id)
      if (entry?.owner !== owner) throw new ApiError('CHANNEL_NOT_FOUND')
      return entry
    },
    open: openEntry,
    async openProvided(entry) {
      const opened = await openEntry(entry)
      if (!opened || !isProvider(opened.channel)) return undefined
      return { ...opened, channel: opened.channel, connection: watched(opened) }
    },
    listen: listener => void listeners.push(listener),
  }

  async function openEntry(entry: ConnectionEntry): Promise<OpenedConnection | undefined> {
    const channel = connectable(entry.channel)
    const settings =
      channel && (await openSettings(channel, entry, ids => secrets.open(entry.botId, ids)))
    return channel && settings && { entry, channel, settings }
  }

  /** What waited while the provider took nothing goes out now. */
  function goOn({ withdrawnAt }: ConnectionEntry): void {
    if (withdrawnAt === null) jobs.tell('channel-out')
  }

  async function disconnect(entry: ConnectionEntry): Promise<void> {
    const opened = await openEntry(entry)
    if (opened) await unregister(opened)
    await connections.remove(entry.id)
    tell('disconnected', entry)
  }

  function watched({ entry, settings }: OpenedConnection, origin = publicUrl): WatchedConnection {
    const path = webhookPath(entry.channel, entry.id)
    return watchedConnection(
      settings,
      origin === undefined ? undefined : `${origin}${path}`,
      outbound,
    )
  }

  async function unregister(opened: OpenedConnection): Promise<void> {
    if (isProvider(opened.channel)) await opened.channel.unregister?.(watched(opened))
  }
}

const unreadable =
  'The secrets of this connection cannot be read: the installation’s own secret has changed. Enter them again.'

/** Asks the provider, where there is one; throws CHANNEL_REFUSED. */
async function stand(channel: AnyChannel, connection: WatchedConnection) {
  if (!isProvider(channel)) return { state: 'connected', remedy: null } as const
  const checked = await askProvider(channel, connection)
  if (!checked.ok) throw new ApiError('CHANNEL_REFUSED', { message: checked.remedy })
  return {
    state: 'connected',
    name: checked.name,
    remedy: null,
    quality: checked.quality ?? null,
  } as const
}

async function register(channel: AnyChannel, connection: WatchedConnection): Promise<void> {
  if (!isProvider(channel) || !channel.register) return
  const registered = await channel.register(connection.webhookUrl ?? '', connection)
  if (!registered.ok)
    throw new ApiError('CHANNEL_REFUSED', { message: remedyOf(connection, registered.remedy) })
}

/** Which number, page or account it is; it holds no secret. */
function identityOf(channel: AnyChannel, settings: OpenSettings): string {
  if (channel.identity) return channel.identity(settings)
  const [name = '', value] = Object.entries(settings)[0] ?? []
  const text = String(value)
  return secretFields(channel).includes(name)
    ? createHash('sha256').update(text).digest('base64url')
    : text
}

/** What needs no opening. */
const readable = ({ settings }: ConnectionEntry): OpenSettings =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => typeof value !== 'object'))
