import { createActor } from 'xstate'
import { type Bot, type Conversation, createConversation } from '../../runtime/index.js'
import { type CustomizationsInput, readCustomizations } from '../../themes/index.js'
import { clockSince } from '../env/browser-clock.js'
import { createBrowserEnv } from '../env/browser-env.js'
import { fetchBot, type LoadedBot, readBot } from '../env/load-bot.js'
import { chooseLocale } from '../env/locale.js'
import { type Kept, savedSlot } from '../env/saved-slot.js'
import { resolveServer } from '../env/server-address.js'
import { createServerCalls } from '../env/server-calls.js'
import { createTimeWriter } from '../env/time-writer.js'
import { playToggleSound } from '../env/toggle-sound.js'
import { createObservable } from '../model/observable.js'
import type { WidgetModel } from '../model/widget-model.js'
import { windowMachine } from '../model/window.machine.js'
import type { Catalogue } from '../texts/english.js'
import { translateBy } from '../texts/fill.js'
import { loadTexts } from '../texts/load-texts.js'
import type { Beside } from './beside.js'
import { followColorScheme } from './color-scheme.js'
import { createEmitter } from './events.js'
import { isKeptOf, keepConversation } from './keep-conversation.js'
import type { MountOptions, Widget } from './options.js'
import { createPresence, type Presence } from './presence.js'
import { createProblemReporter } from './problems.js'

/** What a controller needs from the host element. */
export interface Stage {
  /** Resolves when nothing is under way any more that drawing would cut short; undefined: nothing is. */
  whenFree?(): Promise<void> | undefined
  draw(model: WidgetModel): void
  /** Hides the widget where it is not to be seen, and shows it again. */
  show(isShown: boolean): void
  remove(): void
  /** When the visitor clicked for the chat, in an event's time. */
  readonly clickedAt?: () => number | undefined
  readonly beside: Beside
}

