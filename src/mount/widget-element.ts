import { hostName } from '../kit/host-name.js'
import { colorSchemes } from './color-scheme.js'
import { findTarget } from './find-target.js'
import { modes, persistences } from './modes.js'
import type { MountOptions, Widget } from './options.js'

/**
 * Defines `<talkgraph-widget chatbot-id server mode target locale color-scheme persistence nonce>`, once per page. Without a `chatbot-id` the
 * element is inert: `mount` uses it as its host. On a server it does nothing.
 */
export function defineWidgetElement(create: (host: HTMLElement, options: MountOptions) => Widget): void {
  if (typeof customElements === 'undefined' || customElements.get(hostName)) return

  class WidgetElement extends HTMLElement {
    #widget: Widget | undefined

    connectedCallback() {
      const chatbotId = this.getAttribute('chatbot-id')
      if (!chatbotId || this.#widget) return
      const attribute = (name: string) => this.getAttribute(name) || undefined
      const selector = attribute('target')
      const target = selector ? this.#find(selector) : null
      // The move connects the element once more, then inside its target.
      if (target && this.parentElement !== target) return target.append(this)
      this.#widget = create(this, {
        chatbotId,
        server: attribute('server') ?? location.origin,
        mode: modes.read(attribute('mode')),
        target: this,
        locale: attribute('locale'),
        colorScheme: colorSchemes.read(attribute('color-scheme')),
        persistence: persistences.read(attribute('persistence')),
        nonce: this.nonce || undefined,
      })
    }

    /** A target that cannot be found is told; the widget then stands where its element does. */
    #find(selector: string): Element | null {
      try {
        return findTarget(selector)
      } catch (error) {
        reportError(error)
        return null
      }
    }

    disconnectedCallback() {
      // A move within the page disconnects and connects again at once.
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#widget?.destroy()
        this.#widget = undefined
      })
    }

    /** The widget's controls; undefined while the element is not on a page or has no `chatbot-id`. */
    get widget(): Widget | undefined {
      return this.#widget
    }
  }

  customElements.define(hostName, WidgetElement)
}
