import { classes } from '@talkgraph/ui'
import { lookOfKind } from '../../model/kinds/kind-look.js'
import styles from './kinds.module.css'

/** The sign of a kind of step, in its group's colour. */
export function KindIcon({ type, size = 16 }: { readonly type: string; readonly size?: number }) {
  const { hue, icon: Icon } = lookOfKind(type)
  return <Icon size={size} aria-hidden className={classes(styles.icon, styles[hue])} />
}
