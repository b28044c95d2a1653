import type { AnswerInput, BotEdge, BotNode, SavedSession } from '../../runtime/index.js'
import type { Customizations } from '../../themes/index.js'
import type { ChatProps, OmitFromEach } from '../react/props.js'

/** What an alert is about: a bot that could not be loaded, or a state that could not be cleared (decision 104). */
export type AlertCode = 'SET_CURRENT_BOT_FLOW_ELEMENTS_ERROR' | 'CLEAR_CHATBOT_STATES_ERROR'

/** Something that went wrong in the preview, for the owner to see; the message names the node or edge at fault. */
export interface PreviewAlert {
  readonly code: AlertCode
  readonly message: string
}

/** What a preview has loaded. */
export interface LoadedFlow {
  /** The bot's own values, with the defaults for what it leaves out. */
  readonly customizations: Customizations
  readonly flow: {
    readonly id: string
    readonly logo: string
    readonly name: string
    readonly version: string
    readonly nodes: readonly BotNode[]
    readonly edges: readonly BotEdge[]
  }
}

/** Where a preview's conversation is kept by its page, which may have it go on elsewhere or otherwise. */
export interface KeptConversation {
  /** What the next chat goes on from; undefined to begin anew. */
  read(): SavedSession | undefined
  /** Called with each question, at the end, and when the chat goes. */
  write(session: SavedSession): void
  /** The owner has begun anew. */
  clear(): void
  /** Called with each answer as it was given, those too that are refused; `question` counts what was asked, from 1. */
  answered?(answer: AnswerInput, question: number): void
  /** The owner goes back to a question: its answer and those after it count no longer. */
  tookBack?(question: number): void
}

/** What `<ChatPreview>` takes: a bot, or an id and a server, the options and handlers of `<ChatWindow>`, and these. */
export type PreviewProps = OmitFromEach<ChatProps, 'widgetRef' | 'onClose' | 'persistence'> & {
  /**
   * Inside a page, such as a template's details, where it fills the box that `className` or the parent gives it: without
   * size toggles and close. Default: a modal window.
   */
  readonly embedded?: boolean | undefined
  /** `visitor`: title and tagline as visitors meet them. Default `preview`: the bot's name, and that this is a preview. */
  readonly header?: 'preview' | 'visitor' | undefined
  /** The class of the embedded preview's box. */
  readonly className?: string | undefined
  /** Milliseconds before each bot entry. Default 2000; embedded, as a visitor of a template meets it, 700. */
  readonly typingDelay?: number | undefined
  /** The owner has closed the window and its state is cleared: take the component away. */
  readonly onClose?: (() => void) | undefined
  /** A bot has been loaded: its customizations and its flow. */
  readonly onLoad?: ((loaded: LoadedFlow) => void) | undefined
  /** True while a bot is loaded or the state is cleared, false afterwards. */
  readonly onLoading?: ((isLoading: boolean) => void) | undefined
  /** Called with false each time a bot has been loaded or the state cleared; a state setter of the page will do. */
  readonly setPending?: ((isPending: boolean) => void) | undefined
  /** Called with true each time a bot has been loaded or the state cleared; a state setter of the page will do. */
  readonly setSettled?: ((isSettled: boolean) => void) | undefined
  /**
   * Where the conversation is kept: another bot, or another preview, goes on from what is there. Default: nowhere, and each
   * bot begins anew.
   */
  readonly conversation?: KeptConversation | undefined
  /**
   * Keeps a file that is handed in, for the step with this id; resolves to its address, or to nothing where none is kept.
   * Rejects when that fails. Default: as the server of the bot does, or nothing.
   */
  readonly upload?:
    | ((nodeId: string, file: File, signal: AbortSignal) => Promise<string | undefined>)
    | undefined
  /** A bot could not be loaded, or the state not cleared. The window shows it too. */
  readonly onAlert?: ((alert: PreviewAlert) => void) | undefined
}
