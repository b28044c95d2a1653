import { botAddress, launcherPath } from '@talkgraph/wire/addresses'
import type * as wire from '@talkgraph/wire/launcher-record'
import type { LauncherField } from '@talkgraph/wire/launcher-record'
import type { Customizations } from '../../themes/index.js'

/** What a launcher is drawn from: of the customizations, those that differ from their defaults. */
export type LauncherLooks = Partial<Pick<Customizations, LauncherField>>

/** What a server says of a launcher. */
export type LauncherRecord = wire.LauncherRecord<LauncherLooks>

declare global {
  /** A server that is asked for the loader with a bot's id puts that bot's record there. */
  interface HTMLScriptElement extends wire.RecordHolder<LauncherLooks> {}
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
    request.open('GET', `${botAddress(server, chatbotId)}${launcherPath}`)
    request.send()
  } catch {
    // No address: the whole widget tells of it.
    take()
  }
}
