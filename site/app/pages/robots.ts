import { visitContext } from '../visit.js'
import type { Route } from './+types/robots'

/** `GET /robots.txt`: everything may be found but the rooms of teams and the addresses of machines. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(visitContext)
  const closed = ['/studio/', '/v0/', '/v1/', '/widget/', '/auth/', '/uploads/', '/unsubscribe']
  const lines = [
    'User-agent: *',
    ...closed.map(path => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
