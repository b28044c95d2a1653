import type { SiteItem } from '@talkgraph/wire/site-data'
import styles from './side-list.module.css'

/** The newest items beside something else. */
export function SideList({
  title,
  items,
  href,
}: {
  readonly title: string
  readonly items: readonly SiteItem[]
  readonly href: (item: SiteItem) => string
}) {
  if (items.length === 0) return null
  return (
    <aside className={styles.side} aria-labelledby="side-list">
      <h2 id="side-list" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {items.map(item => (
          <li key={item.id}>
            <a href={href(item)} className={styles.link}>
              <span className={styles.name}>{item.title}</span>
              <span className={styles.category}>{item.category.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}
