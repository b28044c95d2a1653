import type { Clock } from './clock.js'
import type { Peer } from './draft-room.js'
import type { DraftTransport } from './transport.js'

type Place = Pick<Peer, 'nodeId' | 'pointer'>

/** Milliseconds between two times that others are shown where this person points. */
const rest = 200
/** Milliseconds after which it is said again, so that who comes later knows it too. */
const again = 15_000
/** Milliseconds after which somebody counts as gone who has said nothing. */
const silence = 45_000

/** Who else is there, and where; tells others where this person is. */
export function createPresence(
  transport: Pick<DraftTransport, 'show'>,
  clock: Clock,
  tell: () => void,
) {
  const seen = new Map<string, { readonly peer: Peer; readonly at: number }>()
  let peers: readonly Peer[] = []
  let place: Place = { nodeId: null, pointer: null }
  let saidAt = Number.NEGATIVE_INFINITY
  let cancel: (() => void) | undefined
  let isEnded = false

  function say() {
    if (isEnded) return
    saidAt = clock.now()
    // Who is where matters only now: what does not come through is not said later.
    transport.show(place).catch(() => undefined)
    cancel = clock.after(again, sweep)
  }

  function sweep() {
    for (const [id, { at }] of seen) if (clock.now() - at > silence) seen.delete(id)
    list()
    say()
  }

  function list() {
    const now = [...seen.values()].map(({ peer }) => peer)
    if (now.length === 0 && peers.length === 0) return
    peers = now
    tell()
  }

  return {
    peers: () => peers,
    show(next: Place) {
      place = next
      cancel?.()
      cancel = clock.after(Math.max(0, saidAt + rest - clock.now()), say)
    },
    heard: {
      presence(peer: Peer) {
        seen.set(peer.id, { peer, at: clock.now() })
        list()
      },
      left(peerId: string) {
        if (seen.delete(peerId)) list()
      },
    },
    /** The line is down: nobody knows who is there. */
    reset() {
      seen.clear()
      list()
    },
    end() {
      isEnded = true
      cancel?.()
    },
  }
}
