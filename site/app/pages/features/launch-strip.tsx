import { Clock, Rocket, UserPlus } from 'lucide-react'
import { launch } from '../../../content/home.js'
import { useClaims } from '../../claims.js'
import styles from './launch-strip.module.css'

const icons = [Clock, Rocket, UserPlus]

/** What one has, from the first minute on. */
export function LaunchStrip() {
  const claims = useClaims()
  const said = launch.flatMap((line, at) => {
    const words = claims[line]
    return words === undefined ? [] : [{ words, Icon: icons[at] ?? Rocket }]
  })
  if (said.length === 0) return null
  return (
    <ul className={styles.strip} aria-label="What you have, from the first minute on">
      {said.map(({ words, Icon }) => (
        <li key={words} className={styles.item}>
          <Icon size={20} aria-hidden="true" />
          {words}
        </li>
      ))}
    </ul>
  )
}
