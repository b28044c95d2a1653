/** Tells pumps of this process that something new waits; those of others look by themselves. */
export interface Wakes {
  /** Something came over this connection. */
  came(channelId: string): void
  /** Something may have to go out, over whichever connection. */
  goes(): void
  /** Calls back at each until it is taken back. */
  on(way: 'in' | 'out', channelId: string, listener: () => void): () => void
}

/** Makes them. */
export function createWakes(): Wakes {
  const incoming = new Map<string, Set<() => void>>()
  const outgoing = new Set<() => void>()
  return {
    came: channelId => {
      for (const listener of incoming.get(channelId) ?? []) listener()
    },
    goes: () => {
      for (const listener of outgoing) listener()
    },
    on(way, channelId, listener) {
      const listeners = way === 'out' ? outgoing : (incoming.get(channelId) ?? new Set())
      if (way === 'in') incoming.set(channelId, listeners)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (way === 'in' && listeners.size === 0) incoming.delete(channelId)
      }
    },
  }
}
