/** What a feed tells of. */
export interface FeedEntry {
  readonly title: string
  readonly path: string
  readonly description: string
  /** As `2026-11-24`. */
  readonly date?: string | undefined
}

/** Answers with an RSS feed, the newest entry first. */
export function answerFeed(
  origin: string,
  feed: {
    readonly title: string
    readonly description: string
    readonly path: string
    readonly of: string
  },
  entries: readonly FeedEntry[],
): Response {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escaped(feed.title)}</title>
<link>${escaped(origin + feed.of)}</link>
<description>${escaped(feed.description)}</description>
<language>en</language>
<atom:link href="${escaped(origin + feed.path)}" rel="self" type="application/rss+xml"/>
${entries.map(entry => item(origin, entry)).join('\n')}
</channel>
</rss>
`
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}

function item(origin: string, { title, path, description, date }: FeedEntry): string {
  const address = escaped(origin + path)
  const day = date === undefined ? '' : `<pubDate>${new Date(date).toUTCString()}</pubDate>`
  return `<item><title>${escaped(title)}</title><link>${address}</link><guid isPermaLink="true">${address}</guid><description>${escaped(description)}</description>${day}</item>`
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
