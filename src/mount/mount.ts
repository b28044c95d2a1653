import { hostName } from '../kit/host-name.js'
import type { Beside } from './beside.js'
import { colorSchemes } from './color-scheme.js'
import { findTarget } from './find-target.js'
import { createHostedWidget } from './hosted-widget.js'
import { listed } from './listed.js'
import { modes, persistences } from './modes.js'
import type { MountOptions, Widget } from './options.js'
import { tellOptions } from './tell-options.js'
import { defineWidgetElement } from './widget-element.js'

/** What an entry makes of this module: `mount`, and the custom element. */
export interface Mounting {
  readonly mount: (options: MountOptions) => Widget
  readonly defineElement: () => void
}

/** Makes `mount` for an entry. */
export function createMounting(beside: Beside): Mounting {
  return {
    defineElement,
    mount(options) {
      if (typeof document === 'undefined') return nowhere
      defineElement()
      check(options)
      return listed(options, () => {
        const host = document.createElement(hostName)
        place(host, options)
        const widget = createHostedWidget({ host, options, beside, removesHost: true })
        return { widget, host, place: () => place(host, options) }
      })
    },
  }

  function defineElement() {
    defineWidgetElement((host, options) =>
      listed(options, () => ({
        widget: createHostedWidget({ host, options, beside, removesHost: false }),
        host,
      })),
    )
  }
}

/** Beside the body, which some libraries replace when they change pages. */
function place(host: HTMLElement, { mode, target }: MountOptions): void {
  const isTargeted = mode === 'full-page' && target !== undefined
  const parent = isTargeted ? findTarget(target) : document.documentElement
  parent.append(host)
  if (host.popover) host.showPopover?.()
}

function check(options: Partial<MountOptions> = {}): void {
  const { chatbotId, server, bot, mode, persistence, colorScheme, launcher } = options
  if (bot === undefined && !(chatbotId && typeof server === 'string'))
    throw new Error(
      `Talkgraph: mount() needs { chatbotId, server } or { bot }; got chatbotId ${JSON.stringify(chatbotId)} and server ${JSON.stringify(server)}.`,
    )
  modes.check(mode)
  persistences.check(persistence)
  colorSchemes.check(colorScheme)
  if (launcher !== undefined && typeof launcher !== 'boolean') findTarget(launcher)
  tellOptions(options)
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
  identify: nothing,
  show: nothing,
  hide: nothing,
  isOpen: () => false,
  getUnread: () => 0,
  getTranscript: () => [],
  setLocale: nothing,
  setColorScheme: nothing,
  setCustomizations: nothing,
  on: () => nothing,
}
