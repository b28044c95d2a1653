import type { Beside } from './beside.js'
import { colorSchemes } from './color-scheme.js'
import { findTarget } from './find-target.js'
import { hostName } from './host-element.js'
import { createHostedWidget } from './hosted-widget.js'
import { modes, persistences } from './modes.js'
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
      if (typeof document === 'undefined') return nowhere
      defineElement()
      check(options)
      const { mode, target } = options
      const parent =
        mode === 'full-page' && target !== undefined
          ? findTarget(target)
          : (document.body ?? document.documentElement)
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

function check(options: Partial<MountOptions> = {}): void {
  const { chatbotId, server, bot, mode, persistence, colorScheme } = options
  if (bot === undefined && !(chatbotId && typeof server === 'string'))
    throw new Error(
      `Talkgraph: mount() needs { chatbotId, server } or { bot }; got chatbotId ${JSON.stringify(chatbotId)} and server ${JSON.stringify(server)}.`,
    )
  modes.check(mode)
  persistences.check(persistence)
  colorSchemes.check(colorScheme)
}

const nothing = () => {}

/** A widget where there is no page, on a server that renders. */
const nowhere: Widget = {
  open: nothing,
  close: nothing,
  toggle: nothing,
  restart: nothing,
  destroy: nothing,
  send: nothing,
  setVariables: nothing,
  setCustomizations: nothing,
  on: () => nothing,
}
