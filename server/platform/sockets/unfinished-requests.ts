import type { IncomingMessage } from 'node:http'

/** Requests whose bodies are on their way. */
export interface UnfinishedRequests {
  /** Counts one more of this address; false where it has as many as it may. */
  add(request: IncomingMessage, address: string): boolean
  remove(request: IncomingMessage): void
  /** Forgets those that are whole by now, and tells of each whose body takes too long. */
  look(): void
}

/** How long bodies may take. */
export interface BodyPace {
  /** Milliseconds that every body has. */
  readonly least: number
  /** Bytes for which it has a millisecond more each. */
  readonly bytesPerMs: number
}

interface Entry {
  readonly address: string
  /** When it is late. */
  readonly due: number
}

/** Starts without any. */
export function createUnfinishedRequests(
  mostPerAddress: number,
  { least, bytesPerMs }: BodyPace,
  onLate: (request: IncomingMessage) => void,
  now: () => number = () => performance.now(),
): UnfinishedRequests {
  const entries = new Map<IncomingMessage, Entry>()
  const byAddress = new Map<string, Set<IncomingMessage>>()

  return { add, remove, look }

  function add(request: IncomingMessage, address: string): boolean {
    const others = byAddress.get(address) ?? new Set()
    // One that nobody has read yet may be whole nevertheless.
    if (others.size >= mostPerAddress) for (const other of others) if (other.complete) remove(other)
    if (others.size >= mostPerAddress) return false
    byAddress.set(address, others.add(request))
    // A body of a length that is not told has the time that every request has.
    const length = Number(request.headers['content-length'] ?? Infinity)
    entries.set(request, { address, due: now() + least + length / bytesPerMs })
    return true
  }

  function remove(request: IncomingMessage): void {
    const { address } = entries.get(request) ?? {}
    if (address === undefined) return
    entries.delete(request)
    const others = byAddress.get(address)
    others?.delete(request)
    if (others?.size === 0) byAddress.delete(address)
  }

  function look(): void {
    for (const [request, { due }] of entries) {
      if (!request.complete && due > now()) continue
      remove(request)
      if (!request.complete) onLate(request)
    }
  }
}
