import { readColorScheme } from './color-scheme.js'
import { hostName } from './host-element.js'
import { oneOf } from './one-of.js'
import type { MountOptions, Widget } from './options.js'

/** Reads a mode as it stands in an attribute. */
export const readMode = oneOf('live-chat', 'popup', 'full-page')

/** Reads from an attribute where a conversation is kept. */
export const readPersistence = oneOf('session', 'local')

/**
 * Defines `<talkgraph-widget chatbot-id server mode target locale color-scheme persistence nonce>`, once per page. Without a `chatbot-id` the
 * element is inert: `mount` uses it as its host.
 */
export function defineWidgetElement(create: (host: HTMLElement, options: MountOptions) => Widget): void {
  if (customElements.get(hostName)) return

  class WidgetElement extends HTMLElement {
    #widget: Widget | undefined

    connectedCallback() {
      const chatbotId = this.getAttribute('chatbot-id')
      if (!chatbotId || this.#widget) return
      const attribute = (name: string) => this.getAttribute(name) || undefined
      const target = attribute('target') ? document.querySelector(attribute('target') ?? '') : null
      // The move connects the element once more, then inside its target.
      if (target && this.parentElement !== target) return target.append(this)
      this.#widget = create(this, {
        chatbotId,
        server: attribute('server') ?? location.origin,
        mode: readMode(attribute('mode')),
        target: this,
        locale: attribute('locale'),
        colorScheme: readColorScheme(attribute('color-scheme')),
        persistence: readPersistence(attribute('persistence')),
        nonce: this.nonce || undefined,
      })
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
