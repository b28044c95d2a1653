import type { DeskFilter, DeskThread } from '#api/records.js'

/** A list of threads that are not over; those that are stay with the server. */
export type OpenView = Exclude<DeskFilter, 'ended'>

const urgency = { high: 0, normal: 1, low: 2 } as const

/**
 * Compares two open threads as the server's order `line` has them: who waits comes first, by urgency and then by time; then
 * what agents have, those first that something happened in last.
 */
export function compareInLine(one: DeskThread, other: DeskThread): number {
  if (one.state !== other.state) return one.state === 'waiting' ? -1 : 1
  if (one.state !== 'waiting')
    return compare(other.updatedAt, one.updatedAt) || compare(other.id, one.id)
  return (
    urgency[one.priority] - urgency[other.priority] ||
    compare(one.waitingSince ?? one.createdAt, other.waitingSince ?? other.createdAt) ||
    compare(one.id, other.id)
  )
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Whether a thread stands in a list of this agent's. */
export function isInView(view: OpenView, { state, agentId }: DeskThread, me: string): boolean {
  if (state !== 'waiting' && state !== 'taken') return false
  return view === 'open' || (view === 'waiting' ? state === 'waiting' : agentId === me)
}
