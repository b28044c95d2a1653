import type { Content, Prompt } from '../../runtime/index.js'
import type { Outbound } from '../platform/outbound/index.js'
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
  /** Which number, page or account it is: no two connections have the same. Absent: what its first field holds, hashed where that is a secret. */
  identity?(settings: Settings): string
  /**
   * What came in for the one that these settings name, in the order in which it was said. Never throws: what cannot be read,
   * or is another's, is left out.
   */
  parse(given: Given, settings?: Settings): readonly Incoming[]
  /** What the person is shown, as plain data. Pure: the same contents and prompt always become the same messages. */
  render(
    contents: readonly Content[],
    prompt: Prompt | null,
    capabilities: Capabilities,
    shown?: Shown,
  ): readonly Message[]
  /**
   * Where people meet the bot, and pictures of a QR code that leads there; `origin` is this server's address. It is what a
   * channel without a provider is connected for.
   */
  place?(settings: Settings, origin: string): Place
}

/** Where people meet a bot: absolute addresses. */
interface Place {
  readonly address: string
  readonly qr?: { readonly svg: string; readonly png: string } | undefined
}

/** A channel that belongs to a provider: its webhook brings what people say, and calls of its API bring the answers. */
export interface ProviderChannel<Settings = unknown, Message = unknown>
  extends Channel<Settings, Message> {
  /** Whether a request is the provider's own. It is asked before anything is read. */
  verify(received: Received, settings: Settings): boolean
  /** Whether such a request tells of others alone, such as another number of the same app. Absent: it never does. */
  isAnothers?(received: Received, settings: Settings): boolean
  /** The body to answer with where a provider only wants to know that somebody is there; undefined for all else. */
  challenge?(received: Received, settings: Settings): string | undefined
  /** Words such as STOP, alone in a message, are about the channel and no answer. */
  readonly takesWishes?: true
  /** The person's number, where the channel itself has confirmed it: as +4930123456. */
  phoneOf?(person: Person): string | undefined
  /** The address that the person gives and nothing has confirmed, in lower case. */
  emailOf?(person: Person): string | undefined
  /** Whether that address was proven by what came from it; absent: it never is. */
  isAddressProven?(person: Person): boolean
  /** The id of somebody with this address to whom the business writes first, about `topic`; absent: it cannot. */
  beginWith?(address: string, topic: string): string
  /** Whether it reads the body of a request as JSON, which must not be nested deeply; absent: of each. */
  readsJson?(received: Received): boolean
  /** Bytes of its largest request; absent: 3 MB. */
  readonly largestRequest?: number
  /** How fast the provider takes messages; absent: as fast as they come. */
  readonly pace?: Pace
  /** Shows the person that the bot types; `answering` is the provider's id of what the person said. Never rejects. */
  typing?(to: Person, answering: string, connection: Connection<Settings>): Promise<void>
  /** Tells the provider that what it knows by this id was heard, where whoever pressed waits for that. Never rejects. */
  acknowledge?(id: string, connection: Connection<Settings>): Promise<void>
  /** The owner's messages that the provider has approved for people who have not written lately. Never rejects. */
  templates?(connection: Connection<Settings>): Promise<Templates>
  /** Such a message, with its values. Undefined where a value is missing. */
  renderTemplate?(template: Template, values: Readonly<Record<string, string>>): Message | undefined
  /** So many hours after the person's last message an agent may still answer, where that is longer than the window. */
  readonly agentWindow?: number
  /** Sends one message to a person; `isLate`: an agent answers behind the window. Never rejects. */
  send(
    message: Message,
    to: Person,
    connection: Connection<Settings>,
    isLate?: boolean,
  ): Promise<Sent>
  /** Brings a file that a person handed in. Never rejects. */
  fetchMedia?(media: MediaReference, connection: Connection<Settings>): Promise<Fetched>
  /** Asks the provider whether the settings are right. Never rejects. */
  check(connection: Connection<Settings>): Promise<Checked>
  /**
   * Asks the provider whether it still brings here what people say: its webhook, and what it is subscribed to. What cannot be
   * asked is taken for right. Never rejects.
   */
  checkHearing?(connection: Connection<Settings>): Promise<Hearing>
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
  /** Where the provider tells what happened; absent where it is not known from outside. */
  readonly webhookUrl?: string
  /** Milliseconds in which the largest file comes, and a smaller one in its part of them; absent: five minutes. */
  readonly patience?: number
  readonly outbound: Pick<Outbound, 'send' | 'open'> & Partial<Pick<Outbound, 'connect'>>
}

/** What became of a message: `id` is the provider's. */
export type Sent =
  | { readonly ok: true; readonly id: string }
  /**
   * `again`: after so many milliseconds another try may help; absent: none does. `grows`: how many times as long the wait is
   * with each try after that. `code` is the provider's, `message` is for the owner, with the remedy.
   */
  | {
      readonly ok: false
      readonly code: string
      readonly message: string
      readonly again?: number
      readonly grows?: number
      /** Nothing goes out over this connection until its owner has done something: it is not about this message or person. */
      readonly isWithdrawn?: boolean
    }

/** What became of fetching a file. */
export type Fetched =
  | { readonly ok: true; readonly name: string; readonly type: string; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly message: string; readonly again?: number }

/** Messages that a provider takes: so many a second in all, and to one person one `every` milliseconds after a `burst`. */
interface Pace {
  readonly perSecond: number
  readonly person?: { readonly burst: number; readonly every: number }
}

/** A message that a provider has approved; `text` names its values as `{{name}}`. */
export interface Template {
  readonly name: string
  readonly language: string
  readonly text: string
  readonly values: readonly string[]
}

/** The approved messages, or what the owner can do. */
export type Templates =
  | { readonly ok: true; readonly templates: readonly Template[] }
  /** `again` and `grows` as of what is sent. */
  | {
      readonly ok: false
      readonly remedy: string
      readonly again?: number
      readonly grows?: number
      readonly isWithdrawn?: boolean
    }

/** Whether a provider brings what people say; `trouble` is its last, in its own words, where it is over. */
export type Hearing =
  | { readonly ok: true; readonly trouble?: string | undefined }
  | { readonly ok: false; readonly remedy: string }

/** What the provider says of the settings: as whom it knows the bot, in its words how well it does, or what the owner can do. */
export type Checked =
  | { readonly ok: true; readonly name: string; readonly quality?: string | undefined }
  | { readonly ok: false; readonly remedy: string }
