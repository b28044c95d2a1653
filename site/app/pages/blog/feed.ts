import { blog } from '../../../content/blog.js'
import { answerFeed } from '../../articles/answer-feed.js'
import { postPath, posts } from '../../articles/posts.server.js'
import { visitContext } from '../../visit.js'
import type { Route } from './+types/feed'

/** `GET /blog/rss.xml`: the posts for feed readers. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(visitContext)
  const { title, path } = blog.feed
  return answerFeed(
    origin,
    { title, path, description: blog.description, of: '/blog' },
    posts.map(({ slug, ...post }) => ({ ...post, path: postPath(slug) })),
  )
}
