import type { Problem } from '../../runtime/index.js'
import { drawChat } from './draw-chat.js'
import { findTexts } from './find-texts.js'
import type { MountOptions, Widget } from './options.js'
import { createParts } from './parts.js'
import { createPresence, type Presence } from './presence.js'
import type { Conversing } from './share-conversation.js'
import type { Surface } from './surface.js'

/** Loads the bot, runs its conversation and answers the host page; knows nothing of how it is drawn. */
export function createController(options: MountOptions, surface: Surface): Widget {
  const life = new AbortController()
  const { signal } = life
  const parts = createParts(options, signal)
  const { events, finder, looks, unread, report } = parts
  const { chat, openByItself, open, close, toggle, end } = parts.controls
  let variables = { ...options.variables }
  let running: Conversing | undefined
  let presence: Presence | undefined

  chat.on('opened', () => {
    presence?.settle()
    unread.set(0)
    running?.conversation.start()
    events.emit('open', {})
    running?.keep()
  })
  chat.on('closed', () => {
    events.emit('close', {})
    running?.keep()
  })
  begin().catch(giveUp)

  return {
    open,
    close,
    toggle,
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
      end()
    },
  }

  async function begin(): Promise<void> {
    const tell = (problem: Problem) => signal.aborted || report(problem)
    const [found, texts] = await Promise.all([
      finder.find(),
      findTexts(parts.locale, surface.beside.loadCatalogue, tell),
    ])
    await surface.whenFree?.()
    if (signal.aborted) return
    if ('problem' in found) {
      report(found.problem)
      return takeAway()
    }
    running = drawChat(parts, surface, { ...found, options, texts, variables })
    const { id, name, version } = found.bot.file
    events.emit('ready', { botId: id, name, version })
    // A listener may have destroyed the widget.
    if (!signal.aborted) present(running, found.kept)
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
