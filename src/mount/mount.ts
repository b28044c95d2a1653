import { hostName } from '../kit/host-name.js'
import type { Beside } from './beside.js'
import { checkOptions } from './check-options.js'
import { findTarget } from './find-target.js'
import { createHostedWidget } from './hosted-widget.js'
import { listed } from './listed.js'
import { nowhere } from './nowhere.js'
import type { MountOptions, Widget } from './options.js'
import { tellOptions } from './tell-options.js'
import { defineWidgetElement } from './widget-element.js'

/** What an entry makes of this module: `mount`, and the custom element. */
export interface Mounting {
  readonly mount: (options: MountOptions) => Widget
  /** The same, into a host element that may have a stand-in's launcher; it goes if the widget is on the page already. */
  readonly mountIn: (host: HTMLElement, options: MountOptions) => Widget
  readonly defineElement: () => void
}

/** Makes `mount` for an entry. */
export function createMounting(beside: Beside): Mounting {
  return {
    defineElement,
    mountIn,
    mount(options) {
      if (typeof document === 'undefined') return nowhere
      return mountIn(document.createElement(hostName), options)
    },
  }

  function mountIn(host: HTMLElement, options: MountOptions): Widget {
    defineElement()
    checkOptions(options)
    tellOptions(options)
    let isTaken = false
    const widget = listed(options, () => {
      isTaken = true
      if (!host.isConnected) place(host, options)
      return {
        widget: createHostedWidget({ host, options, beside, removesHost: true }),
        host,
        place: () => place(host, options),
      }
    })
    if (!isTaken) host.remove()
    return widget
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
