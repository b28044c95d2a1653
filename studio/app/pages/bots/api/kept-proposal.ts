import { createStore } from '#store/store.js'
import { useStore } from '#store/use-store.js'
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

const known = createStore<Readonly<Record<string, KeptProposal | null>>>({})
/** Those that were there before this tab's own. */
const stored = new Map<string, KeptProposal | null>()
const nameOf = (botId: string) => `talkgraph-proposal-${botId}`

/** The proposal that waits for a bot in this tab, a reload of it included. */
export function keptProposal(botId: string): KeptProposal | null {
  const found = known.get()[botId]
  if (found !== undefined) return found
  const read = stored.get(botId) ?? readStored(botId)
  stored.set(botId, read)
  return read
}

/** Keeps a proposal, or with null forgets it. One that finds no room is there until the page is left. */
export function keepProposal(botId: string, proposal: KeptProposal | null): void {
  try {
    if (proposal) sessionStorage.setItem(nameOf(botId), JSON.stringify(proposal))
    else sessionStorage.removeItem(nameOf(botId))
  } catch {
    // Storage may be full or forbidden.
  }
  known.set({ [botId]: proposal })
}

/** The same, followed as it comes and goes. */
export const useKeptProposal = (botId: string): KeptProposal | null =>
  useStore(known, () => keptProposal(botId))

function readStored(botId: string): KeptProposal | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(botId)) ?? 'null')
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

const isKept = (kept: unknown): kept is KeptProposal =>
  ['changes', 'notes', 'findings', 'refused'].every(name => Array.isArray(Object(kept)[name]))
