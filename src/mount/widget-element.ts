import { hostName } from '../kit/host-name.js'
import { colorSchemes } from './color-scheme.js'
import { findTarget } from './find-target.js'
import { modes, persistences } from './modes.js'
import type { MountOptions, Widget } from './options.js'

/** The attributes that make another widget when they change. */
const renewing = 'chatbot-id server mode target persistence'.split(' ')

/**
 * Defines `<talkgraph-widget chatbot-id server mode target locale color-scheme persistence nonce>`, once per page. Without a `chatbot-id` the
 * element is inert: `mount` uses it as its host. A changed attribute takes effect at once. On a server it does nothing.
 */
export function defineWidgetElement(
  create: (host: HTMLElement, options: MountOptions) => Widget,
): void {
  if (typeof customElements === 'undefined' || customElements.get(hostName)) return

  class WidgetElement extends HTMLElement {
    static readonly observedAttributes = [...renewing, 'locale', 'color-scheme']
    #widget: Widget | undefined
    /** What the widget was made for. */
    #made: string | undefined

    connectedCallback() {
      const chatbotId = this.#read('chatbot-id')
      if (!chatbotId || this.#widget || !this.isConnected) return
      const selector = this.#read('target')
      const target = selector ? this.#find(selector) : null
      // The move connects the element once more, then inside its target.
      if (target && this.parentElement !== target) return target.append(this)
      this.#made = this.#wanted()
      this.#widget = create(this, {
        chatbotId,
        server: this.#read('server') ?? location.origin,
        mode: modes.read(this.#read('mode')),
        target: this,
        locale: this.#read('locale'),
        colorScheme: colorSchemes.read(this.#read('color-scheme')),
        persistence: persistences.read(this.#read('persistence')),
        nonce: this.nonce || undefined,
      })
    }

    attributeChangedCallback(name: string, _: unknown, now: string | null) {
      if (name === 'locale') this.#widget?.setLocale(now || undefined)
      else if (name === 'color-scheme') this.#widget?.setColorScheme(colorSchemes.read(now))
      // Several that change together make one other widget.
      else queueMicrotask(() => this.#renew())
    }

    #renew() {
      if (this.#made === this.#wanted()) return
      this.#end()
      // What ends is taken away in a microtask of its own.
      queueMicrotask(() => this.connectedCallback())
    }

    #wanted(): string {
      return String(renewing.map(name => this.getAttribute(name)))
    }

    #read(name: string): string | undefined {
      return this.getAttribute(name) || undefined
    }

    #end() {
      this.#widget?.destroy()
      this.#widget = this.#made = undefined
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
        if (!this.isConnected) this.#end()
      })
    }

    /** The widget's controls; undefined while the element is not on a page or has no `chatbot-id`. */
    get widget(): Widget | undefined {
      return this.#widget
    }
  }

  customElements.define(hostName, WidgetElement)
}
