import { createActor } from 'xstate'
import type { Flow } from '../bot/flow.js'
import { findTranslations } from '../bot/translate.js'
import type { Env } from '../node/env.js'
import { createParent } from '../node/parent.js'
import type { AnswerInput } from '../node/prompt.js'
import type { Registry } from '../node/registry.js'
import { createSession, type Session } from '../session/session.js'
import type { SessionRecord } from '../session/session-record.js'
import type { Value } from '../session/values.js'
import { conversationMachine } from './conversation.machine.js'
import { type ConversationEvents, createConversationEvents } from './conversation-events.js'
import { typedFor } from './cross-out.js'
import { hasNode } from './levels.js'
import { namesSetBy } from './names-set-by.js'
import { createSafely } from './safely.js'
import type { SavedSession } from './saved-session.js'
import {
  type ConversationStatus,
  type ConversationView,
  createViewModel,
  type RepliedItem,
} from './view.js'
import { createWalk, type Walk } from './walk.js'
import type { WalkEvent } from './walk-event.js'

/** A conversation: a flow that is being played for one visitor. */
export interface Conversation {
  start(): void
  /**
   * Answers what is asked; ignored while nothing is. What comes while the bot still writes its correction is kept, the last
   * of several, and taken as soon as the question stands again; a text that cannot be taken then is the view's `draft`.
   */
  answer(value: AnswerInput): void
  /**
   * Answers by a text that was typed, also before anything is asked: it then waits in the view's `ahead`, behind those that
   * wait already, for a question that is answered by typing. What that refuses, or what meets another kind of question, is
   * the view's `draft`.
   */
  answerAhead(text: string): void
  /**
   * Goes back to the question of an answer, the item with this id, so that it can be answered anew (decision 75). Ignored for
   * every other id, and where `allowEdit` is not set.
   */
  edit(itemId: number): void
  /** Clears everything and starts again after 200 ms (decision 104). */
  restart(): void
  /** Ends timers and calls for good. */
  stop(): void
  setVariables(variables: Readonly<Record<string, Value>>): void
  on<Type extends keyof ConversationEvents>(
    type: Type,
    listener: (payload: ConversationEvents[Type]) => void,
  ): () => void
  /** Called after each change of the view; returns how to end it. */
  subscribe(listener: () => void): () => void
  getView(): ConversationView
  /** Where it stands, as the view says it. */
  readonly status: ConversationStatus
  /** What a placeholder of this name shows; undefined while nothing is stored under it (decision 15). */
  lookUp(name: string): Value | undefined
  /** The session so far as plain data. */
  record(): SessionRecord
  /** What a later conversation needs to go on from here; undefined while there is nothing to go on from. */
  save(): SavedSession | undefined
  /** Is a node that the flow has left behind still at work? */
  readonly isSettled: boolean
}

/** What a conversation is made of. The registry is handed in, so that the flow knows no node type by name. */
export interface ConversationOptions {
  readonly flow: Flow
  readonly registry: Registry
  readonly env: Env
  readonly botId?: string
  readonly version?: string
  /** The bot's texts in other languages: by locale, node id and path of the field. */
  readonly translations?: unknown
  /** Custom variables to start with, kept over a restart. */
  readonly variables?: Readonly<Record<string, Value>>
  /** Can earlier answers be changed? Default: no. */
  readonly allowEdit?: boolean | undefined
  /**
   * What an earlier conversation with this flow has saved: `start()` goes on from there, without pauses and without a
   * word about what has been told before. One that stands at a node which the flow does not have is left aside.
   */
  readonly saved?: SavedSession | undefined
  /** What was saved is still shown: its items keep their ids. */
  readonly isShown?: boolean | undefined
}

