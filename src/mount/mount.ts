import type { Beside } from './beside.js'
import { hostName } from './host-element.js'
import { createHostedWidget } from './hosted-widget.js'
import type { MountOptions, Widget } from './options.js'
import { defineWidgetElement } from './widget-element.js'

/** Is told of each new widget and returns the controls that the page gets. */
export type Enlist = (options: MountOptions, widget: Widget) => Widget

/** What an entry makes of this module: `mount`, and the custom element. */
export interface Mounting {
  readonly mount: (options: MountOptions) => Widget
  readonly defineElement: () => void
}

/** Makes `mount` for an entry. */
export function createMounting(beside: Beside, enlist: Enlist = (_, widget) => widget): Mounting {
  return {
    defineElement,
    mount(options) {
      defineElement()
      checkSource(options)
      const parent = findTarget(options)
      const host = document.createElement(hostName)
      parent.append(host)
      return enlist(options, createHostedWidget({ host, options, beside, removesHost: true }))
    },
  }

  function defineElement() {
    defineWidgetElement((host, options) =>
      enlist(options, createHostedWidget({ host, options, beside, removesHost: false })),
    )
  }
}

function checkSource({ chatbotId, server, bot }: MountOptions): void {
  if (bot !== undefined || (chatbotId && typeof server === 'string')) return
  throw new Error(
    `Talkgraph: mount() needs { chatbotId, server } or { bot }; got chatbotId ${JSON.stringify(chatbotId)} and server ${JSON.stringify(server)}.`,
  )
}

function findTarget({ mode, target }: MountOptions): Element {
  if (mode !== 'full-page' || target === undefined) return document.body ?? document.documentElement
  const element = typeof target === 'string' ? document.querySelector(target) : target
  if (element) return element
  throw new Error(`Talkgraph: the target ${JSON.stringify(target)} is not on the page.`)
}
