import { siteData } from '../site-data.js'
import { countParts, pathsOf } from '../sitemap/all-paths.js'
import { visitContext } from '../visit.js'
import type { Route } from './+types/sitemap'

/** `GET /sitemap.xml`: every page that may be found; where they are many, an index of parts (`?part=1` …). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { origin } = context.get(visitContext)
  const data = context.get(siteData)
  const parts = await countParts(data)
  const asked = new URL(request.url).searchParams.get('part')
  if (asked === null && parts > 1)
    return answer(
      'sitemapindex',
      Array.from({ length: parts }, (_, index) =>
        entry('sitemap', `${origin}/sitemap.xml?part=${index + 1}`),
      ),
    )
  const part = Number(asked ?? 1)
  if (!Number.isInteger(part) || part < 1 || part > parts) return new Response('', { status: 404 })
  const paths = await pathsOf(data, part)
  return answer(
    'urlset',
    paths.map(({ path, updatedAt }) => entry('url', origin + path, updatedAt)),
  )
}

function answer(kind: 'urlset' | 'sitemapindex', entries: readonly string[]): Response {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</${kind}>
`
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}

function entry(kind: 'url' | 'sitemap', address: string, updatedAt?: string): string {
  const changed = updatedAt ? `<lastmod>${escaped(updatedAt)}</lastmod>` : ''
  return `<${kind}><loc>${escaped(address)}</loc>${changed}</${kind}>`
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