/** Loads the bot, runs its conversation and answers the host page; knows nothing of how it is drawn. */
export function createController(options: MountOptions, stage: Stage): Widget {
  const events = createEmitter()
  const report = createProblemReporter(problem => events.emit('problem', problem))
  const life = new AbortController()
  const { signal } = life
  const mode = options.mode ?? 'live-chat'
  const server =
    options.chatbotId === undefined
      ? undefined
      : { server: resolveServer(options.server), chatbotId: options.chatbotId }
  const calls = server && createServerCalls(server)
  const chat = createActor(windowMachine, { input: { staysOpen: mode === 'full-page' } })
  let variables = { ...options.variables }
  let given: CustomizationsInput = { ...options.customizations }
  let bot: Bot | undefined
  let conversation: Conversation | undefined
  let slot = savedSlot(options.persistence, options.chatbotId ?? '', server?.server)
  let kept: Kept | undefined
  let keep: (() => void) | undefined
  const locale = chooseLocale(options.locale)
  const writeTime = createTimeWriter(locale)
  let texts: Partial<Catalogue> = {}
  let isDark = false
  const looks = createObservable(readCustomizations())
  const stopFollowing = followColorScheme(options.colorScheme, dark => {
    isDark = dark
    dress()
  })
  let presence: Presence | undefined
  const unread = createObservable(0)

  chat.on('opened', () => {
    presence?.settle()
    unread.set(0)
    sound(true)
    conversation?.start()
    // While the bot is typing, so that its first message need not wait for that.
    setTimeout(writeTime, 200, 0)
    events.emit('open', {})
    keep?.()
  })
  chat.on('closed', () => {
    sound(false)
    events.emit('close', {})
    keep?.()
  })
  chat.start()
  load().then(
    loaded => signal.aborted || take(loaded),
    () => undefined,
  )

  return {
    open: () => chat.send({ type: 'open', byVisitor: isGesture() }),
    close: () => chat.send({ type: 'close', byVisitor: false }),
    toggle: () => chat.send({ type: 'toggle', byVisitor: isGesture() }),
    restart() {
      unread.set(0)
      conversation?.restart()
    },
    send: text => {
      const answer = String(text).trim()
      if (answer !== '') conversation?.answer(answer)
    },
    setVariables(more) {
      variables = { ...variables, ...more }
      conversation?.setVariables(more)
    },
    setCustomizations(more) {
      given = { ...given, ...more }
      dress()
    },
    on: events.on,
    destroy({ forget } = {}) {
      if (forget) slot.clear()
      else keep?.()
      if (signal.aborted) return
      life.abort()
      stopFollowing()
      presence?.stop()
      events.clear()
      conversation?.stop()
      chat.stop()
      stage.remove()
    },
  }

  async function load(): Promise<LoadedBot> {
    const [loaded] = await Promise.all([
      loadBot(),
      loadTexts(locale, stage.beside.loadCatalogue).then(
        found => {
          texts = found
        },
        reason => {
          const message = `No texts for "${locale}", so the chat is in English: ${reason}`
          if (!signal.aborted) report({ code: 'TEXTS_NOT_LOADED', message })
        },
      ),
    ])
    await stage.whenFree?.()
    return loaded
  }

  async function loadBot(): Promise<LoadedBot> {
    if (!server) {
      const read = readBot(options.bot)
      if ('bot' in read) slot = savedSlot(options.persistence, read.bot.file.id)
      kept = slot.read()
      return read
    }
    kept = slot.read()
    // What has ended is shown beside the newest version; what goes on, goes on in its own.
    const own = kept?.session.place && (await fetchBot(server, signal, kept.version))
    return own && 'bot' in own ? own : fetchBot(server, signal)
  }

  function take(loaded: LoadedBot) {
    if ('problem' in loaded) {
      report(loaded.problem)
      stopFollowing()
      chat.send({ type: 'bot.missing' })
      stage.remove()
      return
    }
    bot = loaded.bot
    if (kept && !isKeptOf(kept, bot, server)) kept = undefined
    dress()
    conversation = converse(bot)
    const { id, name, version } = bot.file
    stage.draw({
      bot: bot.file,
      mode,
      chat,
      conversation,
      looks,
      unread,
      server: server?.server,
      locale,
      t: translateBy(texts),
      writeTime,
      report,
      upload: calls?.upload,
      loadEmoji: stage.beside.loadEmoji,
    })
    events.emit('ready', { botId: id, name, version })
    presence = createPresence(looks, {
      show: stage.show,
      open: () => chat.send({ type: 'open', byVisitor: false }),
    })
    if (kept) {
      // It has been opened before; now it is as it was left.
      presence.settle()
      conversation.start()
      if (kept.isOpen) chat.send({ type: 'open', byVisitor: false })
    }
    chat.send({ type: 'bot.ready' })
  }

  function converse(played: Bot): Conversation {
    const env = createBrowserEnv(calls?.call, locale, texts, {
      clock: clockSince(() => stage.clickedAt?.()),
      ...(options.typingDelay === undefined ? {} : { typingDelay: options.typingDelay }),
      ...options.env,
    })
    const made = createConversation({ bot: played, env, variables, saved: kept?.session })
    keep = keepConversation(slot, made, played, isOpen, signal)
    for (const type of ['step', 'message', 'answer', 'handover', 'complete'] as const) {
      made.on(type, payload => events.emit(type, payload))
    }
    made.on('message', ({ by }) => {
      if (by === 'bot' && !isOpen()) unread.set(unread.get() + 1)
    })
    made.on('problem', report)
    return made
  }

  function dress() {
    if (!bot) return
    const own = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    looks.set(readCustomizations({ logo: bot.file.logo, ...bot.file.customizations, ...own }, isDark))
  }

  function isOpen(): boolean {
    return chat.getSnapshot().value === 'open'
  }

  function sound(opens: boolean) {
    if (looks.get().botToggleSound && mode !== 'full-page') playToggleSound(opens)
  }
}

/** Does the call come from a click or key of the visitor, who is not writing elsewhere? Only then may the focus move. */
function isGesture(): boolean {
  const isWriting =
    document.activeElement?.matches('input, textarea, select, [contenteditable], iframe') ?? false
  return !isWriting && (navigator.userActivation?.isActive ?? false)
}
