import { blog } from '../../../content/blog.js'
import { Day } from '../../articles/day.js'
import { FeedLink } from '../../articles/feed-link.js'
import { postPath, posts, withoutText } from '../../articles/posts.server.js'
import { RichContent } from '../../catalogue/rich-content.js'
import article from '../../kit/article.module.css'
import { Contents } from '../../kit/contents.js'
import { PageHead } from '../../kit/page-head.js'
import { pageMeta } from '../../meta/page-meta.js'
import type { Route } from './+types/post'
import styles from './post.module.css'

/** How many others stand below a post. */
const mostOthers = 3

export function loader({ params }: Route.LoaderArgs) {
  const place = posts.findIndex(({ slug }) => slug === params.slug)
  const post = posts[place]
  if (!post) throw new Response(null, { status: 404 })
  // Those that follow in the list, from the top again after the last one.
  const others = [...posts.slice(place + 1), ...posts.slice(0, place)].slice(0, mostOthers)
  return {
    post,
    others: others.map(withoutText).map(other => ({ ...other, path: postPath(other.slug) })),
  }
}

const trail = [{ label: blog.title, href: '/blog' }]

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return []
  const { title, description, date } = args.loaderData.post
  return pageMeta(args, {
    title,
    description,
    trail,
    kind: 'article',
    feed: { title: blog.feed.title, href: blog.feed.path },
    jsonLd: [{ '@type': 'Article', headline: title, description, datePublished: date }],
  })
}

export default function BlogPost({ loaderData: { post, others } }: Route.ComponentProps) {
  const { title, description, topic, date, minutes, html, headings } = post
  return (
    <>
      <PageHead title={title} lead={description} trail={trail}>
        <p className={styles.about}>
          {topic} · <Day date={date} /> · {minutes} minutes to read
        </p>
      </PageHead>
      <div className={article.page}>
        <Contents title="On this page" headings={headings} />
        <div className={styles.column}>
          <article>
            <RichContent html={html} />
          </article>
          <FeedLink href={blog.feed.path}>Follow by RSS</FeedLink>
          <aside className={styles.others} aria-labelledby="others">
            <h2 id="others" className={styles.title}>
              Read on
            </h2>
            <ul className={styles.list}>
              {others.map(other => (
                <li key={other.slug}>
                  <a href={other.path} className={styles.other}>
                    <span className={styles.name}>{other.title}</span>
                    <span className={styles.words}>{other.description}</span>
                  </a>
                </li>
              ))}
            </ul>
          </aside>
        </div>
      </div>
    </>
  )
}
