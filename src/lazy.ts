import { fetchWhole } from './lazy/fetch-whole.js'
import { mountLazily } from './lazy/lazy-mount.js'
import type { MountOptions, Widget } from './mount/options.js'

/**
 * Puts a launcher on the page and returns the controls of its chat, as `mount` of `talkgraph` does; the rest of the widget
 * is fetched when a visitor comes near, or when a call or the bot needs it. Calls made before that are carried out then, in
 * their order. Throws as `mount` does.
 */
export const mount: (options: MountOptions) => Widget = mountLazily

/** Fetches the rest of the widget now, so that a visitor's press finds it there; resolves to whether it came. */
export async function preload(): Promise<boolean> {
  return typeof document !== 'undefined' && (await fetchWhole()) !== undefined
}

export type { Value } from '../runtime/index.js'
export type { Customizations, CustomizationsInput } from '../themes/index.js'
export type { Persistence } from './env/saved-slot.js'
export type { Mode } from './model/mode.js'
export type { WidgetPlugin } from './model/plugins.js'
export type { ColorScheme } from './mount/color-scheme.js'
export type { Listener, WidgetEvents } from './mount/events.js'
export type { Identity } from './mount/identity.js'
export type { BotSource, MountOptions, OwnEnv, Widget } from './mount/options.js'
export type { TranscriptLine } from './mount/read-transcript.js'
export { version } from './version.js'
