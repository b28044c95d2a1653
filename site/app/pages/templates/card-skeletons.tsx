import { Grid, Skeleton, VisuallyHidden } from '@talkgraph/ui'
import styles from './card-skeletons.module.css'

const rows = 7

/** Cards that are on their way, in their final shape. */
export const CardSkeletons = () => (
  <div role="status">
    <VisuallyHidden>Loading templates</VisuallyHidden>
    <Grid as="div" column="large">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Rows of a skeleton are all alike.
        <div key={row} className={styles.card}>
          <Skeleton shape="block" className={styles.picture} />
          <Skeleton shape="short" />
          <Skeleton shape="title" />
          <Skeleton />
        </div>
      ))}
    </Grid>
  </div>
)
