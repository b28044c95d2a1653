import { Grid } from '@talkgraph/ui'
import type { Step } from '../../content/showcase/block.js'
import styles from './steps.module.css'

/** Three steps beside one another, which come up one after the other; who wants no motion has them at once. */
export const Steps = ({ steps }: { readonly steps: readonly Step[] }) => (
  <Grid as="ol" column="small" gap={5} fit className={styles.steps}>
    {steps.map(({ title, text }) => (
      <li key={title} className={styles.step}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </li>
    ))}
  </Grid>
)
