import { Grid } from '@talkgraph/ui'
import { blog } from '../../../content/blog.js'
import { Day } from '../../articles/day.js'
import { FeedLink } from '../../articles/feed-link.js'
import { postPath, posts, withoutText } from '../../articles/posts.server.js'
import { ItemCard } from '../../catalogue/item-card.js'
import layout from '../../catalogue/layout.module.css'
import { PageHead } from '../../kit/page-head.js'
import { pageMeta } from '../../meta/page-meta.js'
import type { Route } from './+types/list'

export const loader = () => ({
  posts: posts.map(withoutText).map(post => ({ ...post, path: postPath(post.slug) })),
})

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: blog.title,
    description: blog.description,
    feed: { title: blog.feed.title, href: blog.feed.path },
  })

export default function Blog({ loaderData: { posts } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={blog.title} lead={blog.description}>
        <FeedLink href={blog.feed.path}>Follow by RSS</FeedLink>
      </PageHead>
      <div className={layout.page}>
        <Grid column="large">
          {posts.map(({ slug, title, description, topic, date, minutes, path }) => (
            <li key={slug}>
              <ItemCard
                item={{ slug, title, description, category: { name: topic } }}
                href={path}
                meta={
                  <>
                    <Day date={date} /> · {minutes} min
                  </>
                }
              />
            </li>
          ))}
        </Grid>
      </div>
    </>
  )
}
