import { isProvided } from '../../channels/index.js'
import type { LiveHub } from '../../platform/streams/hub.js'
import type { ThreadEntry } from '../../store/index.js'

type Thread = Pick<ThreadEntry, 'id' | 'owner'> & Partial<Pick<ThreadEntry, 'channel' | 'personId'>>

/**
 * What use-cases say has happened, once it is kept: streams of visitors and desks hear of it over the hub, and look in the
 * database for what it is. Whoever changes what they see says so here.
 */
export interface News {
  /** A thread has begun, or has another state, agent, visitor or labels. */
  changed(thread: Thread & Pick<ThreadEntry, 'state'>): void
  /** A thread was deleted. */
  removed(thread: Thread): void
  /** A message or a note was added to a thread. */
  said(thread: Thread): void
  /** Somebody has read more of a thread, or less. */
  read(thread: Thread): void
  /** Somebody reacted to the message of this number. */
  reacted(thread: Thread, number: number): void
  /** Somebody types, or no longer does. */
  typed(thread: Thread, by: 'agent' | 'visitor', on: boolean): void
  /** A waiting thread is another agent's turn to take. */
  offered(thread: Thread): void
  /** Who is at an account's desk, or available there, has changed. */
  agentsChanged(owner: string): void
  labelsChanged(owner: string): void
}

/**
 * Makes them over a hub. `onWait` is called when a thread may have begun to wait for an agent, or an agent for threads;
 * `onSay` when something may have to go out over a provider's channel.
 */
export function createNews(
  hub: LiveHub,
  onWait: () => void,
  onSay: () => void = () => undefined,
): News {
  const tell = ({ id, owner }: Thread) => hub.tell({ thread: id, owner })
  const move = ({ id, owner }: Thread) => hub.tell({ thread: id, owner, isMoved: true })
  const goOut = ({ channel, personId = null }: Thread) => {
    if (personId !== null || (channel !== undefined && isProvided(channel))) onSay()
  }
  return {
    changed(thread) {
      move(thread)
      goOut(thread)
      if (thread.state === 'waiting') onWait()
    },
    removed: move,
    said(thread) {
      tell(thread)
      goOut(thread)
    },
    read: tell,
    offered: move,
    reacted: ({ id, owner }, reactedTo) => hub.tell({ thread: id, owner, reactedTo }),
    typed: ({ id, owner }, by, on) => hub.tell({ thread: id, owner, typing: { by, on } }),
    agentsChanged(owner) {
      hub.tell({ thread: null, owner })
      onWait()
    },
    labelsChanged: owner => hub.tell({ thread: null, owner }),
  }
}
