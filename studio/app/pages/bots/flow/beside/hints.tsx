import { Kbd } from '@talkgraph/ui'
import { useFlow } from '../edit/flow-context.js'
import styles from './beside.module.css'

/** Three hints for who begins; they go with the second step. */
export function Hints() {
  const isFirst = useFlow().steps.size === 1
  if (!isFirst) return null
  return (
    <ul className={styles.hints}>
      <li>Write what the bot says first at the right.</li>
      <li>
        Drag from the amber dot, or press <Kbd>A</Kbd>, to say what comes next.
      </li>
      <li>
        Everything can be undone with <Kbd>Ctrl Z</Kbd>; <Kbd>?</Kbd> shows all keys.
      </li>
    </ul>
  )
}
