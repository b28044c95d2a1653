import { categoryBySlug } from '../../../content/categories.js'
import type { GalleryCategory } from './categories.js'
import styles from './text-tab.module.css'

/** What the templates of a category are for. */
export function OverviewTab({ category }: { readonly category: GalleryCategory }) {
  const { name, description, overview, benefits } = categoryBySlug(category.slug)
  return (
    <div className={styles.text}>
      <div className={styles.group}>
        <h2 className={styles.title}>{name}</h2>
        <p className={styles.lead}>{description}</p>
      </div>
      <div className={styles.group}>
        {overview.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ul className={styles.points}>
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
