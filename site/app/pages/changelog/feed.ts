import { changelog } from '../../../content/blog.js'
import { answerFeed } from '../../articles/answer-feed.js'
import { versions } from '../../articles/versions.server.js'
import { visitContext } from '../../visit.js'
import type { Route } from './+types/feed'

/** `GET /changelog/rss.xml`: the versions for feed readers. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(visitContext)
  const { title, path } = changelog.feed
  return answerFeed(
    origin,
    { title, path, description: changelog.description, of: '/changelog' },
    versions.map(({ name, id, date, html }) => ({
      title: `Talkgraph ${name}`,
      path: `/changelog#${id}`,
      description: html,
      date,
    })),
  )
}
