import { useMatches } from 'react-router'
import { useEveryPage } from './use-every-page.js'

/**
 * The chat in the corner of each page: the same tag as everywhere. Nothing but the loader comes before the page rests. A route whose
 * handle says `ownChat` has another chat in that corner, and goes without.
 */
export function SiteChat() {
  const bot = useEveryPage()?.bot
  const hasOwn = useMatches().some(
    ({ handle }) => (handle as { ownChat?: boolean } | undefined)?.ownChat,
  )
  if (bot === undefined || hasOwn) return null
  return (
    <script
      async
      src={`/talkgraph-loader.js?bot=${bot}`}
      data-chatbot-id={bot}
      data-color-scheme="auto"
    />
  )
}
