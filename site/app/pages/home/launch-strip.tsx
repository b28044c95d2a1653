import { Clock, Rocket, UserPlus } from 'lucide-react'
import { launch } from '../../../content/home.js'
import styles from './launch-strip.module.css'

const icons = [Clock, Rocket, UserPlus]

/** What one has, from the first minute on. */
export const LaunchStrip = () => (
  <ul className={styles.strip} aria-label="What you have, from the first minute on">
    {launch.map((words, at) => {
      const Icon = icons[at] ?? Rocket
      return (
        <li key={words} className={styles.item}>
          <Icon size={20} aria-hidden="true" />
          {words}
        </li>
      )
    })}
  </ul>
)
