import { classes } from '@talkgraph/ui'
import { cut } from '../../catalogue/cut.js'
import { withinPage } from '../../kit/within-page.js'
import type { GalleryCategory } from './categories.js'
import styles from './category-list.module.css'

/** The categories as links; a long name is cut and stands whole in a tooltip. */
export function CategoryList({
  categories,
  current,
  onPick,
}: {
  readonly categories: readonly GalleryCategory[]
  readonly current: string
  readonly onPick: (slug: string) => void
}) {
  return (
    <ul className={styles.list}>
      {categories.map(({ slug, name, count }) => {
        const short = cut(name, 25, 23)
        return (
          <li key={slug}>
            <a
              href={`/templates/${slug}?page=1`}
              className={classes(styles.link, slug === current && styles.current)}
              aria-current={slug === current ? 'page' : undefined}
              onClick={withinPage(() => onPick(slug))}
              {...(short !== name && { title: name })}
            >
              <span>{short}</span>
              <span className={styles.count}>{count}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
