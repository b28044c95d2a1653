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

/** The key under which a published bot's widget is listed. */
export function keyOf(chatbotId: string, server: string): string {
  return `${chatbotId} ${server}`
}
