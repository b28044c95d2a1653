import type { LauncherLooks, LauncherRecord } from '../loader/record.js'
import type { MountOptions } from '../mount/options.js'
import { plainLooks } from './plain-looks.js'

/** What is known of a launcher before anybody has been asked. */
export interface Foreseen {
  /** Undefined: the server knows it. */
  readonly record?: Partial<LauncherRecord> | undefined
  readonly looks?: LauncherLooks | undefined
}

const onlyWhole: Foreseen = { record: { complete: false } }

/**
 * Reads what options, and a bot that the page brings itself, say of the launcher. What only the whole widget reads has it
 * come by itself.
 */
export function foresee({ bot, customizations }: MountOptions): Foreseen {
  const looks = plainLooks(customizations)
  if (!looks) return onlyWhole
  if (bot === undefined) return { looks }
  const own = looksOf(bot)
  // A picture's address is relative to a server, and there is none.
  if (!own || own.widgetIconImage || looks.widgetIconImage) return onlyWhole
  return { record: { complete: true, customizations: own }, looks }
}

/** Undefined for a text, which would have to be read, and for a bot that may open by itself. */
function looksOf(bot: unknown): LauncherLooks | undefined {
  if (typeof bot !== 'object' || bot === null) return undefined
  if ('triggers' in bot || 'prefill' in bot || 'prefillMessage' in bot) return undefined
  if (!('customizations' in bot)) return {}
  const { customizations } = bot
  return customizations instanceof Object ? plainLooks(customizations) : undefined
}
