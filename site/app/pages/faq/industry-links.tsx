import { Grid } from '@talkgraph/ui'
import { industries } from '../../../content/industries.js'
import styles from './industry.module.css'

/** The way to the questions of each industry. */
export function IndustryLinks() {
  return (
    <nav className={styles.body} aria-labelledby="by-industry">
      <h2 id="by-industry" className={styles.title}>
        By industry
      </h2>
      <Grid column="narrow" gap={3} className={styles.industries}>
        {industries.map(({ slug, name }) => (
          <li key={slug}>
            <a href={`/faq/${slug}`}>{name}</a>
          </li>
        ))}
      </Grid>
    </nav>
  )
}
