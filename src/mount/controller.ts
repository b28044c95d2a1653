import { createActor } from 'xstate'
import { type Bot, type Conversation, createConversation } from '../../runtime/index.js'
import { type CustomizationsInput, readCustomizations } from '../../themes/index.js'
import type { LoadEmoji } from '../emoji/emoji-book.js'
import { createBrowserEnv } from '../env/browser-env.js'
import { fetchBot, type LoadedBot, readBot } from '../env/load-bot.js'
import { chooseLocale } from '../env/locale.js'
import { resolveServer } from '../env/server-address.js'
import { createServerCalls } from '../env/server-calls.js'
import type { WidgetModel } from '../widget/model.js'
import { windowMachine } from '../widget/window.machine.js'
import { createEmitter } from './events.js'
import type { MountOptions, Widget } from './options.js'
import { createProblemReporter } from './problems.js'
import { createStore } from './store.js'

/** What a controller needs from the host element. */
export interface Stage {
  draw(model: WidgetModel): void
  remove(): void
  readonly loadEmoji: LoadEmoji
}

/** Loads the bot, runs its conversation and answers the host page; knows nothing of how it is drawn. */
export function createController(options: MountOptions, stage: Stage): Widget {
  const events = createEmitter()
  const report = createProblemReporter(problem => events.emit('problem', problem))
  const loading = new AbortController()
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
  let destroyed = false
  const looks = createStore(readCustomizations(given))

  chat.on('opened', () => {
    conversation?.start()
    events.emit('open', {})
  })
  chat.on('closed', () => events.emit('close', {}))
  chat.start()
  load().then(
    loaded => destroyed || take(loaded),
    () => undefined,
  )

  return {
    open: () => chat.send({ type: 'open', byVisitor: isGesture() }),
    close: () => chat.send({ type: 'close', byVisitor: false }),
    toggle: () => chat.send({ type: 'toggle', byVisitor: isGesture() }),
    restart: () => conversation?.restart(),
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
    destroy() {
      if (destroyed) return
      destroyed = true
      loading.abort()
      events.clear()
      conversation?.stop()
      chat.stop()
      stage.remove()
    },
  }

  async function load(): Promise<LoadedBot> {
    return server ? fetchBot(server, loading.signal) : readBot(options.bot)
  }

  function take(loaded: LoadedBot) {
    if ('problem' in loaded) {
      report(loaded.problem)
      chat.send({ type: 'bot.missing' })
      stage.remove()
      return
    }
    bot = loaded.bot
    dress()
    conversation = converse(bot)
    const { id, name, version } = bot.file
    const locale = chooseLocale(options.locale)
    stage.draw({
      bot: bot.file,
      mode,
      chat,
      conversation,
      looks,
      server: server?.server,
      locale,
      timeFormat: new Intl.DateTimeFormat(locale, { timeStyle: 'short' }),
      report,
      upload: calls?.upload,
      loadEmoji: stage.loadEmoji,
    })
    events.emit('ready', { botId: id, name, version })
    chat.send({ type: 'bot.ready' })
  }

  function converse(played: Bot): Conversation {
    const env = createBrowserEnv(calls?.call, chooseLocale(options.locale), {
      ...(options.typingDelay === undefined ? {} : { typingDelay: options.typingDelay }),
      ...options.env,
    })
    const made = createConversation({ bot: played, env, variables })
    for (const type of ['step', 'message', 'answer', 'handover', 'complete'] as const) {
      made.on(type, payload => events.emit(type, payload))
    }
    made.on('problem', report)
    return made
  }

  function dress() {
    const own = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    looks.set(readCustomizations({ logo: bot?.file.logo, ...bot?.file.customizations, ...own }))
  }
}

/** Does the call come from a click or key of the visitor, who is not writing elsewhere? Only then may the focus move. */
function isGesture(): boolean {
  const isWriting =
    document.activeElement?.matches('input, textarea, select, [contenteditable], iframe') ?? false
  return !isWriting && (navigator.userActivation?.isActive ?? false)
}
