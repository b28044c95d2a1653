import type { Persistence } from '../env/saved-slot.js'
import type { Mode } from '../model/mode.js'
import type { ColorScheme } from './color-scheme.js'
import type { Widget } from './options.js'

/** The attributes of `<talkgraph-widget>`, for the types of JSX, Vue and Svelte. */
export interface WidgetAttributes {
  'chatbot-id'?: string | undefined
  server?: string | undefined
  mode?: Mode | undefined
  target?: string | undefined
  locale?: string | undefined
  'color-scheme'?: ColorScheme | undefined
  persistence?: Persistence | undefined
  nonce?: string | undefined
}

/** The element `<talkgraph-widget>`, as `document.querySelector` finds it. */
export interface WidgetElement extends HTMLElement {
  /** The widget's controls; undefined while the element is not on a page or has no `chatbot-id`. */
  readonly widget: Widget | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'talkgraph-widget': WidgetElement
  }
}
