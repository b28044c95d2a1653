import { clockSince } from '../env/browser-clock.js'
import { createBrowserEnv } from '../env/browser-env.js'
import { chooseLocale } from '../env/locale.js'
import { createServerCalls } from '../env/server-calls.js'
import { createTimeWriter } from '../env/time-writer.js'
import { createObservable } from '../model/observable.js'
import type { Catalogue } from '../texts/english.js'
import { translateBy } from '../texts/fill.js'
import { converse } from './converse.js'
import { createEmitter } from './events.js'
import { createBotFinder, type FoundBot } from './find-bot.js'
import { findTexts } from './find-texts.js'
import type { MountOptions, Widget } from './options.js'
import { createPresence, type Presence } from './presence.js'
import { createProblemReporter } from './problems.js'
import type { Surface } from './surface.js'
import { createWidgetLooks } from './widget-looks.js'
import { createWindowControls } from './window-controls.js'

/** Loads the bot, runs its conversation and answers the host page; knows nothing of how it is drawn. */
export function createController(options: MountOptions, surface: Surface): Widget {
  const life = new AbortController()
  const { signal } = life
  const events = createEmitter()
  const report = createProblemReporter(problem => events.emit('problem', problem))
  const mode = options.mode ?? 'live-chat'
  const locale = chooseLocale(options.locale)
  const writeTime = createTimeWriter(locale)
  const unread = createObservable(0)
  const finder = createBotFinder(options, signal)
  const calls = finder.server && createServerCalls(finder.server)
  const looks = createWidgetLooks(options)
  const { chat, isOpen, openByItself, ...controls } = createWindowControls(mode, looks.current)
  let variables = { ...options.variables }
  let running: ReturnType<typeof converse> | undefined
  let presence: Presence | undefined

  chat.on('opened', () => {
    presence?.settle()
    unread.set(0)
    running?.conversation.start()
    // While the bot is typing, so that its first message need not wait for that.
    setTimeout(writeTime, 200, 0)
    events.emit('open', {})
    running?.keep()
  })
  chat.on('closed', () => {
    events.emit('close', {})
    running?.keep()
  })
  begin().catch(giveUp)

  return {
    ...controls,
    restart() {
      unread.set(0)
      running?.conversation.restart()
    },
    send: text => {
      const answer = String(text).trim()
      if (answer !== '') running?.conversation.answer(answer)
    },
    setVariables(more) {
      variables = { ...variables, ...more }
      running?.conversation.setVariables(more)
    },
    setCustomizations: looks.restyle,
    on: events.on,
    destroy({ forget } = {}) {
      if (forget) finder.slot.clear()
      else running?.keep()
      if (signal.aborted) return
      life.abort()
      events.clear()
      takeAway()
      chat.stop()
    },
  }

  async function begin(): Promise<void> {
    const tell = (problem: Parameters<typeof report>[0]) => signal.aborted || report(problem)
    const [found, texts] = await Promise.all([
      finder.find(),
      findTexts(locale, surface.beside.loadCatalogue, tell),
    ])
    await surface.whenFree?.()
    if (signal.aborted) return
    if ('bot' in found) return play(found, texts)
    report(found.problem)
    takeAway()
  }

  function play({ bot, kept }: Extract<FoundBot, { bot: unknown }>, texts: Partial<Catalogue>) {
    const env = createBrowserEnv(calls?.call, locale, texts, {
      clock: clockSince(() => surface.clickedAt?.()),
      ...(options.typingDelay === undefined ? {} : { typingDelay: options.typingDelay }),
      ...options.env,
    })
    const { slot, server } = finder
    looks.dress(bot.file)
    running = converse({ bot, env, variables, slot, kept, unread, isOpen, events, report, signal })
    const { conversation } = running
    surface.draw({
      bot: bot.file,
      mode,
      chat,
      conversation,
      looks: looks.current,
      unread,
      server: server?.server,
      locale,
      t: translateBy(texts),
      writeTime,
      report,
      upload: calls?.upload,
      loadEmoji: surface.beside.loadEmoji,
    })
    const { id, name, version } = bot.file
    events.emit('ready', { botId: id, name, version })
    presence = createPresence(looks.current, { show: surface.show, open: openByItself })
    if (kept) {
      // It has been opened before; now it is as it was left.
      presence.settle()
      conversation.start()
      if (kept.isOpen) openByItself()
    }
    chat.send({ type: 'bot.ready' })
  }

  /** There is nothing that the visitor could be told: the page's own error handling hears of it. */
  function giveUp(error: unknown) {
    // What is broken off rejects as well.
    if (signal.aborted) return
    reportError(error)
    takeAway()
  }

  function takeAway() {
    looks.stop()
    presence?.stop()
    running?.conversation.stop()
    chat.send({ type: 'bot.missing' })
    surface.remove()
  }
}
