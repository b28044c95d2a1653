import { pageWidgets } from '../mount/listed.js'
import { createMounting } from '../mount/mount.js'
import type { MountOptions, Widget } from '../mount/options.js'
import type { Listed } from '../mount/page-api.js'
import { beside } from './beside.js'
import { type Command, runCommands } from './commands.js'

/** Every widget on the page, by bot and server. */
export const widgets: Map<string, Listed> = pageWidgets()

const mounting = createMounting(beside)

/** Puts a widget on the page and returns its controls; `push` speaks to it too. */
export const mount: (options: MountOptions) => Widget = mounting.mount

/** Defines `<talkgraph-widget>`, and brings those to life that already stand on the page. */
export const defineElement: () => void = mounting.defineElement

/** Carries out commands such as `['open']`, each on every widget or on the one that it names last (decision 53). */
export function push(...commands: readonly Command[]): number {
  runCommands(commands, widgets)
  return 0
}
