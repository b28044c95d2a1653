import type { Problem, Value } from '../../runtime/index.js'
import { chooseLocale } from '../env/locale.js'
import type { Kept } from '../env/saved-slot.js'
import type { Texts } from '../texts/load-texts.js'
import { colorSchemes } from './color-scheme.js'
import type { Tabs } from './converse.js'
import { drawChat } from './draw-chat.js'
import { findTexts } from './find-texts.js'
import { readIdentity } from './identity.js'
import type { MountOptions, Widget } from './options.js'
import { createParts } from './parts.js'
import { readPrefill } from './prefill.js'
import { createPresence, type Presence } from './presence.js'
import { readTranscript } from './read-transcript.js'
import type { Conversing } from './sharing.js'
import type { Surface } from './surface.js'

/** Loads the bot, runs its conversation and answers the host page; knows nothing of how it is drawn. */
export function createController(options: MountOptions, surface: Surface): Widget {
  const life = new AbortController()
  const { signal } = life
  const parts = createParts(options, signal, surface.beside, surface.slot)
  const { events, finder, looks, unread, report } = parts
  const { chat, openByItself, open, close, toggle, end } = parts.controls
  let variables = { ...options.variables }
  let running: Conversing | undefined
  let play: ((texts: Texts, kept: Kept | undefined, isShown?: boolean) => Conversing) | undefined
  let turn = new AbortController()
  let presence: Presence | undefined

  chat.on('opened', () => {
    presence?.settle()
    haveRead()
    running?.conversation.start()
    events.emit('open', {})
    running?.keep()
  })
  chat.on('closed', () => {
    events.emit('close', {})
    running?.keep()
  })
  unread.subscribe(() => events.emit('unread', { count: unread.get() }))
  begin().catch(giveUp)

  return {
    open,
    close,
    toggle,
    restart() {
      haveRead()
      running?.conversation.restart()
    },
    send: text => {
      const answer = String(text).trim()
      if (answer !== '') running?.conversation.answer(answer)
    },
    setVariables,
    identify(identity) {
      const given = readIdentity(identity)
      const { hash: _, ...fields } = given
      const { id: __, ...own } = fields
      setVariables({ ...own, identity: fields })
      parts.calls?.identify(given)
      parts.visitor.identify(given.hash ? given.id : undefined)
    },
    show: () => surface.showLauncher?.(true),
    hide: () => surface.showLauncher?.(false),
    isOpen: parts.controls.isOpen,
    getUnread: unread.get,
    getTranscript: () => readTranscript(running?.conversation.getView().items ?? []),
    setLocale(locale) {
      // Throws on what is no language tag.
      Intl.getCanonicalLocales(locale)
      parts.asked = locale
      parts.locale = chooseLocale(locale)
      if (play) speak(play).catch(giveUp)
    },
    setColorScheme(scheme) {
      colorSchemes.check(scheme)
      looks.setColorScheme(scheme)
    },
    setCustomizations: looks.restyle,
    on: events.on,
    destroy({ forget } = {}) {
      if (forget) finder.slot.forget()
      else running?.keep()
      if (signal.aborted) return
      life.abort()
      turn.abort()
      events.clear()
      takeAway()
      end()
    },
  }

  function haveRead() {
    if (unread.get()) unread.set(0)
  }

  function setVariables(more: Readonly<Record<string, Value>>) {
    variables = { ...variables, ...more }
    running?.conversation.setVariables(more)
  }

  function loadTexts() {
    const tell = (problem: Problem) => signal.aborted || report(problem)
    return findTexts(parts.locale, surface.beside.loadCatalogue, tell)
  }

  /** What cannot be fetched is missed: each tab then has a conversation of its own. */
  async function findTabs(): Promise<Tabs | undefined> {
    if (finder.slot.sharedName === undefined) return undefined
    return surface.beside.loadTabs().catch(error => void reportError(error))
  }

  async function begin(): Promise<void> {
    const { locale } = parts
    const [found, texts, tabs] = await Promise.all([finder.find(), loadTexts(), findTabs()])
    await surface.whenFree?.()
    if (signal.aborted) return
    if ('problem' in found) {
      report(found.problem)
      return takeAway()
    }
    for (const problem of found.missed ?? []) report(problem)
    const { file } = found.bot
    const { id, name, version } = file
    const prefill = readPrefill(file)
    variables = { ...prefill.variables, ...variables }
    const prefilled = found.kept ? [] : prefill.message
    play = (texts, kept, isShown) => {
      turn.abort()
      turn = new AbortController()
      const { signal } = turn
      running = drawChat(parts, surface, {
        ...found,
        options,
        texts,
        variables,
        prefilled,
        tabs,
        kept,
        isShown,
        signal,
      })
      return running
    }
    const conversing = play(texts, found.kept)
    events.emit('ready', { botId: id, name, version })
    // A listener may have destroyed the widget.
    if (signal.aborted) return
    present(conversing, found.kept)
    const { triggers } = file
    const told = [options.analytics, file.analytics] as const
    if (told[0] || told[1])
      surface.beside
        .loadAnalytics()
        .then(({ tellAnalytics }) => {
          const { nodes } = found.bot.flow
          tellAnalytics(told, events, id, nodeId => nodes.get(nodeId), parts.controls.isOpen())
        })
        .catch(reportError)
    if (triggers[0])
      surface.beside
        .loadTriggers()
        .then(({ watchTriggers }) => watchTriggers(triggers, parts))
        .catch(reportError)
    if (locale !== parts.locale) await speak(play)
  }

  /** Goes on with the conversation in another language. */
  async function speak(replay: NonNullable<typeof play>) {
    const { locale } = parts
    const texts = await loadTexts()
    if (signal.aborted || locale !== parts.locale || !running) return
    const { conversation, keep } = running
    const isBegun = conversation.getView().status !== 'ready'
    const kept = keep()
    conversation.stop()
    const again = replay(texts, kept, true)
    if (isBegun) again.conversation.start()
  }

  /** Lets the widget appear and open by its own rules; a kept conversation goes on as the visitor left it. */
  function present({ conversation }: Conversing, kept: { readonly isOpen: boolean } | undefined) {
    presence = createPresence(looks.current, { show: surface.show, open: openByItself })
    if (kept) {
      presence.settle()
      conversation.start()
      if (kept.isOpen) openByItself()
    }
    chat.send({ type: 'bot.ready' })
  }

  /** Hands an error to the page's own error handling, since a visitor could do nothing about it. */
  function giveUp(error: unknown) {
    // Requests that `destroy` has aborted reject as well.
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
