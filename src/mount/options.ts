import type { Env, Value } from '../../runtime/index.js'
import type { CustomizationsInput } from '../../themes/index.js'
import type { Analytics } from '../analytics/analytics.js'
import type { Persistence } from '../env/saved-slot.js'
import type { Mode } from '../model/mode.js'
import type { WidgetPlugin } from '../model/plugins.js'
import type { OwnTexts } from '../texts/own-texts.js'
import type { ColorScheme } from './color-scheme.js'
import type { Listener, WidgetEvents } from './events.js'
import type { Identity } from './identity.js'
import type { TranscriptLine } from './read-transcript.js'

/** Which bot: a published one by its id and server, or one that the page brings itself. */
export type BotSource =
  | {
      /** The id of a published bot. */
      readonly chatbotId: string
      /** The address of the server that has the bot, such as `https://chat.example.com`. */
      readonly server: string
      readonly bot?: undefined
    }
  | {
      /** A bot that the page brings itself: JSON text or the object. */
      readonly bot: unknown
      readonly chatbotId?: undefined
      readonly server?: undefined
    }

/** Parts of the environment that a page brings itself. */
export interface OwnEnv extends Partial<Env> {
  /**
   * Keeps a visitor's file; resolves to its address, or to nothing where only its name is to be answered. The visitor may
   * try again where it rejects; `signal` says that another file has been chosen.
   */
  readonly upload?: (
    upload: { readonly nodeId: string; readonly file: File },
    signal: AbortSignal,
  ) => Promise<string | undefined>
}

/** What `mount` takes. */
export type MountOptions = BotSource & {
  /** Default `live-chat`. */
  readonly mode?: Mode | undefined
  /** Where a full-page widget goes: an element or a selector. Default: the whole page. */
  readonly target?: Element | string | undefined
  /** Looks; they win over the bot's own. */
  readonly customizations?: CustomizationsInput | undefined
  /**
   * Default `light`. `dark` gives dark values to the customizations that neither bot nor page has set; `auto` does so
   * while the page is dark: its `color-scheme`, else what the visitor's system prefers.
   */
  readonly colorScheme?: ColorScheme | undefined
  /** Custom variables to start with. */
  readonly variables?: Readonly<Record<string, Value>> | undefined
  /** BCP 47 tag. Default: the page's language. */
  readonly locale?: string | undefined
  /**
   * Where the conversation is kept, `session` from the visitor's first answer on and `local` from the opening on, so that a reload or another page of the site goes
   * on with it: as long as the tab (`session`), until it is cleared (`local`), or nowhere (`none`). Default `session` for a
   * published bot, `none` for one that the page brings itself.
   */
  readonly persistence?: Persistence | undefined
  /** Milliseconds before each bot entry. Default 700. */
  readonly typingDelay?: number | undefined
  /** Parts of the environment that replace the browser's, such as `call`. */
  readonly env?: OwnEnv | undefined
  /** Sentences in place of the widget's own, by their English; they win over the bot's. */
  readonly texts?: OwnTexts | undefined
  /**
   * Default `true`: a round button. `false`: none. An element of the page, or its selector, opens and closes the chat in
   * place of it; it gets `aria-expanded`, `aria-controls` and, while messages are unread, `data-unread`.
   */
  readonly launcher?: boolean | Element | string | undefined
  /**
   * Packages that bring node types and looks, beside those that the bot's server has. One that is broken is left out and
   * told as a problem; it harms no other.
   */
  readonly plugins?: readonly WidgetPlugin[] | undefined
  /**
   * Has the page's own analytics told what happens in the chat, in place of what the owner has chosen; only while `consent` tells that the
   * visitor has agreed.
   */
  readonly analytics?: Analytics | undefined
  /** For a style element in browsers without constructed style sheets under a strict policy. */
  readonly nonce?: string | undefined
}

/** A widget on a page. */
export interface Widget {
  /** Opens the window. */
  open(): void
  /** Closes the window; the conversation stays as it is. */
  close(): void
  /** Opens the window, or closes it if it is open. */
  toggle(): void
  /** Clears the conversation, and what is kept of it, and starts it again. */
  restart(): void
  /** Takes the widget off the page and leaves nothing behind there; `forget` also clears all that the browser keeps of it. */
  destroy(options?: { readonly forget?: boolean }): void
  /** Answers what is asked, as if the visitor had typed it; kept while a correction is being written, ignored while nothing is asked. */
  send(text: string): void
  /** Sets variables, also in the conversation that is going on. */
  setVariables(variables: Readonly<Record<string, Value>>): void
  /**
   * Says who the visitor is: variables `name`, `email` and `identity`, and what the server hands on with its steps, verified
   * where `hash` vouches for the id (decision 88). Each call replaces the one before; `{}` takes it back.
   */
  identify(identity: Identity): void
  /** Shows the launcher again. */
  show(): void
  /** Takes the launcher and its invitation away, for a page with a button of its own; the window still opens. */
  hide(): void
  /** Is the window open? */
  isOpen(): boolean
  /** How many messages of the bot have come while the window was closed. */
  getUnread(): number
  /** What has been said so far in words, without what a changed answer has crossed out. */
  getTranscript(): readonly TranscriptLine[]
  /** Speaks another language from now on, by its BCP 47 tag, or the page's; what has been said stays as it is. */
  setLocale(locale?: string): void
  /** Shows light, dark or the page's own from now on. */
  setColorScheme(colorScheme?: ColorScheme): void
  /** Restyles at once; what is not named stays as it is, and `undefined` gives back the bot's own. */
  setCustomizations(customizations: CustomizationsInput): void
  /** Listens to an event; returns how to stop. Throws on an event that does not exist. */
  on<Type extends keyof WidgetEvents>(
    type: Type,
    listener: Listener<WidgetEvents[Type]>,
  ): () => void
}
