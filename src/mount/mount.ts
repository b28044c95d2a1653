import type { LoadEmoji } from '../emoji/emoji-book.js'
import { hostName } from './host-element.js'
import { createHostedWidget } from './hosted-widget.js'
import type { MountOptions, Widget } from './options.js'
import { defineWidgetElement } from './widget-element.js'

/** Makes `mount` for an entry; each entry knows where its emoji chunk lies. */
export function createMount(loadEmoji: LoadEmoji): (options: MountOptions) => Widget {
  /**
   * Puts a widget on the page and returns its controls. Throws when the options name no bot or a target that does not
   * exist; a bot that cannot be loaded is a `problem` event and one console error.
   */
  return function mount(options) {
    defineWidgetElement(loadEmoji)
    checkSource(options)
    const parent = findTarget(options)
    const host = document.createElement(hostName)
    parent.append(host)
    return createHostedWidget({ host, options, loadEmoji, removesHost: true })
  }
}

function checkSource({ chatbotId, server, bot }: MountOptions): void {
  if (bot !== undefined || (chatbotId && typeof server === 'string')) return
  throw new Error(
    `Talkgraph: mount() needs { chatbotId, server } or { bot }; got chatbotId ${JSON.stringify(chatbotId)} and server ${JSON.stringify(server)}.`,
  )
}

function findTarget({ mode, target }: MountOptions): Element {
  if (mode !== 'full-page' || target === undefined) return document.body
  const element = typeof target === 'string' ? document.querySelector(target) : target
  if (element) return element
  throw new Error(`Talkgraph: the target ${JSON.stringify(target)} is not on the page.`)
}
