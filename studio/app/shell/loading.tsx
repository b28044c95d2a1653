import { Spinner } from '@talkgraph/ui'
import styles from './loading.module.css'

/** What stands on the screen until the studio knows who is there. */
export const Loading = () => (
  <main className={styles.loading}>
    <Spinner label="Loading the studio" />
  </main>
)
