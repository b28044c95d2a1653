import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import type { ActorRefFrom } from 'xstate'
import type {
  BotFile,
  Conversation,
  ConversationView,
  Problem,
  Prompts,
} from '../../runtime/index.js'
import type { Customizations } from '../../themes/index.js'
import { browserLine } from '../env/browser-line.js'
import type { Upload } from '../env/server-calls.js'
import type { WriteTime } from '../env/time-writer.js'
import type { WriteText } from '../texts/english.js'
import type { Emojis } from './emojis.js'
import type { Live, LivePart } from './live.js'
import type { Markup } from './markup.js'
import type { Mode } from './mode.js'
import type { Observable } from './observable.js'
import type { PluginLooks } from './plugins.js'
import type { RarePart } from './rare.js'
import type { windowMachine } from './window.machine.js'

/** A conversation, as far as a widget deals with it. */
export type LiveConversation = Pick<
  Conversation,
  | 'start'
  | 'answer'
  | 'answerAhead'
  | 'edit'
  | 'restart'
  | 'stop'
  | 'setVariables'
  | 'subscribe'
  | 'getView'
>

/** Everything that the view draws and speaks to. */
export interface WidgetModel {
  readonly bot: BotFile
  readonly mode: Mode
  readonly chat: ActorRefFrom<typeof windowMachine>
  readonly conversation: LiveConversation
  readonly looks: Observable<Customizations>
  /** How many messages of the bot have come while the window was closed. */
  readonly unread: Observable<number>
  /** Does the visitor want no sounds? */
  readonly muted: Observable<boolean>
  /** A text from the page's address for the field that one types in, until the first question takes it out of the list. */
  readonly prefilled: string[]
  /** What stands in that field, kept with the conversation. */
  readonly typed: { text: string }
  /** The server's address, to which relative addresses in the bot refer. */
  readonly server: string | undefined
  /** BCP 47 tag in which dates and numbers are written. */
  readonly locale: string
  /** BCP 47 tag of what the bot says, where the widget's own texts are not in that language. */
  readonly botLocale: string | undefined
  /** Puts what the widget says of itself into the visitor's language. */
  readonly t: WriteText
  /** Writes the time of a message. */
  readonly writeTime: WriteTime
  /** Writes the day and the time of a message. */
  readonly writeDay: WriteTime
  readonly report: (problem: Problem) => void
  /** Sends a visitor's file to the server; undefined without one. */
  readonly upload: Upload | undefined
  /** What chats with agents need; undefined where there is no live desk. */
  readonly live?: Live | undefined
  /** What rare steps are drawn by; undefined where the bot has none. */
  readonly rare?: RarePart | undefined
  /** What draws the prompts and contents of plug-ins; undefined where there are none. */
  readonly plugins?: PluginLooks | undefined
  readonly loadEmoji: () => Promise<Emojis>
  readonly markup: Markup
  /** Hands the visitor the transcript as a file. */
  readonly download: () => void
}

const ModelContext = createContext<WidgetModel | null>(null)

/** Hands the model to what is inside. */
export const ModelProvider = ModelContext.Provider

/** The model of the widget that a component is part of. */
export function useModel(): WidgetModel {
  const model = useContext(ModelContext)
  if (!model) throw new Error('Talkgraph: outside of the widget')
  return model
}

/** The customizations, followed as they change. */
export function useLooks(): Customizations {
  const { looks } = useModel()
  return useSyncExternalStore(looks.subscribe, looks.get)
}

/** The conversation, followed as it changes. */
export function useConversation(): ConversationView {
  const { conversation } = useModel()
  return useSyncExternalStore(conversation.subscribe, conversation.getView)
}

const plainText: Prompts['text'] = { kind: 'text', input: 'text' }

/** The text that is asked for in the composer: one that a plug-in asks for in words where nothing draws its own prompt, too. */
export function useAskedText(): Prompts['text'] | null {
  const { plugins } = useModel()
  const asked = useConversation().prompt?.prompt
  const lacks = () => !!asked && !!plugins?.lacks(asked.kind)
  const isLacking = useSyncExternalStore(plugins?.subscribe ?? never, lacks)
  if (asked?.kind === 'text') return asked
  if (asked && 'listens' in asked && asked.listens) return plainText
  return isLacking ? plainText : null
}

/** Is there no line to the server? */
export function useIsOffline(): boolean {
  const { server } = useModel()
  const { offline = false } = useConversation()
  const isUp = useSyncExternalStore(browserLine.watch, () => browserLine.isUp)
  return offline || (!!server && !isUp)
}

/** Is the window open? */
export function useIsOpen(): boolean {
  const { chat } = useModel()
  const isOpen = () => chat.getSnapshot().value === 'open'
  // React's own hook instead of @xstate/react, whose shim would cost every page a kilobyte.
  return useSyncExternalStore(listener => {
    const { unsubscribe } = chat.subscribe(listener)
    return unsubscribe
  }, isOpen)
}

/** What chats with agents need, fetched once it is wanted; undefined until it is there. */
export function useLive(isWanted: boolean): LivePart | undefined {
  const { live } = useModel()
  const part = useSyncExternalStore(live?.subscribe ?? never, () => live?.get())
  useEffect(() => {
    if (isWanted) live?.fetch().catch(reportError)
  }, [isWanted, live])
  return isWanted ? part : undefined
}

const never = () => () => undefined
