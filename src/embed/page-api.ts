import type { MountOptions, Widget } from '../mount/options.js'

/** What stands at `window.Talkgraph`: at first the page's own queue of commands, to which our files add. */
export interface PageApi {
  widgets?: Map<string, Widget>
  mount?: (options: MountOptions) => Widget
  /** Mounts what a script tag asks for, unless it is there. */
  mountTag?: (tag: HTMLScriptElement) => void
  push?: (...commands: never[]) => number
  /** The loader that came first takes on the tags of its copies. */
  addTag?: (tag: HTMLScriptElement) => void
}

declare global {
  interface Window {
    Talkgraph?: PageApi
  }
}

/** What stands at `window.Talkgraph`: nothing of ours or the page's, if it is an element or a frame of that name. */
export function findPageApi(): PageApi | undefined {
  const found: unknown = window.Talkgraph
  return found instanceof Object && !(found instanceof EventTarget) ? found : undefined
}

/** The script that is being run, even where an element of the page has that name. */
export function findCurrentScript(): unknown {
  return Reflect.get(Document.prototype, 'currentScript', document)
}

/** The key under which a published bot's widget is listed. */
export function keyOf(chatbotId: string, server: string): string {
  return `${chatbotId} ${server}`
}
