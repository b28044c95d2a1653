import { Grid } from '@talkgraph/ui'
import type { Figure } from '../../content/showcase/block.js'
import styles from './figures.module.css'

/** Figures with what they are figures of. */
export const Figures = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <Grid as="dl" column="narrow" gap={5} fit>
    {figures.map(({ value, words }) => (
      <div key={words} className={styles.figure}>
        <dt className={styles.words}>{words}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </Grid>
)
