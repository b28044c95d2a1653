import { readDetails } from '../appearance/details.js'
import { defaultSettings, type Settings } from '../appearance/settings.js'
import type { BotEntry } from '../store/index.js'

/** What is set of a bot: how an AI answers for it, among others. */
export function settingsOf({ details }: BotEntry): Settings {
  return { ...defaultSettings, ...readDetails(details).settings }
}
