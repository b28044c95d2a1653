import type { Bot, Conversation, Env, Problem, Registry, Value } from '../../runtime/index.js'
import { createConversationOf } from '../../runtime/play.js'
import type { Kept, SavedSlot } from '../env/saved-slot.js'
import type { ServerCalls } from '../env/server-calls.js'
import type { Observable } from '../model/observable.js'
import type { Wanted } from '../results/collect.js'
import type { Emitter } from './events.js'
import { isKeptOf, keepConversation, versionOf } from './keep-conversation.js'
import type { Begun, Conversing, Sharing } from './sharing.js'
import type { VisitorKey } from './visitor-key.js'

/** What lets the tabs of a browser have one conversation. */
export interface Tabs {
  shareConversation(sharing: Sharing): Conversing
}

/** Fetches it from beside the bundle. Rejects when it cannot be fetched. */
export type LoadTabs = () => Promise<Tabs>

/** Fetches from beside the bundle what hands conversations over to the server. Rejects when it cannot be fetched. */
export type LoadResults = () => Promise<{
  collect(
    conversation: Conversation,
    calls: ServerCalls,
    signal: AbortSignal,
    locale: string,
    wanted: Wanted,
  ): void
}>

/** What a conversation of a widget needs. */
export interface ConverseOptions {
  readonly bot: Bot
  /** The node types that it is played by. */
  readonly types: Registry
  readonly env: Env
  readonly variables: Readonly<Record<string, Value>>
  /** Where it is kept, and what is there already. */
  readonly slot: SavedSlot
  readonly kept: Kept | undefined
  /** Undefined where this tab has the conversation for itself. */
  readonly tabs: Tabs | undefined
  /** What is kept is still shown. */
  readonly isShown?: boolean | undefined
  /** Can earlier answers be changed? */
  readonly allowEdit: boolean
  /** Is the bot a server's? */
  readonly isServers: boolean
  /** Counts the bot's messages while the window is closed. */
  readonly unread: Observable<number>
  readonly isOpen: () => boolean
  /** What stands in the field that one types in. */
  readonly typed: { readonly text: string }
  readonly events: Pick<Emitter, 'emit'>
  readonly report: (problem: Problem) => void
  readonly calls: ServerCalls | undefined
  readonly visitor?: VisitorKey | undefined
  readonly loadResults: LoadResults
  /** Aborts with the widget. */
  readonly signal: AbortSignal
}

/** Makes the conversation, tells the page of it, counts what is unread, and keeps it. */
export function converse(options: ConverseOptions): Conversing {
  const {
    bot,
    types,
    env,
    variables,
    slot,
    tabs,
    allowEdit,
    unread,
    isOpen,
    events,
    report,
    calls,
    visitor,
  } = options
  const { sharedName: name } = slot
  if (!tabs || name === undefined) return begin(options.kept, false, options.signal)
  return tabs.shareConversation({
    begin,
    name,
    version: versionOf(bot),
    read() {
      const kept = slot.read()
      return kept && isKeptOf(kept, bot, options.isServers) ? kept : undefined
    },
    signal: options.signal,
  })

  function begin(kept: Kept | undefined, isFollowing: boolean, signal: AbortSignal): Begun {
    if (kept?.token) calls?.resume(kept.token)
    if (kept?.visitor) visitor?.resume(kept.visitor)
    const saved = kept?.session
    const isShown = isFollowing || options.isShown
    const conversation = createConversationOf(types, {
      bot,
      env,
      variables,
      saved,
      isShown,
      allowEdit,
    })
    const keep = keepConversation(
      slot,
      conversation,
      bot,
      isOpen,
      signal,
      () => calls?.token,
      visitor?.own,
      options.typed,
      calls?.query,
    )
    // A tab may be gone without a word while it waits: whoever goes on repeats the call in the same session, by the same key.
    calls?.beforeSend(keep)
    for (const type of ['step', 'message', 'answer', 'handover', 'complete'] as const) {
      conversation.on(type, payload => events.emit(type, payload))
    }
    conversation.on('message', ({ by }) => {
      if (by === 'bot' && !isOpen()) unread.set(unread.get() + 1)
    })
    conversation.on('problem', report)
    const { results, counts, tells } = bot.file
    const wanted = { isStored: !!results, hasExperiments: counts === 'visits', tells }
    if (calls && (results || counts))
      options
        .loadResults()
        .then(({ collect }) => collect(conversation, calls, signal, env.locale, wanted))
        .catch(reportError)
    return { conversation, keep }
  }
}