/** Makes a conversation that waits for `start()`. */
export function createConversation(options: ConversationOptions): Conversation {
  const { flow, registry, env } = options
  const textsIn = (own: unknown) => findTranslations(own, env.locale)
  const translations = textsIn(options.translations)
  const viewModel = createViewModel()
  const safely = createSafely(env.clock)
  const events = createConversationEvents(safely, () => session.record())
  const viewers = new Set<() => void>()
  let variables = { ...options.variables }
  let saved = canResume(options.saved, flow, registry) ? options.saved : undefined
  let session = newSession()
  let currentWalk: Walk | undefined
  let view: ConversationView | undefined

  const { parent } = createParent({ clock: env.clock })
  const actor = createActor(conversationMachine, { parent })
  actor.on('walk.begin', begin)
  actor.on('walk.answer', ({ value }) => currentWalk?.answer(value))
  actor.on('walk.goBack', ({ item }) => goBack(item))
  actor.on('walk.stop', () => currentWalk?.stop())
  actor.on('walk.forget', () => {
    currentWalk = undefined
    viewModel.reset()
  })
  actor.subscribe(change)
  actor.start()

  return {
    start: () => actor.send({ type: 'start' }),
    answer(value) {
      if (viewModel.prompt) actor.send({ type: 'answer', value })
    },
    answerAhead(text) {
      const kind = viewModel.prompt?.prompt.kind
      if (!kind) actor.send({ type: 'answerAhead', text })
      else if (kind === 'text') actor.send({ type: 'answer', value: text })
    },
    edit(itemId) {
      const { items } = viewModel
      const item = items.find(({ id }) => id === itemId)
      if (item?.kind === 'replied' && item.back && options.allowEdit)
        actor.send({ type: 'edit', item, typed: typedFor(items, item) })
    },
    restart: () => actor.send({ type: 'restart' }),
    stop: () => actor.send({ type: 'stop' }),
    setVariables(more) {
      variables = { ...variables, ...more }
      for (const [name, value] of Object.entries(more)) session.provide(name, value)
    },
    on: events.on,
    subscribe(listener) {
      viewers.add(listener)
      return () => void viewers.delete(listener)
    },
    getView() {
      view ??= draw()
      return view
    },
    get status() {
      return statusOf(actor.getSnapshot().value)
    },
    lookUp: name => session.get(name),
    record: () => session.record(),
    save() {
      const { ended } = actor.getSnapshot().context
      const place = ended ? null : currentWalk?.place
      if (place === undefined) return undefined
      const items = viewModel.items.filter(item => item.kind !== 'said' || !item.partial)
      return {
        format: 1,
        record: session.record(),
        named: [...session.namedSteps],
        names: session.names(),
        ...savedInner(session),
        wayBack: session.wayBack,
        items,
        ended,
        place,
        behind: currentWalk?.behind ?? [],
      }
    },
    get isSettled() {
      return (currentWalk?.background ?? 0) === 0
    },
  }

  function begin() {
    const { items, ended, place, behind } = saved ?? {}
    session = newSession()
    saved = undefined
    viewModel.reset(items, options.isShown)
    currentWalk = createWalk({
      flow,
      registry,
      session,
      env,
      translations,
      findTranslations: textsIn,
      tell: hear,
      place,
      behind,
    })
    if (ended) actor.send({ type: 'ended', reason: ended })
    currentWalk.begin(!!ended)
  }

  function goBack(answer: RepliedItem) {
    const { nodeId, back } = answer
    if (!back) return
    session.goBack(back, nodeId, viewModel.goBack(answer), env.clock.now())
    currentWalk?.goBack(back)
    change()
  }

  function newSession(): Session {
    return createSession({
      botId: options.botId ?? '',
      version: options.version ?? '',
      startedAt: env.clock.now(),
      variables,
      saved,
      locale: env.locale,
      editable: options.allowEdit,
      settable: () => namesSetBy(flow, registry),
    })
  }

  function hear(event: WalkEvent) {
    const at = env.clock.now()
    const isNew = viewModel.take(event, at)
    if (
      event.type === 'asked' ||
      event.type === 'unasked' ||
      event.type === 'replied' ||
      event.type === 'ended'
    )
      actor.send(event)
    events.publish(event, at)
    if (isNew) change()
  }

  function change() {
    view = undefined
    for (const viewer of viewers) safely(viewer)
  }

  function draw(): ConversationView {
    const { value, context } = actor.getSnapshot()
    const { ended, draft, ahead } = context
    return {
      status: statusOf(value),
      ended,
      items: viewModel.items,
      typing: viewModel.typing,
      ...(viewModel.offline && { offline: true }),
      prompt: viewModel.prompt,
      draft: draft ?? undefined,
      ...(ahead.length > 0 && { ahead }),
    }
  }
}

function statusOf(value: unknown): ConversationStatus {
  return (
    typeof value === 'object' && value !== null && 'talking' in value ? value.talking : value
  ) as ConversationStatus
}

/** The end is the same in every flow. */
function canResume(saved: SavedSession | undefined, flow: Flow, registry: Registry): boolean {
  return !!saved && (saved.ended !== null || hasNode(flow, registry, saved.place?.nodeId ?? ''))
}

function savedInner(session: Session): Pick<SavedSession, 'inner'> {
  const inner = session.inner.save()
  return inner.length > 0 ? { inner } : {}
}
