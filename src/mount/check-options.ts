import { colorSchemes } from './color-scheme.js'
import { findTarget } from './find-target.js'
import { modes, persistences } from './modes.js'
import type { MountOptions } from './options.js'

/** Throws at options that name no bot, a word that is unknown, or an element that is not on the page. */
export function checkOptions(options: Partial<MountOptions> = {}): void {
  const { chatbotId, server, bot, mode, persistence, colorScheme, launcher } = options
  if (bot === undefined && !(chatbotId && typeof server === 'string'))
    throw new Error(
      `Talkgraph: mount() needs { chatbotId, server } or { bot }; got chatbotId ${JSON.stringify(chatbotId)} and server ${JSON.stringify(server)}.`,
    )
  modes.check(mode)
  persistences.check(persistence)
  colorSchemes.check(colorScheme)
  if (launcher !== undefined && typeof launcher !== 'boolean') findTarget(launcher, 'launcher')
}
