import { bundled } from './mount/bundled.js'
import { createMounting } from './mount/mount.js'
import type { MountOptions, Widget } from './mount/options.js'

const mounting = createMounting(bundled)

/**
 * Puts a chat on the page and returns its controls. Throws when the options name no bot or a target that does not
 * exist; a bot that cannot be loaded is a `problem` event and one console error.
 */
export const mount: (options: MountOptions) => Widget = mounting.mount

/** Defines `<talkgraph-widget chatbot-id="…" server="…">` for use in HTML; `mount` does so too. */
export const defineElement: () => void = mounting.defineElement

export type { Value } from '../runtime/index.js'
export type { Customizations, CustomizationsInput } from '../themes/index.js'
export { type LoadEmojiNames, nameEmojis } from './emoji/emoji-names.js'
export type { Persistence } from './env/saved-slot.js'
export type { Mode } from './model/mode.js'
export type {
  ContentContext,
  Drawn,
  Look,
  LookContext,
  PromptContext,
  WidgetPlugin,
} from './model/plugins.js'
export type { ColorScheme } from './mount/color-scheme.js'
export type { Listener, WidgetEvents } from './mount/events.js'
export type { Identity } from './mount/identity.js'
export type { BotSource, MountOptions, OwnEnv, Widget } from './mount/options.js'
export type { TranscriptLine } from './mount/read-transcript.js'
export type { WidgetAttributes, WidgetElement } from './mount/widget-attributes.js'
export { version } from './version.js'
