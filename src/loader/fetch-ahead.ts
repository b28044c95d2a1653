import { botAddress } from '@talkgraph/wire/addresses'
import { readTag } from './read-tag.js'

/**
 * Has the browser keep the one file and the bot, so that a click finds them there, without running anything. False where
 * the file is not the server's own: the page's policy may allow to load it as a script only.
 */
export function fetchAhead(tag: HTMLScriptElement, address: string, server: string): boolean {
  if (tag.crossOrigin !== null || !address.startsWith(`${server}/`)) return false
  // Asked for in the way that a script tag and the widget ask, or the browser would fetch it twice.
  keep(address, { mode: 'no-cors', credentials: 'include' })
  keep(botAddress(server, readTag(tag, 'chatbot-id')), { credentials: 'omit' })
  return true
}

function keep(address: string, how: RequestInit): void {
  fetch(address, how)
    .then(response => response.text())
    .catch(() => {
      // Then it is fetched when it is needed, and that reports the failure.
    })
}
