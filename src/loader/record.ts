import { botAddress } from '../env/bot-address.js'
import type { LauncherLooks } from './launcher-looks.js'

/** What a server says of a launcher; `customizations` holds what differs from the defaults, checked by the server. */
export interface LauncherRecord {
  readonly customizations: LauncherLooks
  /** False: something did not fit into the record, and only the whole bot has it. */
  readonly complete: boolean
}

/** Fetches what a bot's launcher looks like; where there is no such bot, what comes is not complete. */
export async function fetchRecord(server: string, chatbotId: string): Promise<LauncherRecord> {
  return (await fetch(`${botAddress(server, chatbotId)}/launcher`, { credentials: 'omit' })).json()
}
