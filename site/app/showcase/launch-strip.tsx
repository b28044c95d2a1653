import { launchStrip } from '../../content/features.js'
import styles from './launch-strip.module.css'

/** How quickly it goes, in three phrases. */
export const LaunchStrip = () => (
  <ol className={styles.strip}>
    {launchStrip.map(phrase => (
      <li key={phrase} className={styles.phrase}>
        {phrase}
      </li>
    ))}
  </ol>
)
