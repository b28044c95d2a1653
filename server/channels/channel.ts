import type { Content, Prompt } from '../../runtime/index.js'
import type { Outbound } from '../outbound/index.js'
import type { Capabilities } from './capabilities.js'
import type { Incoming, MediaReference, Person, Received } from './incoming.js'
import type { Shown } from './render/piece.js'
import type { ChannelSettings } from './settings.js'

/** A way between people and bots. `Message` is what it shows, in its own form; `Given` is what it reads. */
export interface Channel<Settings = unknown, Message = unknown, Given = Received> {
  /** As it stands with threads and results, in lower case. */
  readonly name: string
  /** What people call it. */
  readonly title: string
  /** Where flows are played: here, or in the person's browser, which tells what happened. */
  readonly playedBy: 'server' | 'browser'
  readonly settings: ChannelSettings<Settings>
  readonly capabilities: Capabilities
  /** What came in, in the order in which it was said. Never throws: what cannot be read is left out. */
  parse(given: Given): readonly Incoming[]
  /** What the person is shown. Pure: the same contents and prompt always become the same messages. */
  render(
    contents: readonly Content[],
    prompt: Prompt | null,
    capabilities: Capabilities,
    shown?: Shown,
  ): readonly Message[]
}

/** A channel that belongs to a provider: its webhook brings what people say, and calls of its API bring the answers. */
export interface ProviderChannel<Settings = unknown, Message = unknown> extends Channel<Settings, Message> {
  /** Whether a request is the provider's own. It is asked before anything is read. */
  verify(received: Received, settings: Settings): boolean
  /** The body to answer with where a provider only wants to know that somebody is there; undefined for all else. */
  challenge?(received: Received, settings: Settings): string | undefined
  /** Sends one message to a person. Never rejects. */
  send(message: Message, to: Person, connection: Connection<Settings>): Promise<Sent>
  /** Brings a file that a person handed in. Never rejects. */
  fetchMedia?(media: MediaReference, connection: Connection<Settings>): Promise<Fetched>
  /** Asks the provider whether the settings are right. Never rejects. */
  check(connection: Connection<Settings>): Promise<Checked>
  /** Tells the provider where its webhook goes, where owners need not do so by hand. Never rejects. */
  register?(webhookUrl: string, connection: Connection<Settings>): Promise<Checked>
  /** Takes that back. */
  unregister?(connection: Connection<Settings>): Promise<void>
}

/** Any channel, for those who know of none. */
export type AnyChannel = Channel<unknown, unknown, never> | ProviderChannel

/** A bot's own connection with a provider. */
export interface Connection<Settings> {
  readonly settings: Settings
  readonly outbound: Pick<Outbound, 'send' | 'open'>
}

/** What became of a message: `id` is the provider's. */
export type Sent =
  | { readonly ok: true; readonly id: string }
  /** `again`: after so many milliseconds another try may help; absent: none does. `code` is the provider's. */
  | { readonly ok: false; readonly code: string; readonly message: string; readonly again?: number }

/** What became of fetching a file. */
type Fetched =
  | { readonly ok: true; readonly name: string; readonly type: string; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly message: string; readonly again?: number }

/** What the provider says of the settings: as whom it knows the bot, or what the owner can do. */
type Checked = { readonly ok: true; readonly name: string } | { readonly ok: false; readonly remedy: string }
