import { useSyncExternalStore } from 'react'
import { keptProposal, subscribeToProposals } from '../../../api/kept-proposal.js'

/** The proposal that waits for a bot; null where there is none. */
export const useKeptProposal = (botId: string) =>
  useSyncExternalStore(subscribeToProposals, () => keptProposal(botId))
