import { Grid } from '@talkgraph/ui'
import type { TitledText } from '@talkgraph/wire/site-data'
import styles from './titled-grid.module.css'

/** Short texts with headings, beside one another; nothing where there are none. */
export function TitledGrid({
  title,
  items,
}: {
  readonly title: string
  readonly items: readonly TitledText[]
}) {
  if (items.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <Grid column="medium" gap={4} className={styles.items}>
        {items.map(item => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </Grid>
    </section>
  )
}
