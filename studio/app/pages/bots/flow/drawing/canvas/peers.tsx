import { Avatar, VisuallyHidden } from '@talkgraph/ui'
import { ViewportPortal } from '@xyflow/react'
import { MousePointer2 } from 'lucide-react'
import type { Peer } from '../../model/draft/draft-room.js'
import { useIsOwn } from '../../model/draft/own-name.js'
import { useDraft } from '../../model/draft/use-draft.js'
import { useFlow, usePlaces } from '../../model/edit/flow-context.js'
import { groupBy } from '../../model/graph/group-by.js'
import { boxOf } from '../../model/graph/places.js'
import styles from './peers.module.css'

/** Somebody else, or oneself in another tab, as they are called here. */
interface Guest extends Peer {
  readonly shown: string
}

function useGuests(): readonly Guest[] {
  const peers = useDraft(state => state.peers)
  const isOwn = useIsOwn()
  return peers.map(peer => ({
    ...peer,
    shown: isOwn(peer.name) ? 'You, in another tab' : peer.name,
  }))
}

/** Where the others point, and in which steps they are. */
export function Pointers() {
  const peers = useGuests()
  return (
    <ViewportPortal>
      <Guests peers={peers} />
      {peers.map(
        ({ id, shown, pointer }) =>
          pointer && (
            <div
              key={id}
              className={styles.pointer}
              aria-hidden
              style={{ transform: `translate(${pointer.x}px, ${pointer.y}px)` }}
            >
              <MousePointer2 size={18} />
              <span className={styles.name} dir="auto">
                {shown}
              </span>
            </div>
          ),
      )}
    </ViewportPortal>
  )
}

/** At the corner of each step who is in it. */
function Guests({ peers }: { readonly peers: readonly Guest[] }) {
  const { steps } = useFlow()
  const places = usePlaces()
  return [...groupBy(peers, ({ nodeId }) => nodeId)].map(([nodeId, guests]) => {
    const step = nodeId === null ? undefined : steps.get(nodeId)
    if (!step) return null
    const { x, y, width } = boxOf(step, places)
    return (
      <div
        key={nodeId}
        className={styles.guests}
        aria-hidden
        style={{
          transform: `translate(${x + width}px, ${y}px) translate(-100%, calc(-100% - 4px))`,
        }}
      >
        {guests.map(({ id, name, shown }) => (
          <span key={id} title={shown}>
            <Avatar name={name} size="small" />
          </span>
        ))}
      </div>
    )
  })
}

/** Who else has the bot open, and in which step. */
export function Peers() {
  const peers = useGuests()
  const { steps } = useFlow()
  if (peers.length === 0) return null
  return (
    <ul className={styles.peers} aria-label="Also here">
      {peers.map(({ id, name, shown, nodeId }) => {
        const step = nodeId === null ? undefined : steps.get(nodeId)
        const whole = step ? `${shown}, in “${step.name}”` : shown
        return (
          <li key={id} title={whole}>
            <Avatar name={name} size="small" />
            <VisuallyHidden>{whole}</VisuallyHidden>
          </li>
        )
      })}
    </ul>
  )
}
