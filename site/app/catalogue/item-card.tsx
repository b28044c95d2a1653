import type { FlowSketch, SiteItem } from '@talkgraph/wire/site-data'
import type { ReactNode } from 'react'
import { Cover } from './cover.js'
import styles from './item-card.module.css'

/** An item of a list: its picture, what it is called and is, and what stands below. The whole card leads to its page. */
export function ItemCard({
  item,
  href,
  description = item.description,
  badge,
  meta,
  actions,
  level = 2,
}: {
  readonly item: Pick<SiteItem, 'slug' | 'title' | 'description' | 'coverImage'> & {
    readonly category: Pick<SiteItem['category'], 'name'>
    readonly sketch?: FlowSketch
  }
  readonly href: string
  readonly description?: string
  readonly badge?: ReactNode
  readonly meta?: ReactNode
  readonly actions?: ReactNode
  readonly level?: 2 | 3
}) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Cover item={item} />
        {badge && <span className={styles.badge}>{badge}</span>}
      </div>
      <div className={styles.body}>
        <p className={styles.category}>{item.category.name}</p>
        <Heading className={styles.title}>
          <a href={href} className={styles.link}>
            {item.title}
          </a>
        </Heading>
        <p className={styles.description}>{description}</p>
        {(meta || actions) && (
          <div className={styles.foot}>
            <div className={styles.meta}>{meta}</div>
            <div className={styles.actions}>{actions}</div>
          </div>
        )}
      </div>
    </article>
  )
}
