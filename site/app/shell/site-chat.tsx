import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.js'

/** The chat in the corner of each page: the same tag as everywhere. Nothing but the loader comes before the page rests. */
export function SiteChat() {
  const bot = useRouteLoaderData<typeof loader>('root')?.bot
  if (bot === undefined) return null
  return (
    <script async src={`/talkgraph-loader.js?bot=${bot}`} data-chatbot-id={bot} data-color-scheme="auto" />
  )
}
