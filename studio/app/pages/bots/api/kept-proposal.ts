import type { Proposal } from './ask-proposal.js'
import type { BotFile } from './bot-file.js'

/** A proposal that waits for somebody to accept it. */
export interface KeptProposal extends Omit<Proposal, 'seq'> {
  readonly kind: 'flow' | 'change' | 'translate'
  /** What was asked for. */
  readonly words: string
  /** The draft that it stands on; null until it is first seen beside one. */
  readonly base: BotFile | null
  /** The keys of the differences that were refused. */
  readonly refused: readonly string[]
}

const known = new Map<string, KeptProposal | null>()
const listeners = new Set<() => void>()
const nameOf = (botId: string) => `talkgraph-proposal-${botId}`

/** The proposal that waits for a bot in this tab, a reload of it included. */
export function keptProposal(botId: string): KeptProposal | null {
  const found = known.get(botId)
  if (found !== undefined) return found
  const read = readStored(botId)
  known.set(botId, read)
  return read
}

/** Keeps a proposal, or with null forgets it. One that finds no room is there until the page is left. */
export function keepProposal(botId: string, proposal: KeptProposal | null): void {
  known.set(botId, proposal)
  try {
    if (proposal) sessionStorage.setItem(nameOf(botId), JSON.stringify(proposal))
    else sessionStorage.removeItem(nameOf(botId))
  } catch {
    // Storage may be full or forbidden.
  }
  for (const listener of [...listeners]) listener()
}

/** Tells when a proposal comes or goes. */
export function subscribeToProposals(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function readStored(botId: string): KeptProposal | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(nameOf(botId)) ?? 'null')
    return isKept(stored) ? stored : null
  } catch {
    return null
  }
}

const isKept = (stored: unknown): stored is KeptProposal =>
  ['changes', 'notes', 'findings', 'refused'].every(name => Array.isArray(Object(stored)[name]))
