import { classes } from '@talkgraph/ui'
import type { DeskLabel } from '#api/records.js'
import styles from './label.module.css'

/** A label in the colour that the account has given it. */
export function Label({
  name,
  labels,
}: {
  readonly name: string
  readonly labels: readonly DeskLabel[]
}) {
  const colour = labels.find(label => label.name === name)?.colour ?? 'grey'
  return (
    <span className={classes(styles.label, styles[colour])} dir="auto">
      {name}
    </span>
  )
}
