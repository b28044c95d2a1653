import type { MountOptions, Widget } from './options.js'

/** A widget as the page's list has it. */
export interface Listed extends Widget {
  readonly host: HTMLElement
  /** How many have asked for it and have not destroyed it. */
  claims: number
  /** Puts it on the page once more, after the page has thrown its element away; undefined for the page's own element. */
  readonly place?: (() => void) | undefined
}

/** What stands at `window.Talkgraph`: at first the page's own queue of commands, to which our files add. */
export interface PageApi {
  /** Every widget on the page, by `keyOf`; all copies of our code share them. */
  widgets?: Map<string, Listed>
  mount?: (options: MountOptions) => Widget
  /** Which version of our code serves the page. */
  version?: string
  /** Mounts what a script tag asks for, unless it is there. */
  mountTag?: (tag: HTMLScriptElement) => void
  push?: (...commands: never[]) => number
  /** The loader that came first takes on the tags of its copies. */
  addTag?: (tag: HTMLScriptElement) => void
}

/** The page, with the one name that we have there. */
export const ownPage = (): Window & { Talkgraph?: PageApi } => window

/** What stands at that name: nothing of ours or the page's, if it is an element or a frame that is called so. */
export function findPageApi(): PageApi | undefined {
  const found: unknown = ownPage().Talkgraph
  return found instanceof Object && !(found instanceof EventTarget) ? found : undefined
}

/** The script that is being run, even where an element of the page has that name. */
export function findCurrentScript(): unknown {
  return Reflect.get(Document.prototype, 'currentScript', document)
}

/** The key under which a published bot's widget is listed: the one above the page, or one that fills a place of it. */
export function keyOf(chatbotId: string, server: string, isFullPage: boolean): string {
  return `${chatbotId} ${server}${isFullPage ? ' full-page' : ''}`
}
