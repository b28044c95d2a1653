import { changelog } from '../../../content/blog.js'
import { Day } from '../../articles/day.js'
import { FeedLink } from '../../articles/feed-link.js'
import { versions } from '../../articles/versions.server.js'
import { RichContent } from '../../catalogue/rich-content.js'
import article from '../../kit/article.module.css'
import { Contents } from '../../kit/contents.js'
import { PageHead } from '../../kit/page-head.js'
import { pageMeta } from '../../meta/page-meta.js'
import type { Route } from './+types/changelog'
import styles from './changelog.module.css'

export const loader = () => ({ versions })

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: changelog.title,
    description: changelog.description,
    feed: { title: changelog.feed.title, href: changelog.feed.path },
  })

export default function Changelog({ loaderData: { versions } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={changelog.title} lead={changelog.description}>
        <FeedLink href={changelog.feed.path}>Follow by RSS</FeedLink>
      </PageHead>
      <div className={article.page}>
        <Contents
          title="Versions"
          headings={versions.map(({ id, name }) => ({ id, text: name, level: 2 }))}
        />
        <div className={styles.versions}>
          {versions.map(({ name, id, date, html }) => (
            <section key={id} id={id} className={styles.version} aria-label={`Version ${name}`}>
              <header className={styles.head}>
                <h2 className={styles.name}>
                  <a href={`#${id}`} className={styles.anchor}>
                    {name}
                  </a>
                </h2>
                {date && (
                  <p className={styles.date}>
                    <Day date={date} />
                  </p>
                )}
              </header>
              <RichContent html={html} className={styles.text} />
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
