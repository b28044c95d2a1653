import { classes } from '@talkgraph/ui'
import styles from './name-cover.module.css'
import { toneOf } from './tone-of.js'

/** Letters up to which a name is set in the largest size, and in the next one. */
const [short, middling] = [9, 16]

/** A picture of what has no flow: its name, as large as it fits. */
export function NameCover({ title, name }: { readonly title: string; readonly name: string }) {
  const longest = Math.max(...title.split(/\s+/).map(word => word.length))
  const size =
    title.length <= short
      ? styles.large
      : longest <= middling && title.length <= 28
        ? styles.medium
        : styles.small
  return (
    <div className={classes(styles.cover, toneOf(name))} aria-hidden="true">
      <p className={classes(styles.name, size)}>{title}</p>
    </div>
  )
}
