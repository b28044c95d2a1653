import { botAddress } from '../env/bot-address.js'
import type { LauncherLooks } from './launcher-looks.js'

/** What a server says of a launcher; `customizations` holds what differs from the defaults, checked by the server. */
export interface LauncherRecord {
  readonly id: string
  readonly customizations: LauncherLooks
  /** False: something did not fit into the record, and only the whole bot has it. */
  readonly complete: boolean
}

declare global {
  interface HTMLScriptElement {
    /** Put there by a server that is asked for the loader with `?bot=ID`: that bot's record. */
    talkgraphRecord?: LauncherRecord
  }
}

/** Asks a server for the record; where there is no such bot, what comes is not complete. */
export function askForRecord(
  server: string,
  chatbotId: string,
  take: (record?: Partial<LauncherRecord> | null) => void,
): void {
  // Sooner at hand than what `fetch` brings, which waits behind the page's next frame for its body.
  const request = new XMLHttpRequest()
  request.responseType = 'json'
  request.onloadend = () => take(request.response)
  try {
    request.open('GET', `${botAddress(server, chatbotId)}/launcher`)
    request.send()
  } catch {
    // No address: the whole widget tells of it.
    take()
  }
}
