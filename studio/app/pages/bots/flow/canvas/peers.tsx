import { Avatar, VisuallyHidden } from '@talkgraph/ui'
import { ViewportPortal } from '@xyflow/react'
import { MousePointer2 } from 'lucide-react'
import { useDraft } from '../draft/use-draft.js'
import styles from './peers.module.css'

/** Where the others point. */
export function Pointers() {
  const peers = useDraft(state => state.peers)
  return (
    <ViewportPortal>
      {peers.map(
        ({ id, name, pointer }) =>
          pointer && (
            <div
              key={id}
              className={styles.pointer}
              aria-hidden
              style={{ transform: `translate(${pointer.x}px, ${pointer.y}px)` }}
            >
              <MousePointer2 size={18} />
              <span className={styles.name}>{name}</span>
            </div>
          ),
      )}
    </ViewportPortal>
  )
}

/** Who else has the bot open; those who are in a step stand on it, too. */
export function Peers() {
  const peers = useDraft(state => state.peers)
  if (peers.length === 0) return null
  return (
    <ul className={styles.peers} aria-label="Also here">
      {peers.map(({ id, name }) => (
        <li key={id} title={name}>
          <Avatar name={name} size="small" />
          <VisuallyHidden>{name}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}
