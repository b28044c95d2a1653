import { createMount } from './mount/mount.js'

/** Puts a chat on the page. React is not needed. */
export const mount = createMount(() =>
  import('./emoji/emoji.js').then(({ openEmojiBook }) => openEmojiBook()),
)

export type { Value } from '../runtime/index.js'
export type { Customizations, CustomizationsInput } from '../themes/index.js'
export type { Listener, WidgetEvents } from './mount/events.js'
export type { BotSource, Mode, MountOptions, Widget } from './mount/options.js'
